package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is really full: a small file system of its own, where this user may make one. */
class FullDiskTest {
    @TempDir
    private Path small;

    @BeforeEach
    void mount() throws Exception {
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", small.toString()) == 0, "may not mount");
    }

    @AfterEach
    void unmount() throws Exception {
        run("umount", small.toString());
    }

    private static int run(String... command) throws Exception {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            return -1; // no such program
        }
    }

    @Test
    void a_full_disk_is_told_reading_goes_on_and_all_goes_on_when_there_is_room_again() throws Exception {
        try (var house = House.in(small.resolve("data"))) {
            var ann = house.guest();
            var table = ann.table("me", "bot:random");
            assertThat(ann.get("/health").status()).isEqualTo(200);
            var filler = small.resolve("filler");
            fill(filler);

            House.await(() -> say(ann, table).equals("cannot-save"));
            House.await(() -> ann.get("/health").text().contains("\"cannot-write\""));
            assertThat(ann.get("/health").status()).isEqualTo(503);
            assertThat(ann.get("/api/tables/" + table).status()).isEqualTo(200);

            Files.delete(filler);
            House.await(() -> ann.get("/health").status() == 200);
            House.await(() -> say(ann, table).isEmpty());
        }
    }

    /** The code of the refusal, if it is one. */
    private static String say(House.Visitor ann, String table) throws Exception {
        return ann.run(table, "\"say\", \"text\": \"" + "long ".repeat(90) + "\"")
                .code();
    }

    private static void fill(Path file) throws IOException {
        try (var out = Files.newOutputStream(file)) {
            for (var block = new byte[512]; ; ) {
                out.write(block);
            }
        } catch (IOException full) {
            assertThat(full).isNotNull();
        }
    }
}
