package ecumene.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Files and folders for nobody but the user whose server this is: they hold secrets. They are made so, not changed afterwards, and those
 * that are there are tightened. Where the file system knows no such rights, nothing is done.
 */
public final class Private {
    private static final Logger LOG = LoggerFactory.getLogger(Private.class);
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final String OURS = "ecumene.";

    private Private() {}

    /** Makes the folder, unless it is there. One that holds things of others as well is left as it is. */
    static void folder(Path dir) throws IOException {
        var parent = dir.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        try {
            Files.createDirectory(dir, posix(dir) ? rights(FOLDER) : none());
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(dir)) {
                throw e;
            }
            tighten(dir);
        }
    }

    private static void tighten(Path dir) throws IOException {
        if (!posix(dir) || FOLDER.containsAll(Files.getPosixFilePermissions(dir))) {
            return;
        }
        if (onlyOurs(dir)) {
            restrict(dir, FOLDER);
        } else {
            LOG.warn(
                    "others on this machine may look into {}, which also holds files that are not Ecumene's:"
                            + " give it a folder of its own",
                    dir);
        }
    }

    private static boolean onlyOurs(Path dir) throws IOException {
        try (var files = Files.list(dir)) {
            return files.allMatch(file -> String.valueOf(file.getFileName()).startsWith(OURS));
        }
    }

    /** Makes an empty file, unless it is there. */
    static void file(Path file) throws IOException {
        try {
            Files.createFile(file, posix(file) ? rights(FILE) : none());
        } catch (FileAlreadyExistsException e) {
            existing(file);
        }
    }

    /** If it is there. */
    static void existing(Path file) throws IOException {
        if (Files.exists(file) && posix(file) && !FILE.containsAll(Files.getPosixFilePermissions(file))) {
            restrict(file, FILE);
        }
    }

    /** A new file to write to; what was there is replaced. */
    public static OutputStream writing(Path file) throws IOException {
        Files.deleteIfExists(file);
        var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return Channels.newOutputStream(Files.newByteChannel(file, options, posix(file) ? rights(FILE) : none()));
    }

    private static void restrict(Path file, Set<PosixFilePermission> rights) {
        try {
            Files.setPosixFilePermissions(file, rights);
        } catch (IOException e) {
            LOG.warn("others on this machine may read {}, and that cannot be changed: {}", file, e.toString());
        }
    }

    private static FileAttribute<?>[] rights(Set<PosixFilePermission> rights) {
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)};
    }

    private static FileAttribute<?>[] none() {
        return new FileAttribute<?>[0];
    }

    /** By the place where it is, or will be. */
    private static boolean posix(Path file) throws IOException {
        var place = Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                ? file
                : file.toAbsolutePath().getParent();
        return place != null && Files.getFileStore(place).supportsFileAttributeView("posix");
    }
}
