package ecumene.games.empires;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What stands on a card, made from what it does. */
record CardText(Texts texts, Words words) {

    /** "Uncivilised · barbarian · pinned · Free Play · city": what is printed at the edges. */
    Local facts(Card card) {
        return both(prose -> facts(card, prose));
    }

    /** All abilities in their order, then the points. */
    Local text(Card card) {
        return both(prose -> text(card, prose));
    }

    /** One side of a two-sided card. */
    Local text(Face face) {
        return both(prose -> text(face, prose));
    }

    private Local both(Function<Prose, String> write) {
        return new Local(write.apply(new Prose(texts, words, Lang.EN)), write.apply(new Prose(texts, words, Lang.RU)));
    }

    private static String facts(Card card, Prose prose) {
        var parts = new ArrayList<String>();
        var suits = card.suits().stream().distinct().map(prose::suit).toList();
        parts.add(suits.isEmpty() ? prose.get("fact.no-suit") : String.join(" / ", suits));
        if (card.period() != Period.NONE) {
            parts.add(prose.period(card.period()));
        }
        if (card.marker() != Marker.NONE) {
            parts.add(prose.get("marker." + Prose.key(card.marker())));
        }
        if (card.freePlay()) {
            parts.add(prose.get("fact.free-play"));
        }
        if (!card.icons().isEmpty()) {
            parts.add(String.join(", ", card.icons().stream().map(prose::icon).toList()));
        }
        if (card.start() != Start.COMMON && !card.is(Suit.POWER)) {
            parts.add(prose.get("start." + Prose.key(card.start())));
        }
        if (!card.cost().isNothing()) {
            parts.add(prose.get("fact.cost", prose.price(card.cost())));
        }
        if (card.playersMin() > 2) {
            parts.add(prose.get("fact.players", card.playersMin()));
        }
        return String.join(" · ", parts);
    }

    private static String text(Card card, Prose prose) {
        var parts = new ArrayList<String>();
        if (card.twoSided()) {
            for (int i = 0; i < card.faces().size(); i++) {
                var face = card.faces().get(i);
                var title = face.name().equals(card.name())
                        ? prose.get("side.title", prose.letter(i))
                        : prose.get(
                                "side.title.named", prose.letter(i), face.name().in(prose.lang()));
                parts.add(title + " " + text(face, prose));
            }
        } else {
            parts.add(text(card.faces().getFirst(), prose));
        }
        if (!card.playable() && card.start() != Start.POWER) {
            parts.add(prose.get("fact.never-played"));
        }
        if (!card.garrisonable() && card.start() != Start.POWER) {
            parts.add(prose.get("fact.never-garrisoned"));
        }
        parts.removeIf(String::isEmpty);
        return parts.isEmpty() ? prose.get("fact.no-effect") : String.join(" ", parts);
    }

    private static String text(Face face, Prose prose) {
        var parts = new ArrayList<String>();
        for (var requirement : face.requirements()) {
            parts.add(requirement.text(prose));
        }
        add(parts, "trigger.play", face.play(), prose);
        add(parts, "trigger.exhaust", face.exhaust(), prose);
        if (!face.reaction().isEmpty()) {
            parts.add(prose.get("trigger.reaction", events(face.reactsTo(), prose), prose.of(face.reaction())));
        }
        add(parts, "trigger.solstice", face.solstice(), prose);
        add(parts, "trigger.on-gain", face.onGain(), prose);
        add(parts, face.oncePerPlayer() ? "trigger.instead.once" : "trigger.instead", face.instead(), prose);
        for (var passive : face.passives()) {
            parts.add(prose.get("trigger.passive", passive.text(prose)));
        }
        if (face.returnsUnrestAtEnd()) {
            parts.add(prose.get("trigger.end"));
        }
        var points = face.vp().text(prose);
        if (!points.isEmpty()) {
            parts.add(points);
        }
        return String.join(" ", parts);
    }

    private static String events(int bits, Prose prose) {
        var events = new ArrayList<String>();
        for (var event : Event.values()) {
            if ((bits & event.bit()) != 0) {
                events.add(prose.get(event.key()));
            }
        }
        return prose.or(List.copyOf(events));
    }

    private static void add(List<String> parts, String trigger, Clause clause, Prose prose) {
        if (!clause.isEmpty()) {
            parts.add(prose.get(trigger, prose.sentences(clause)));
        }
    }
}
