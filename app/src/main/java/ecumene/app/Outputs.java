package ecumene.app;

import ecumene.arena.Records;
import ecumene.arena.Report;
import ecumene.arena.Results;
import ecumene.arena.ResultsJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The files a command leaves. Their folders are made before the first game, not after the last one has been lost. */
record Outputs(Shell shell, Optional<Path> json, Optional<Path> report) {
    private static final String PAGE = "index.html";

    void prepare(Optional<Path> records) {
        records.ifPresent(this::folder);
        report.ifPresent(this::folder);
        json.ifPresent(file -> {
            if (Files.isDirectory(file)) {
                throw shell.wrong("file.is-folder", file);
            }
            folder(file.toAbsolutePath().resolveSibling(""));
        });
    }

    private void folder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw shell.wrong("file.unwritable", folder, Shell.reason(e));
        }
        if (!Files.isWritable(folder)) {
            throw shell.wrong("file.unwritable", folder, "");
        }
    }

    void write(Results results) {
        json.ifPresent(file -> write(file, ResultsJson.of(results)));
        report.ifPresent(folder -> write(folder.resolve(PAGE), Report.page(results, shell.lang())));
    }

    void write(Path file, String text) {
        shell.writing(file, () -> Records.write(file, text));
        shell.say("written", file);
    }
}
