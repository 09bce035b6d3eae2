package ecumene.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What may stand in which room: dependencies point one way (design, section 2). */
class ArchitectureTest {
    private static final String ENGINE = "ecumene.engine..";
    private static final String GAMES = "ecumene.games..";
    private static final String FACE = "ecumene.games.*.face..";
    private static final String CARDS = "ecumene.games.*.cards..";
    private static final String BOTS = "ecumene.bots..";
    private static final String ARENA = "ecumene.arena..";
    private static final String BENCH = "ecumene.bench..";
    private static final String SERVER = "ecumene.server..";
    private static final String APP = "ecumene.app..";

    private static final ImportOption NO_TESTS =
            location -> !location.contains("-tests.jar") && !location.contains("/test-classes/");
    private static final JavaClasses ALL =
            new ClassFileImporter().withImportOption(NO_TESTS).importPackages("ecumene");

    @Test
    void all_rooms_are_looked_at() {
        for (var room : new String[] {
            "engine.State", "games.pyramid.PyramidGame", "bots.Bot", "arena.Plan", "bench.Budgets", "server.http.Web"
        }) {
            assertThat(ALL.contain("ecumene." + room)).as(room).isTrue();
        }
    }

    @Test
    void the_engine_knows_nobody() {
        noClasses()
                .that()
                .resideInAPackage(ENGINE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, BOTS, ARENA, BENCH, SERVER, APP)
                .check(ALL);
    }

    @Test
    void the_engine_touches_no_file_and_no_net() {
        noClasses()
                .that()
                .resideInAPackage(ENGINE)
                .and()
                .doNotHaveFullyQualifiedName("ecumene.engine.cards.Pack")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net..", "java.sql..", "java.nio.file..")
                .check(ALL);
        noClasses()
                .that()
                .resideInAPackage(GAMES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net..", "java.sql..", "java.nio.file..")
                .check(ALL);
    }

    @Test
    void a_game_knows_the_engine_and_no_other_game() {
        noClasses()
                .that()
                .resideInAPackage(GAMES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(BOTS, ARENA, BENCH, SERVER, APP)
                .check(ALL);
        slices().matching("ecumene.games.(*)..").should().notDependOnEachOther().check(ALL);
    }

    /** Only the class that ties a game together hands on what is shown: a rule that asks it would be decided twice. */
    @Test
    void rules_of_a_game_never_call_its_face() {
        noClasses()
                .that()
                .resideInAPackage(GAMES)
                .and()
                .resideOutsideOfPackage(FACE)
                .and()
                .haveSimpleNameNotEndingWith("Game")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(FACE)
                .check(ALL);
    }

    @Test
    void cards_of_a_game_know_nothing_of_its_rules() {
        noClasses()
                .that()
                .resideInAPackage(CARDS)
                .should()
                .dependOnClassesThat(resideInAPackage(GAMES).and(resideOutsideOfPackage(CARDS)))
                .check(ALL);
    }

    @Test
    void bots_know_games_only_through_the_engine() {
        noClasses()
                .that()
                .resideInAPackage(BOTS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, ARENA, BENCH, SERVER, APP)
                .check(ALL);
    }

    @Test
    void the_arena_knows_no_particular_game() {
        noClasses()
                .that()
                .resideInAPackage(ARENA)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, BENCH, SERVER, APP)
                .check(ALL);
        noClasses()
                .that()
                .resideInAPackage(BENCH)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, SERVER, APP)
                .check(ALL);
        noClasses()
                .that()
                .resideInAPackage(APP)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(GAMES)
                .check(ALL);
    }

    @Test
    void the_server_knows_games_only_through_the_engine() {
        noClasses()
                .that()
                .resideInAPackage(SERVER)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, BENCH, APP)
                .check(ALL);
    }

    @Test
    void randomness_comes_from_the_engine() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .check(ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage("ecumene.server.client..") // players from outside choose as they like
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
                .check(ALL);
        noClasses().should().callMethod(Math.class, "random").check(ALL);
    }

    @Test
    void rules_are_plain_code() {
        noClasses()
                .that()
                .resideInAnyPackage(ENGINE, GAMES)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .check(ALL);
    }

    @Test
    void only_the_app_speaks_to_the_terminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage(APP)
                .should()
                .accessField(System.class, "out")
                .check(ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage(APP)
                .should()
                .accessField(System.class, "err")
                .check(ALL);
    }

    @Test
    void nobody_is_called_a_helper() {
        classes()
                .should()
                .haveSimpleNameNotEndingWith("Util")
                .andShould()
                .haveSimpleNameNotEndingWith("Utils")
                .andShould()
                .haveSimpleNameNotEndingWith("Manager")
                .andShould()
                .haveSimpleNameNotEndingWith("Helper")
                .check(ALL);
    }
}
