package ecumene.arena;

/** A share of victories with its 95% interval (Wilson's, which stays inside 0–1 and is honest for few games). */
public record Rate(double share, double low, double high) {
    private static final double Z = 1.959964;

    /** Wins may be fractions: a shared victory counts as a part. */
    public static Rate of(double wins, long games) {
        if (games == 0) {
            return new Rate(0, 0, 1);
        }
        double share = wins / games;
        double spread = Z * Z / games;
        double centre = (share + spread / 2) / (1 + spread);
        double half = Z / (1 + spread) * Math.sqrt(share * (1 - share) / games + spread / games / 4);
        // What came is always inside, also where rounding would put it just outside.
        double low = Math.clamp(centre - half, 0, share);
        double high = Math.clamp(centre + half, share, 1);
        return new Rate(share, low, high);
    }
}
