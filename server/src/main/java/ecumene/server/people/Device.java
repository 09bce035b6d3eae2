package ecumene.server.people;

import ecumene.server.store.Rows.Account;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A browser that remembers who has logged in on it: a random name of its own and, for each of the last accounts, a mark that only we can make.
 * The key of a mark is the hash of the account's password, with its salt, which nobody outside knows; so nothing has to be stored, every
 * node understands it, and another password takes all marks of the account away. A mark opens nothing: it only says whose wrong tries are counted
 * apart from those of strangers.
 *
 * @param marks the latest first
 */
public record Device(String id, List<String> marks) {
    private static final int ID_BYTES = 16;
    private static final int MARK_BYTES = 16;
    private static final int ACCOUNTS = 4;
    private static final String MAC = "HmacSHA256";
    /** 16 bytes in base64. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{22}");

    public Device {
        marks = List.copyOf(marks);
    }

    static Device fresh() {
        return new Device(base64(Secrets.bytes(ID_BYTES)), List.of());
    }

    /** Empty for what no device of ours can have sent. */
    public static Optional<Device> parse(String text) {
        if (text.length() > (ACCOUNTS + 1) * 23) {
            return Optional.empty();
        }
        var words = Arrays.asList(text.split("\\.", -1));
        return words.stream().allMatch(word -> WORD.matcher(word).matches())
                ? Optional.of(new Device(words.getFirst(), words.subList(1, words.size())))
                : Optional.empty();
    }

    /** For the cookie. */
    public String text() {
        var words = new ArrayList<String>();
        words.add(id);
        words.addAll(marks);
        return String.join(".", words);
    }

    /** Whether somebody has logged in here to this account, with its password of now. */
    boolean knows(Account account) {
        var mark = mark(account).getBytes(StandardCharsets.US_ASCII);
        return marks.stream().anyMatch(one -> MessageDigest.isEqual(one.getBytes(StandardCharsets.US_ASCII), mark));
    }

    Device with(Account account) {
        var mark = mark(account);
        var all = new ArrayList<String>();
        all.add(mark);
        marks.stream().filter(one -> !one.equals(mark)).limit(ACCOUNTS - 1L).forEach(all::add);
        return new Device(id, all);
    }

    private String mark(Account account) {
        try {
            var mac = Mac.getInstance(MAC);
            mac.init(new SecretKeySpec(account.password().getBytes(StandardCharsets.UTF_8), MAC));
            var said = "device " + account.id() + " " + id;
            return base64(Arrays.copyOf(mac.doFinal(said.getBytes(StandardCharsets.UTF_8)), MARK_BYTES));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
