package ecumene.games.pyramid.face;

import ecumene.engine.Game.CardFace;
import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Every card and wonder as people read it. */
public record CardFaces(Catalog catalog, Texts texts) {
    public List<CardFace> all() {
        var faces = new ArrayList<CardFace>();
        catalog.cards().forEach(card -> faces.add(face(card)));
        catalog.wonders().forEach(wonder -> faces.add(face(wonder)));
        return faces;
    }

    private CardFace face(Card card) {
        return new CardFace(
                card.id(),
                card.key(),
                card.name(),
                both(lang -> facts(card, lang)),
                both(lang -> new Prose(texts, lang).effects(card.ops())),
                card.origin().text(texts),
                Print.of(card));
    }

    private CardFace face(Wonder wonder) {
        return new CardFace(
                wonder.id(),
                wonder.key(),
                wonder.name(),
                both(lang -> facts(wonder, lang)),
                both(lang -> new Prose(texts, lang).condition(wonder.condition())),
                wonder.origin().text(texts),
                Print.of(wonder));
    }

    private static Local both(Function<Lang, String> text) {
        return new Local(text.apply(Lang.EN), text.apply(Lang.RU));
    }

    /** "Gunpowder · Attack · costs Iron, Horses · power 3 · response · 2 VP". */
    private String facts(Card card, Lang lang) {
        var names = new Names(texts);
        var parts = new ArrayList<String>();
        parts.add(names.resource(card.resource(), lang));
        parts.add(names.technology(card.type(), lang));
        if (!card.starting()) {
            parts.add(texts.get(lang, "fact.cost", names.amounts(card.cost(), lang)));
        }
        if (card.power() > 0) {
            parts.add(texts.get(lang, "fact.power", card.power()));
        }
        if (card.response()) {
            parts.add(texts.get(lang, "fact.response"));
        }
        parts.add(texts.get(lang, "fact.vp", card.vp()));
        if (card.removedWithTwo()) {
            parts.add(texts.get(lang, "fact.not-with-two"));
        }
        return String.join(" · ", parts);
    }

    private String facts(Wonder wonder, Lang lang) {
        var parts = new ArrayList<String>();
        parts.add(texts.get(lang, "fact.wonder", new Names(texts).resource(Resource.ofEra(wonder.era()), lang)));
        parts.add(texts.get(lang, "fact.vp", wonder.vp()));
        if (wonder.tokens() > 0) {
            parts.add(texts.get(lang, "fact.tokens", wonder.tokens()));
        }
        if (wonder.removedWithTwo()) {
            parts.add(texts.get(lang, "fact.not-with-two"));
        }
        return String.join(" · ", parts);
    }
}
