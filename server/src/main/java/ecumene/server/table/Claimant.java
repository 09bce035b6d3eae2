package ecumene.server.table;

/**
 * Whom a bot thinks for.
 *
 * @param address where they come from; all those of whom that is not known count as one
 * @param who the person's id, or the address of a stranger
 */
record Claimant(String address, String who) {
    static Claimant stranger(String address) {
        return new Claimant(address, address);
    }
}
