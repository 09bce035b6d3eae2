package ecumene.engine.testing.mutation;

import static org.junit.platform.engine.discovery.ClassNameFilter.STANDARD_INCLUDE_PATTERN;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import ecumene.engine.testing.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * A program of its own, since a mutant may never end: the tests that name the rules, then all. Writes which kind it is running and, at the first
 * that fails, its name; then it stops at once.
 */
final class Hunt {
    static final String NAMED = "named";
    static final String ALL = "all";

    private final Launcher launcher = LauncherFactory.create();
    private final Path tests;
    private final Path report;

    private Hunt(Path tests, Path report) {
        this.tests = tests;
        this.report = report;
    }

    /** @param args the folder of the tests, the file for the report, and the rules */
    public static void main(String[] args) {
        var hunt = new Hunt(Path.of(args[0]), Path.of(args[1]));
        var rules = Set.copyOf(List.of(args).subList(2, args.length));
        hunt.report(NAMED);
        var named = hunt.naming(rules);
        if (!named.isEmpty()) {
            hunt.run(NAMED, named);
        }
        hunt.report(ALL);
        hunt.run(ALL, roots(hunt.tests));
        hunt.report("");
        System.exit(0);
    }

    private static List<DiscoverySelector> roots(Path tests) {
        return List.copyOf(selectClasspathRoots(Set.of(tests)));
    }

    private LauncherDiscoveryRequestBuilder request(List<DiscoverySelector> selectors) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(includeClassNamePatterns(STANDARD_INCLUDE_PATTERN));
    }

    private List<DiscoverySelector> naming(Set<String> rules) {
        var plan = launcher.discover(request(roots(tests)).build());
        var named = new ArrayList<DiscoverySelector>();
        for (var root : plan.getRoots()) {
            for (var test : plan.getDescendants(root)) {
                if (test.getSource().orElse(null) instanceof MethodSource method && names(method, rules)) {
                    named.add(DiscoverySelectors.selectUniqueId(test.getUniqueIdObject()));
                }
            }
        }
        return named;
    }

    private static boolean names(MethodSource method, Set<String> rules) {
        boolean named = names(method.getJavaMethod(), rules);
        for (Class<?> type = method.getJavaClass(); type != null && !named; type = type.getEnclosingClass()) {
            named = names(type, rules);
        }
        return named;
    }

    private static boolean names(AnnotatedElement element, Set<String> rules) {
        var rule = element.getAnnotation(Rule.class);
        return rule != null
                && RuleIds.in(String.join(" ", rule.value())).stream().anyMatch(id -> RuleIds.covers(rules, id));
    }

    private void run(String kind, List<DiscoverySelector> selectors) {
        launcher.execute(request(selectors).build(), new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                    report(kind + "\t" + name(test));
                    Runtime.getRuntime().halt(1);
                }
            }
        });
    }

    private static String name(TestIdentifier test) {
        return test.getSource().orElse(null) instanceof MethodSource method
                ? method.getJavaClass().getSimpleName() + "." + method.getMethodName()
                : test.getDisplayName();
    }

    private void report(String line) {
        try {
            Files.writeString(report, line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
