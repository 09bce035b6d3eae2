package ecumene.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Moves everything between stores as gzipped lines of JSON: a header, a line for every row, and an end with the number of rows
 * of each table, so that a file that was cut short is known for it. Which node runs what stays behind.
 */
public final class Transfer {
    static final int FORMAT = 1;
    /** The number of the last migration that changed a row's columns. */
    static final int SCHEMA = 8;

    private static final String NAME = "ecumene-export";
    private static final String END = "end";
    private static final int BATCH = 500;
    private static final JsonMapper JSON = new JsonMapper();

    static final List<Sheet> SHEETS = List.of(
            sheet("account", "id", "id name name_key guest:flag password lang theme created:whole"),
            sheet("session", "hash", "hash person expires:whole"),
            sheet("leaving", "person", "person since:whole"),
            sheet("token", "id", "id person name hash created:whole used:whole scope=\"play\" expires:whole=0"),
            sheet(
                    "game_table",
                    "id",
                    "id game variant title status open:flag invite owner created:whole changed:whole"
                            + " seq:whole due:whole moves:whole turn:whole summary"),
            sheet("event", "table_id, seq", "table_id seq:whole at:whole command last:whole kind body"),
            sheet("seat", "table_id, seat", "table_id seat:whole person waiting:flag"),
            sheet("archive", "table_id", "table_id body:bytes"),
            sheet(
                    "rating",
                    "game, subject",
                    "game subject mu:real sigma:real games:whole wins:whole discounted:real=0"),
            sheet("met", "game, one, other", "game one other times:real at:whole"));

    private Transfer() {}

    /** Why a file was not imported. */
    public enum Why {
        NOT_EMPTY,
        CUT,
        WRONG_FORMAT,
        NEWER_VERSION
    }

    /** The import is refused, and the store is as it was. */
    public static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final Why why;
        private final transient Local text;

        private Broken(Why why, Local text, Throwable cause) {
            super(text.en(), cause);
            this.why = why;
            this.text = text;
        }

        private Broken(Why why, Local text) {
            super(text.en());
            this.why = why;
            this.text = text;
        }

        public Why why() {
            return why;
        }

