package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {
    private static final String HEX = "00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f";
    private static final String SECURE = "02" + HEX;

    @ParameterizedTest
    @ValueSource(strings = {HEX, "02" + HEX})
    void anybody_can_check_the_commitment_with_sha_256(String hex) throws Exception {
        var bytes = HexFormat.of().parseHex(hex);
        var sha = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        assertThat(Seed.parse(hex).commitment()).isEqualTo(sha);
    }

    @Test
    void it_reads_what_it_writes_and_nothing_else() {
        assertThat(Seed.parse(HEX).hex()).isEqualTo(HEX);
        assertThat(Seed.parse(SECURE).hex()).isEqualTo(SECURE);
        for (var wrong : new String[] {
            "", "12", HEX + "0", HEX + "00", "01" + HEX, "03" + HEX, HEX.replace('a', 'A'), HEX.replace('0', 'g')
        }) {
            assertThatThrownBy(() -> Seed.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void games_of_people_are_secure_and_simulations_are_fast() {
        assertThat(Seed.secret().kind()).isEqualTo(Seed.Kind.SECURE);
        assertThat(Seed.secret().hex()).startsWith("02").hasSize(66);
        assertThat(Seed.numbered(1, 1).kind()).isEqualTo(Seed.Kind.FAST);
        assertThat(Seed.from(Rng.of(1)).kind()).isEqualTo(Seed.Kind.FAST);
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
        var expected = new Xoroshiro(
                Long.parseUnsignedLong(hash.substring(0, 16), 16), Long.parseUnsignedLong(hash.substring(16, 32), 16));
        assertThat(Seed.parse(HEX).stream("DIE", 5).nextLong()).isEqualTo(expected.nextLong());
    }

    /** The same with nothing but SHA-256: the steps of docs/records.md. */
    @Test
    void a_secure_stream_is_sha_256_in_counter_mode() throws Exception {
        var sha = MessageDigest.getInstance("SHA-256");
        sha.update(HexFormat.of().parseHex(SECURE));
        sha.update(new byte[] {0, 0, 0, 5});
        var key = sha.digest("DIE".getBytes(StandardCharsets.UTF_8));
        var numbers = new ArrayList<Long>();
        for (byte block = 0; block < 3; block++) {
            sha.update(key);
            sha.update(new byte[] {0, 0, 0, 0, 0, 0, 0, block});
            var longs = ByteBuffer.wrap(sha.digest()).asLongBuffer();
            while (longs.hasRemaining()) {
                numbers.add(longs.get());
            }
        }
        var stream = Seed.parse(SECURE).stream("DIE", 5);
        assertThat(numbers)
                .hasSize(12)
                .allSatisfy(number -> assertThat(stream.nextLong()).isEqualTo(number));
    }

    /** Computed with sha256sum. Games depend on these numbers: they never change. */
    @Test
    void the_numbers_of_a_secure_stream_are_fixed_for_ever() {
        var shuffle = Seed.parse(SECURE).stream("SHUFFLE", 0);
        assertThat(new long[] {shuffle.nextLong(), shuffle.nextLong(), shuffle.nextLong(), shuffle.nextLong()})
                .containsExactly(
                        8101353737502310343L, 3974659836942114153L, 3957644132891958998L, -1388409153381446254L);
        assertThat(LongStream.generate(shuffle::nextLong).limit(4).toArray())
                .containsExactly(
                        -5710573199096280207L, -4790737074274570708L, -8486306727985563646L, 2616182638287691771L);
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
