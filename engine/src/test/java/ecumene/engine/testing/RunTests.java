package ecumene.engine.testing;

import static org.junit.platform.engine.discovery.ClassNameFilter.STANDARD_INCLUDE_PATTERN;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the tests of a folder of classes, or those of the classes named, and prints what has failed: for {@code build/test}. */
public final class RunTests {
    private static final int STACK_LINES = 12;
    private static final int NO_TESTS = 2;

    private RunTests() {}

    /** @param args the folder, then simple names of classes, or none for all */
    public static void main(String[] args) {
        var names = List.of(args).subList(1, args.length);
        var summary = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClasspathRoots(Set.of(Path.of(args[0]))))
                                .filters(includeClassNamePatterns(pattern(names)))
                                .build(),
                        summary);
        System.exit(report(summary, names));
    }

    private static String pattern(List<String> names) {
        return names.isEmpty()
                ? STANDARD_INCLUDE_PATTERN
                : names.stream().map(Pattern::quote).collect(Collectors.joining("|", ".*\\.(", ")"));
    }

    private static int report(SummaryGeneratingListener listener, List<String> names) {
        var out = new PrintWriter(System.out, /* autoFlush */ true, StandardCharsets.UTF_8);
        var summary = listener.getSummary();
        summary.printFailuresTo(out, STACK_LINES);
        out.printf(
                "%d tests passed, %d failed, in %.1f s%n",
                summary.getTestsSucceededCount(),
                summary.getTotalFailureCount(),
                (summary.getTimeFinished() - summary.getTimeStarted()) / 1000.0);
        if (summary.getTestsFoundCount() == 0) {
            out.println("No test is called " + Arrays.toString(names.toArray()) + ".");
            return NO_TESTS;
        }
        return summary.getTotalFailureCount() == 0 ? 0 : 1;
    }
}
