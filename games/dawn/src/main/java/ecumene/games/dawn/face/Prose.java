package ecumene.games.dawn.face;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.CityState;
import ecumene.games.dawn.cards.FocusCard;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.Leader;
import ecumene.games.dawn.cards.PlayerCardPrint;
import ecumene.games.dawn.cards.VictoryCard;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What the cards say, made from what they do: numbers come from the data, so text and effect cannot disagree. */
final class Prose {
    private final Texts texts;

    Prose(Texts texts) {
        this.texts = texts;
    }

    private static Local both(Function<Lang, String> text) {
        return new Local(text.apply(Lang.EN), text.apply(Lang.RU));
    }

    Local of(FocusCard card) {
        return both(lang -> String.join(
                " ",
                switch (card.effect()) {
                    case FocusEffect.Culture culture -> culture(culture, lang);
                    case FocusEffect.Science science -> science(science, lang);
                    case FocusEffect.Economy economy -> economy(economy, lang);
                    case FocusEffect.Industry industry -> industry(industry, lang);
                    case FocusEffect.Military military -> military(military, lang);
                }));
    }

    /** A sentence if the card has it. */
    private void when(List<String> out, Lang lang, int amount, String key, Object... values) {
        if (amount > 0) {
            out.add(texts.get(lang, key, values.length == 0 ? new Object[] {amount} : values));
        }
    }

    private List<String> culture(FocusEffect.Culture card, Lang lang) {
        var out = new ArrayList<String>();
        when(out, lang, card.nearCity(), "focus.culture.place");
        when(out, lang, card.nearFriendly(), "focus.culture.friendly");
        when(out, lang, card.move(), "focus.culture.move");
        when(out, lang, card.convertRange(), "focus.culture.convert");
        return out;
    }

    private List<String> science(FocusEffect.Science card, Lang lang) {
        var out = new ArrayList<String>();
        when(out, lang, card.tradeTokens(), "focus.science.trade");
        when(out, lang, card.missingResources(), "focus.science.resource");
        when(out, lang, card.nukeSlot(), "focus.science.nuke");
        out.add(texts.get(lang, "focus.science.dial"));
        return out;
    }

    private List<String> economy(FocusEffect.Economy card, Lang lang) {
        var out = new ArrayList<String>();
        out.add(texts.get(lang, "focus.economy.move", card.caravans(), card.movement()));
        when(out, lang, card.water().ordinal(), "focus.economy.water");
        when(out, lang, card.barbarians().ordinal(), "focus.economy.barbarians");
        when(out, lang, card.exchanges(), "focus.economy.exchange");
        when(out, lang, card.otherAsSlot(), "focus.economy.other");
        return out;
    }

    private List<String> industry(FocusEffect.Industry card, Lang lang) {
        var out = new ArrayList<String>();
        out.add(texts.get(lang, "focus.industry.city", card.range()));
        when(out, lang, card.caravanSite().ordinal(), "focus.industry.caravan");
        when(out, lang, card.water().ordinal(), "focus.industry.water");
        when(out, lang, card.tokens(), "focus.industry.tokens");
        when(out, lang, card.bonus(), "focus.industry.bonus", card.bonusSlot(), card.bonus());
        return out;
    }

    private List<String> military(FocusEffect.Military card, Lang lang) {
        var out = new ArrayList<String>();
        out.add(texts.get(
                lang,
                switch (card.mode()) {
                    case REINFORCE_OR_ATTACK -> "focus.military.either";
                    case ATTACK_THEN_REINFORCE_REMAINING -> "focus.military.rest";
                    case REINFORCE_AND_ATTACK -> "focus.military.both";
                }));
        out.add(texts.get(lang, "focus.military.attacks", card.attacks(), card.range()));
        when(out, lang, card.bonus(), "focus.military.bonus");
        int barbarians = card.bonusAgainstBarbarians() == card.bonus() ? 0 : card.bonusAgainstBarbarians();
        when(out, lang, barbarians, "focus.military.barbarians");
        when(out, lang, card.water().ordinal(), "focus.military.water");
        when(out, lang, card.obstacles().ordinal(), "focus.military.obstacles");
        return out;
    }

    Local of(Leader leader) {
        return both(lang ->
                leader.abilityName().in(lang) + ". " + texts.get(lang, "leader." + leader.id(), leader.amount()));
    }

    Local of(Wonder wonder) {
        return both(lang -> {
            var out = new ArrayList<String>();
            when(out, lang, wonder.attack(), "wonder.attack");
            when(out, lang, wonder.defend(), "wonder.defend");
            if (wonder.ability().isPresent()) {
                out.add(texts.get(lang, "wonder." + wonder.id(), wonder.amount()));
            }
            return String.join(" ", out);
        });
    }

    Local of(CityState state) {
        return both(lang -> texts.get(lang, "state." + state.id(), state.amount()));
    }

    Local of(PlayerCardPrint card) {
        return both(lang -> texts.get(lang, "card." + card.id(), card.amount()));
    }

    Local of(VictoryCard card) {
        return both(lang -> String.join(
                "; ",
                card.agendas().stream().map(agenda -> agenda(agenda, lang)).toList()));
    }

    private String agenda(Agenda agenda, Lang lang) {
        return agenda.name().in(lang) + ": " + texts.get(lang, "agenda." + agenda.id(), agenda.count());
    }
}
