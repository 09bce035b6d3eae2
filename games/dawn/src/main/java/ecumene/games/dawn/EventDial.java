package ecumene.games.dawn;

import ecumene.engine.Step;

/** DAWN-15.1, 15.2: before each turn of the first player but the very first. Then it is looked whether somebody has won (16.4). */
final class EventDial {
    private EventDial() {}

    static final Step<DawnState> ADVANCE = s -> {
        var events = s.catalog().tracks().events();
        s.advances++;
        s.event = (s.event + 1) % events.size();
        s.log(DawnSentence.DIAL_TURNS, events.get(s.event).ordinal(), s.advances);
        s.then(Victory.CHECK, new Turn.Begin(s.first));
        switch (events.get(s.event)) {
            case BARBARIAN_SPAWN -> s.then(Barbarians.SPAWN);
            case BARBARIAN_MOVEMENT -> s.then(Barbarians.MOVEMENT);
            case TRADE -> s.then(new Trade(s.first, s.players()));
            case NONE -> s.then(new Tokens.Nothing());
        }
    };

    /** DAWN-15.12: a token for each mature city, in turn order. */
    private record Trade(int seat, int left) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (left > 1) {
                s.then(new Trade(s.after(seat), left - 1));
            }
            int tokens = Maturity.matureCities(s, seat);
            if (tokens > 0) {
                s.log(DawnSentence.TRADE_EVENT, seat, tokens);
                s.then(TradeTokens.receive(seat, tokens, TradeTokens.ANY));
            }
        }
    }
}