        public String in(Lang lang) {
            return text.in(lang);
        }
    }

    enum Kind {
        TEXT,
        WHOLE,
        REAL,
        FLAG,
        BYTES
    }

    /** @param otherwise what a row of an export has that was made before there was this column; for one that was always there nothing */
    record Column(String name, Kind kind, Optional<JsonNode> otherwise) {
        static Column read(String text) {
            var otherwise = text.split("=", 2);
            var named = otherwise[0].split(":", 2);
            return new Column(
                    named[0],
                    named.length == 1 ? Kind.TEXT : Transfer.kind(named[1]),
                    otherwise.length == 1 ? Optional.empty() : Optional.of(json(otherwise[1])));
        }

        private static JsonNode json(String text) {
            try {
                return JSON.readTree(text);
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException(text, e);
            }
        }
    }

    /** A table of the schema as it is exported. */
    record Sheet(String name, String order, List<Column> columns) {}

    /** @param columns names, followed by the kind unless it is text, and by what stands there in older exports if it is new */
    private static Sheet sheet(String name, String order, String columns) {
        return new Sheet(
                name,
                order,
                Arrays.stream(columns.split(" ", -1)).map(Column::read).toList());
    }

    private static Kind kind(String name) {
        return switch (name) {
            case "whole" -> Kind.WHOLE;
            case "real" -> Kind.REAL;
            case "flag" -> Kind.FLAG;
            case "bytes" -> Kind.BYTES;
            default -> throw new IllegalArgumentException(name);
        };
    }

    // --- out ---

    static Map<String, Long> write(Database database, OutputStream out) throws IOException {
        try {
            return database.snapshot(handle -> {
                try (var lines =
                        new BufferedWriter(new OutputStreamWriter(new GZIPOutputStream(out), StandardCharsets.UTF_8))) {
                    return write(handle, lines);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Map<String, Long> write(Handle handle, BufferedWriter lines) throws IOException {
        var header = JSON.createObjectNode()
                .put("format", NAME)
                .put("version", FORMAT)
                .put("schema", SCHEMA);
        line(lines, header);
        var counts = new LinkedHashMap<String, Long>();
        for (var sheet : SHEETS) {
            counts.put(sheet.name(), write(handle, sheet, lines));
        }
        line(lines, row(END, JSON.valueToTree(counts)));
        return counts;
    }

    private static long write(Handle handle, Sheet sheet, BufferedWriter lines) throws IOException {
        long count = 0;
        try (var rows = handle.createQuery("select * from " + sheet.name() + " order by " + sheet.order())
                .setFetchSize(BATCH)
                .map((row, context) -> json(sheet, row))
                .iterator()) {
            while (rows.hasNext()) {
                line(lines, row(sheet.name(), rows.next()));
                count++;
            }
        }
        return count;
    }

    private static ObjectNode row(String table, JsonNode row) {
        return JSON.createObjectNode().put("t", table).set("r", row);
    }

    private static void line(BufferedWriter lines, ObjectNode json) throws IOException {
        lines.write(JSON.writeValueAsString(json));
        lines.write('\n');
    }

    private static ObjectNode json(Sheet sheet, ResultSet row) throws SQLException {
        var json = JSON.createObjectNode();
        for (var column : sheet.columns()) {
            var name = column.name();
            switch (column.kind()) {
                case TEXT -> json.put(name, row.getString(name));
                case WHOLE -> json.put(name, row.getLong(name));
                case REAL -> json.put(name, row.getDouble(name));
                case FLAG -> json.put(name, row.getBoolean(name));
                case BYTES -> json.put(name, row.getBytes(name));
            }
        }
        return json;
    }

    // --- in ---

    static Map<String, Long> read(Database database, InputStream in) throws IOException {
        try {
            return database.bulk(handle -> new Reading(handle).all(in));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (JdbiException e) {
            throw garbled(0, e);
        }
    }

    private static Broken cut(Throwable cause) {
        return new Broken(
                Why.CUT,
                new Local(
                        "The file ends too early: it was cut short. Nothing was imported; copy it again, or export again.",
                        "Файл обрывается раньше времени. Ничего не загружено; скопируйте его заново или повторите выгрузку."),
                cause);
    }

    /** @param line where, 0 when it is not about a line */
    private static Broken garbled(long line, Throwable cause) {
        return new Broken(
                Why.WRONG_FORMAT,
                new Local(
                        "This is not an export of Ecumene, or it was damaged" + (line > 0 ? " (line " + line + ")" : "")
                                + ". Nothing was imported; copy it again, or export again.",
                        "Это не выгрузка «Ойкумены», или она повреждена" + (line > 0 ? " (строка " + line + ")" : "")
                                + ". Ничего не загружено; скопируйте файл заново или повторите выгрузку."),
                cause);
    }

    private static Broken newer() {
        return new Broken(
                Why.NEWER_VERSION,
                new Local(
                        "The file was exported by a newer version of Ecumene. Nothing was imported; import it with that version or a later one.",
                        "Файл выгружен более новой версией «Ойкумены». Ничего не загружено; загрузите его той же или ещё более новой версией."));
    }

    private static Broken notEmpty() {
        return new Broken(
                Why.NOT_EMPTY,
                new Local(
                        "The store already holds data. Nothing was imported; import into a new folder or an empty database.",
                        "В хранилище уже есть данные. Ничего не загружено; загружайте в новую папку или в пустую базу данных."));
    }

    /** Something in a line is not what it must be. */
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String what) {
            super(what);
        }
    }

    /** One import under way. */
    private static final class Reading {
        private final Handle handle;
        private final Map<String, Sheet> sheets =
                SHEETS.stream().collect(Collectors.toMap(Sheet::name, sheet -> sheet));
        private final Map<String, PreparedBatch> batches = new LinkedHashMap<>();
        private final Map<String, Long> counts = new LinkedHashMap<>();
        private long line;

        Reading(Handle handle) {
            this.handle = handle;
            SHEETS.forEach(sheet -> counts.put(sheet.name(), 0L));
        }

        Map<String, Long> all(InputStream in) {
            if (SHEETS.stream().anyMatch(this::hasRows)) {
                throw notEmpty();
            }
            try (var lines =
                    new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8))) {
                header(next(lines));
                for (var json = next(lines); !json.path("t").asText().equals(END); json = next(lines)) {
                    row(json);
                }
                if (lines.readLine() != null) {
                    throw new Unreadable("lines after the end");
                }
            } catch (EOFException e) {
                throw cut(e);
            } catch (ZipException | JsonProcessingException | Unreadable e) {
                throw garbled(line, e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            batches.values().forEach(PreparedBatch::execute);
            renewNameKeys();
            return counts;
        }

        /** They may have been made by other tables of what looks alike. */
        private void renewNameKeys() {
            try {
                NameKeys.renew(handle.getConnection());
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }

        private boolean hasRows(Sheet sheet) {
            return handle.createQuery("select 1 from " + sheet.name() + " limit 1")
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
        }

        /** The next line, of which the end is also compared with what was read. */
        private JsonNode next(BufferedReader lines) throws IOException, Unreadable {
            var text = lines.readLine();
            if (text == null) {
                throw new EOFException("no end");
            }
            line++;
            var json = JSON.readTree(text);
            if (json.path("t").asText().equals(END) && !sameCounts(json.path("r"))) {
                throw new EOFException("lines are missing");
            }
            return json;
        }

        /** An older export does not name the tables that came later, and has none of their rows. */
        private boolean sameCounts(JsonNode end) {
            long rows = 0;
            for (var count : end) {
                rows += count.asLong();
            }
            return counts.entrySet().stream()
                            .allMatch(count -> end.path(count.getKey()).asLong(0) == count.getValue())
                    && rows
                            == counts.values().stream()
                                    .mapToLong(Long::longValue)
                                    .sum();
        }

        private void header(JsonNode json) throws Unreadable {
            if (!json.path("format").asText().equals(NAME)
                    || !json.path("version").isInt()
                    || !json.path("schema").isInt()) {
                throw new Unreadable("no header");
            }
            if (json.path("version").intValue() > FORMAT || json.path("schema").intValue() > SCHEMA) {
                throw newer();
            }
        }

        private void row(JsonNode json) throws Unreadable {
            var sheet = sheets.get(json.path("t").asText());
            var row = json.path("r");
            if (sheet == null
                    || row.size()
                            != sheet.columns().stream()
                                    .filter(column -> row.has(column.name()))
                                    .count()) {
                throw new Unreadable("not a known row");
            }
            var batch = batches.computeIfAbsent(sheet.name(), name -> handle.prepareBatch(insert(sheet)));
            for (var column : sheet.columns()) {
                bind(
                        batch,
                        column,
                        row.has(column.name())
                                ? row.path(column.name())
                                : column.otherwise().orElse(row.path(column.name())));
            }
            batch.add();
            counts.merge(sheet.name(), 1L, Long::sum);
            if (batch.size() >= BATCH) {
                batch.execute();
            }
        }

        private static String insert(Sheet sheet) {
            var names = sheet.columns().stream().map(Column::name).toList();
            return "insert into " + sheet.name() + " (" + String.join(", ", names) + ") values (:"
                    + String.join(", :", names) + ")";
        }

        private static void bind(PreparedBatch batch, Column column, JsonNode value) throws Unreadable {
            var name = column.name();
            switch (column.kind()) {
                case TEXT ->
                    batch.bind(
                            name,
                            expect(value.isTextual() || value.isNull(), value).textValue());
                case WHOLE ->
                    batch.bind(name, expect(value.canConvertToLong(), value).longValue());
                case REAL -> batch.bind(name, expect(value.isNumber(), value).doubleValue());
                case FLAG -> batch.bind(name, expect(value.isBoolean(), value).booleanValue());
                case BYTES -> batch.bind(name, bytes(value));
            }
        }

        private static byte[] bytes(JsonNode value) throws Unreadable {
            try {
                return expect(value.isTextual(), value).binaryValue();
            } catch (IOException e) {
                throw new Unreadable("no bytes");
            }
        }

        private static JsonNode expect(boolean right, JsonNode value) throws Unreadable {
            if (!right) {
                throw new Unreadable("a value of another kind");
            }
            return value;
        }
    }
}
