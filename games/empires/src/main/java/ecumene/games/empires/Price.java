package ecumene.games.empires;

/** EMP-15: what is paid, in tokens. */
record Price(int material, int population, int progress) {
    static final Price NOTHING = new Price(0, 0, 0);

    static Price of(Token token, int n) {
        return switch (token) {
            case MATERIAL -> new Price(n, 0, 0);
            case POPULATION -> new Price(0, n, 0);
            case PROGRESS -> new Price(0, 0, n);
        };
    }

    Price plus(Price other) {
        return new Price(material + other.material, population + other.population, progress + other.progress);
    }

    /** EMP-24.5a: lower by so much, not below the minimum of each token, and never raised to it. */
    Price less(Price discount, int minimum) {
        return new Price(
                less(material, discount.material, minimum),
                less(population, discount.population, minimum),
                less(progress, discount.progress, minimum));
    }

    private static int less(int amount, int discount, int minimum) {
        return Math.max(Math.min(amount, minimum), amount - discount);
    }

    int of(Token token) {
        return switch (token) {
            case MATERIAL -> material;
            case POPULATION -> population;
            case PROGRESS -> progress;
        };
    }

    boolean isNothing() {
        return material == 0 && population == 0 && progress == 0;
    }
}
