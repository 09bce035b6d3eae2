package ecumene.engine;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;

/**
 * The generator of games that people play: SHA-256 in counter mode. Block n is SHA-256(key, n), n from 0 as a 64-bit
 * number, and gives four numbers. Nobody computes a number from the others without the key; the JDK's own SHA-256 and
 * nothing else is needed to check a shuffle.
 */
final class ShaCounter extends Rng {
    private static final int KEY = 32;
    private static final int BLOCK = 32;

    private final MessageDigest sha = Seed.sha256();
    private final ByteBuffer input = ByteBuffer.allocate(KEY + Long.BYTES);
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);
    private long next;

    ShaCounter(byte[] key) {
        input.put(0, key);
        block.position(BLOCK);
    }

    @Override
    public long nextLong() {
        if (!block.hasRemaining()) {
            fill();
        }
        return block.getLong();
    }

    private void fill() {
        input.putLong(KEY, next++);
        sha.update(input.array());
        try {
            sha.digest(block.array(), 0, BLOCK);
        } catch (DigestException e) {
            throw new IllegalStateException("SHA-256 has 32 bytes", e);
        }
        block.clear();
    }
}
