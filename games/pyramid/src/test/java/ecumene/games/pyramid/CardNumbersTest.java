package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Theme;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The numbers and symbols on all cards, written down a second time: id, name, resource side (which is also the era),
 * type, base cost, points, power, response symbol, and whether it takes three players. A changed number in the data is
 * a changed rule and must be changed here as well.
 */
class CardNumbersTest {
    private static final String CARDS = """
            C01 agriculture food society free vp0 power0
            C02 mining iron society free vp0 power0
            C03 barter food society free vp0 power0
            C04 warriors iron attack free vp0 power1
            C05 reinforcement food tactics free vp0 power1 response
            C06 domestication horses society food+iron vp1 power0
            C07 currency horses society food+food vp1 power0
            C08 metal-working horses society food+iron vp1 power0
            C09 code-of-laws horses society iron+iron vp1 power0
            C10 philosophy horses society food+iron vp1 power0 3-players
            C11 swordsmen horses attack food+iron vp1 power2
            C12 ambush horses tactics food+iron vp1 power1 response
            C13 feudalism gunpowder society food+horses vp2 power0
            C14 printing-press gunpowder society iron+horses vp2 power0 3-players
            C15 banking gunpowder society horses+horses vp2 power0
            C16 knights gunpowder attack iron+horses vp2 power3 response
            C17 musketeers gunpowder attack iron+iron+horses vp2 power3 response
            C18 charge gunpowder tactics food+horses vp2 power2 response
            C19 steam-engine oil society iron+gunpowder+gunpowder vp3 power0
            C20 railroad oil society iron+horses+gunpowder vp3 power0
            C21 cannon oil attack gunpowder+gunpowder vp3 power3
            C22 ironclads oil attack iron+iron+gunpowder vp3 power4 response 3-players
            C23 guerrilla-warfare oil tactics horses+gunpowder vp3 power3 response
            C24 electricity information society gunpowder+oil+oil vp3 power0
            C25 assembly-line information society iron+gunpowder+oil vp3 power0 3-players
            C26 tank information attack iron+oil+oil vp3 power4
            C27 blitzkrieg information tactics horses+gunpowder+oil vp3 power3 response
            C28 computer space society horses+gunpowder+oil+oil vp4 power0
            C29 nuclear-submarine space attack iron+gunpowder+gunpowder+oil+oil vp4 power5
            C30 satellite space tactics food+horses+gunpowder+oil+oil vp4 power3 response 3-players
            C31 calendar horses society food+iron vp1 power0
            C32 trade horses society food+food vp1 power0
            C33 tribute horses society iron+iron vp2 power0
            C34 mythology horses society food+food vp1 power0
            C35 craftsmanship horses society food+iron vp1 power0 3-players
            C36 phalanx horses attack food+iron vp1 power2 response
            C37 flanking horses tactics food+iron vp1 power1 response
            C38 theology gunpowder society food+horses vp2 power0
            C39 patronage gunpowder society iron+horses vp2 power0
            C40 navigation gunpowder society horses+horses vp2 power0 3-players
            C41 horse-archers gunpowder attack iron+horses vp2 power2 response
            C42 tournament gunpowder attack food+horses vp2 power2
            C43 mercenaries gunpowder tactics iron+horses vp2 power2 response
            C44 scientific-method oil society iron+horses+gunpowder vp3 power0
            C45 colonialism oil society iron+gunpowder+gunpowder vp3 power0
            C46 opera oil society food+horses+gunpowder vp3 power0 3-players
            C47 frigates oil attack iron+gunpowder vp3 power3
            C48 naval-blockade oil tactics iron+horses+gunpowder vp3 power3 response
            C49 mass-media information society gunpowder+oil+oil vp3 power0
            C50 globalization information society horses+gunpowder+oil vp3 power0
            C51 bombers information attack iron+oil+oil vp3 power4
            C52 espionage information tactics iron+gunpowder+oil vp3 power3 response 3-players
            C53 internet space society horses+gunpowder+oil+oil vp4 power0
            C54 stealth-fighters space attack iron+gunpowder+oil+oil vp4 power5
            C55 drones space tactics food+horses+gunpowder+oil+oil vp4 power3 response 3-players
            """;

    static Stream<String> cards() {
        return CARDS.lines();
    }

    private static List<Card> catalog() {
        return Table.newWorld(2).s.catalog().cards();
    }

    private static Card card(String line) {
        return catalog().get(Integer.parseInt(line.substring(1, 3)) - 1);
    }

    @ParameterizedTest
    @MethodSource("cards")
    void every_card_has_these_numbers_and_symbols(String line) {
        assertThat(written(card(line))).isEqualTo(line);
    }

    private static String written(Card card) {
        var line = new StringJoiner(" ").add(card.id()).add(card.key());
        line.add(lower(card.resource())).add(lower(card.type())).add(cost(card));
        line.add("vp" + card.vp()).add("power" + card.power());
        if (card.response()) {
            line.add("response");
        }
        if (card.removedWithTwo()) {
            line.add("3-players");
        }
        return line.toString();
    }

    private static String cost(Card card) {
        var cost = new StringJoiner("+").setEmptyValue("free");
        for (int type = 0; type < Resource.TYPES; type++) {
            for (int i = 0; i < card.cost().get(type); i++) {
                cost.add(lower(Resource.of(type)));
            }
        }
        return cost.toString();
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Test
    void there_are_no_other_cards_and_the_themes_follow_one_another() {
        assertThat(catalog()).hasSize((int) cards().count());
        assertThat(catalog().subList(0, 5)).allMatch(card -> card.theme() == Theme.STARTING);
        assertThat(catalog().subList(5, 30)).allMatch(card -> card.theme() == Theme.NEW_WORLD);
        assertThat(catalog().subList(30, 55)).allMatch(card -> card.theme() == Theme.RENAISSANCE);
    }

    @ParameterizedTest
    @MethodSource("cards")
    void the_response_symbol_and_nothing_else_lets_a_card_be_played_against_an_attack(String line) {
        var key = card(line).key();
        var table = Table.mixed(2).hand(1, key);
        table.play(0, "warriors").expectAsked(1, PyramidSentence.ASK_REACT);
        if (line.contains(" response")) {
            table.expectOptions(1, "respond " + key, "done");
            table.pick("respond " + key).expectResolved().expectTechnologies(1, key);
        } else {
            table.expectOptions(1, "done").expectBlocked(1, "respond " + key, PyramidSentence.NO_RESPONSE_SYMBOL);
        }
    }
}
