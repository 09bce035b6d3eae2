package ecumene.engine.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notes which rules, scenarios and cards the tests that passed have covered, and writes them when all tests are done:
 * {@code coverage/tests.tsv} in the module's build folder, a line each with kind, id and test. JUnit finds it as a service.
 */
public final class CoverageListener implements TestExecutionListener {
    private final Path file;
    private final Set<String> lines = new ConcurrentSkipListSet<>();
    private Optional<TestPlan> plan = Optional.empty();

    public CoverageListener() {
        this(folder().resolve("tests.tsv"));
    }

    CoverageListener(Path file) {
        this.file = file;
    }

    /** The build says where; a development environment starts tests in the module's folder. */
    private static Path folder() {
        var module = System.getProperty("basedir", System.getProperty("user.dir"));
        return Path.of(System.getProperty("ecumene.coverage.dir", module + "/target/coverage"));
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = Optional.of(started);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            Covered.begin();
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (!test.isTest()) {
            return;
        }
        var cards = Covered.end();
        if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
            method(test).ifPresent(method -> note(method, cards));
        }
    }

    /** A generated test may have no method of its own: then it is the one that generates it. */
    private Optional<MethodSource> method(TestIdentifier test) {
        var source = test.getSource().filter(MethodSource.class::isInstance).map(MethodSource.class::cast);
        return source.or(() -> plan.flatMap(p -> p.getParent(test)).flatMap(this::method));
    }

    private void note(MethodSource method, Set<String> cards) {
        var type = method.getJavaClass();
        var test = type.getName() + "." + method.getMethodName();
        note(method.getJavaMethod(), test);
        for (Optional<Class<?>> outer = Optional.of(type);
                outer.isPresent();
                outer = outer.map(Class::getEnclosingClass)) {
            note(outer.get(), test);
        }
        note("card", test, cards.toArray(String[]::new));
    }

    private void note(AnnotatedElement element, String test) {
        for (var annotation : element.getAnnotations()) {
            switch (annotation) {
                case Rule rule -> note("rule", test, rule.value());
                case Scenario scenario -> note("scenario", test, scenario.value());
                case Cards named -> note("card", test, named.value());
                default -> {}
            }
        }
    }

    private void note(String kind, String test, String... ids) {
        for (var id : ids) {
            lines.add(kind + "\t" + id + "\t" + test);
        }
    }

    /** What an earlier run has written is not true of this one. */
    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        try {
            if (lines.isEmpty()) {
                Files.deleteIfExists(file);
            } else {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.write(file, lines);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
