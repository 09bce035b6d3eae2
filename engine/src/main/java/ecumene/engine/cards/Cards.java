package ecumene.engine.cards;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * The data files of a game as trees of maps, lists, texts, whole numbers and flags. They are written as YAML; the build
 * packs them so that no run pays for parsing; corrected YAML can replace a file at start-up.
 */
public final class Cards {
    private static final int MAP = 0;
    private static final int LIST = 1;
    private static final int TEXT = 2;
    private static final int NUMBER = 3;
    private static final int FLAG = 4;

    /** As many bytes as nobody meets twice by accident, and as can still be read aloud. */
    private static final int FINGERPRINT_BYTES = 8;

    private final Map<String, Object> files;

    Cards(Map<String, Object> files) {
        this.files = files;
    }

    /** From YAML texts by file name. */
    public static Cards parse(Map<String, String> yaml) {
        var files = new TreeMap<String, Object>();
        yaml.forEach((file, text) -> files.put(file, parse(file, text)));
        return new Cards(files);
    }

    /** The same data with some files replaced by YAML. */
    public Cards corrected(Map<String, String> yaml) {
        var all = new TreeMap<>(files);
        all.putAll(parse(yaml).files);
        return new Cards(all);
    }

    private static Object parse(String file, String text) {
        try {
            var settings = LoadSettings.builder()
                    .setLabel(file)
                    .setAllowDuplicateKeys(false)
                    .build();
            Object tree = new Load(settings).loadFromString(text);
            if (tree == null) {
                throw new CardError(file, "", "", "the file is empty", "файл пуст");
            }
            return tree;
        } catch (MarkedYamlEngineException e) {
            var line =
                    e.getProblemMark().map(mark -> ":" + (mark.getLine() + 1)).orElse("");
            throw new CardError(file + line, "", "", e.getProblem(), "это не YAML: " + e.getProblem());
        } catch (YamlEngineException e) {
            throw new CardError(file, "", "", String.valueOf(e.getMessage()), "это не YAML: " + e.getMessage());
        }
    }

    /** The records under a key at the top of a file, each with its {@code id}; two with the same id are refused. */
    public List<Entry> entries(String file, String key) {
        if (!(root(file).get(key) instanceof List<?> items)) {
            throw new CardError(file, "", key, "must be a list of records", "должен быть список записей");
        }
        var entries = new LinkedHashMap<String, Entry>();
        for (Object item : items) {
            if (!(item instanceof Map<?, ?> map) || !(map.get("id") instanceof String id)) {
                throw new CardError(file, key + " " + (entries.size() + 1), "id", "is missing", "отсутствует");
            }
            var entry = new Entry(file, id, "", map);
            entry.ignore("id");
            if (entries.put(id, entry) != null) {
                throw new CardError(file, id, "id", "stands twice", "встречается дважды");
            }
        }
        return List.copyOf(entries.values());
    }

    /** A file that is one map of records, keyed by their ids. */
    public List<Entry> entries(String file) {
        var entries = new ArrayList<Entry>();
        root(file).forEach((key, value) -> {
            if (!(value instanceof Map<?, ?> map)) {
                throw new CardError(file, String.valueOf(key), "", "must be a record", "должна быть запись");
            }
            entries.add(new Entry(file, String.valueOf(key), "", map));
        });
        return entries;
    }

    /** A single record at the top of a file. */
    public Entry entry(String file, String key) {
        if (!(root(file).get(key) instanceof Map<?, ?> map)) {
            throw new CardError(file, "", key, "must be a record", "должна быть запись");
        }
        return new Entry(file, key, "", map);
    }

    private Map<?, ?> root(String file) {
        if (files.get(file) instanceof Map<?, ?> map) {
            return map;
        }
        throw new CardError(file, "", "", "must be a map at the top", "на верхнем уровне должен быть словарь");
    }

    /**
     * Other data has another fingerprint, whichever field of whichever file differs: it is made from the packed form,
     * which is all that a game can read. The order of a map's keys means nothing and does not count; that of a list does.
     */
    public String fingerprint() {
        var digest = sha256();
        try {
            pack(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return HexFormat.of().formatHex(digest.digest(), 0, FINGERPRINT_BYTES);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    public void pack(OutputStream out) throws IOException {
        try (var data = new DataOutputStream(new BufferedOutputStream(out))) {
            write(data, files);
        }
    }

    public static Cards unpack(InputStream in) throws IOException {
        try (var data = new DataInputStream(in)) {
            if (read(data) instanceof Map<?, ?> map) {
                var files = new TreeMap<String, Object>();
                map.forEach((file, tree) -> files.put(String.valueOf(file), tree));
                return new Cards(files);
            }
            throw new IOException("not packed cards");
        }
    }

    private static void write(DataOutputStream out, Object tree) throws IOException {
        switch (tree) {
            case Map<?, ?> map -> {
                out.writeByte(MAP);
                out.writeInt(map.size());
                for (var entry : sorted(map)) {
                    out.writeUTF(String.valueOf(entry.getKey()));
                    write(out, entry.getValue());
                }
            }
            case List<?> list -> {
                out.writeByte(LIST);
                out.writeInt(list.size());
                for (Object item : list) {
                    write(out, item);
                }
            }
            case Integer number -> {
                out.writeByte(NUMBER);
                out.writeInt(number);
            }
            case Boolean flag -> {
                out.writeByte(FLAG);
                out.writeBoolean(flag);
            }
            // An empty value: whoever wanted to read it has already refused the file.
            case null, default -> {
                out.writeByte(TEXT);
                out.writeUTF(String.valueOf(tree));
            }
        }
    }

    private static List<? extends Map.Entry<?, ?>> sorted(Map<?, ?> map) {
        return map.entrySet().stream()
                .sorted(Comparator.comparing(entry -> String.valueOf(entry.getKey())))
                .toList();
    }

    private static Object read(DataInputStream in) throws IOException {
        return switch (in.readByte()) {
            case MAP -> {
                var map = new LinkedHashMap<String, Object>();
                for (int left = in.readInt(); left > 0; left--) {
                    var key = in.readUTF();
                    map.put(key, read(in));
                }
                yield map;
            }
            case LIST -> {
                var list = new ArrayList<Object>();
                for (int left = in.readInt(); left > 0; left--) {
                    list.add(read(in));
                }
                yield list;
            }
            case NUMBER -> in.readInt();
            case FLAG -> in.readBoolean();
            case TEXT -> in.readUTF();
            default -> throw new IOException("not packed cards");
        };
    }
}
