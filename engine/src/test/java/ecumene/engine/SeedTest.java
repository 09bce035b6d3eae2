package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SeedTest {
    private static final String HEX = "00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f";

    @Test
    void anybody_can_check_the_commitment_with_sha_256() throws Exception {
        var bytes = HexFormat.of().parseHex(HEX);
        var sha = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        assertThat(Seed.parse(HEX).commitment()).isEqualTo(sha);
    }

    @Test
    void it_reads_what_it_writes_and_nothing_else() {
        assertThat(Seed.parse(HEX).hex()).isEqualTo(HEX);
        for (var wrong : new String[] {"", "12", HEX + "0", HEX.replace('a', 'A'), HEX.replace('0', 'g')}) {
            assertThatThrownBy(() -> Seed.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void it_is_not_printed_by_accident() {
        assertThat(Seed.parse(HEX).toString()).doesNotContain("0011", "8899", "4386547336");
    }

    /** Recorded games depend on these numbers: they never change. */
    @Test
    void the_numbers_of_a_stream_are_fixed_for_ever() {
        var shuffle = Seed.parse(HEX).stream("SHUFFLE", 0);
        assertThat(new long[] {shuffle.nextLong(), shuffle.nextLong(), shuffle.nextLong()})
                .containsExactly(1133398365411174096L, -1763368718965229038L, -7109252230049957324L);
        assertThat(Seed.numbered(1, 2).hex())
                .isEqualTo("8c7654ecfd7b0b623b803e2f4e02ad1cc84278efdfcd7c4c9208edd81f17e115");
    }

    /** A stream is SHA-256(seed, time, purpose), so that another program can check a shuffle. */
    @Test
    void a_stream_starts_from_the_hash_of_seed_time_and_purpose() throws Exception {
        var digest = MessageDigest.getInstance("SHA-256");
        digest.update(HexFormat.of().parseHex(HEX));
        digest.update(new byte[] {0, 0, 0, 5});
        var hash = HexFormat.of().formatHex(digest.digest("DIE".getBytes(StandardCharsets.UTF_8)));
        var expected = new Rng(
                Long.parseUnsignedLong(hash.substring(0, 16), 16), Long.parseUnsignedLong(hash.substring(16, 32), 16));
        assertThat(Seed.parse(HEX).stream("DIE", 5).nextLong()).isEqualTo(expected.nextLong());
    }

    @Test
    void streams_of_other_purposes_times_and_seeds_are_other_streams() {
        long first = Seed.parse(HEX).stream("DIE", 0).nextLong();
        assertThat(Seed.parse(HEX).stream("DIE", 0).nextLong()).isEqualTo(first);
        assertThat(Seed.parse(HEX).stream("DIE", 1).nextLong()).isNotEqualTo(first);
        assertThat(Seed.parse(HEX).stream("DIE2", 0).nextLong()).isNotEqualTo(first);
        assertThat(Seed.numbered(1, 1).stream("DIE", 0).nextLong()).isNotEqualTo(first);
    }

    @Test
    void no_two_secrets_are_the_same() {
        assertThat(Seed.secret()).isNotEqualTo(Seed.secret());
    }
}
