package ecumene.app;

import ecumene.engine.GameRecord;
import ecumene.engine.Spec;
import ecumene.engine.cards.CardError;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into one line in the person's language and an exit code. Our own mistakes keep their trace. */
final class Faults implements IParameterExceptionHandler, IExecutionExceptionHandler {
    static final int FAILED = 1;
    static final int WRONG_INPUT = 2;

    private final Shell shell;

    Faults(Shell shell) {
        this.shell = shell;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        return complain(describe(e));
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        return switch (e) {
            case WrongInput wrong -> complain(String.valueOf(wrong.getMessage()));
            case Spec.Wrong wrong -> complain(shell.describe(wrong));
            case GameRecord.Broken broken -> complain(describe(broken));
            case CardError error -> complain(shell.words().get("card-error", error.in(shell.lang())));
            default -> {
                complain(shell.words().get("our-mistake", e));
                e.printStackTrace(shell.terminal().err());
                yield FAILED;
            }
        };
    }

    private int complain(String line) {
        shell.terminal().err().println(line);
        return WRONG_INPUT;
    }

    private String describe(GameRecord.Broken broken) {
        var key = "record."
                + broken.why().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return shell.words()
                .get(
                        "record.broken",
                        broken.line(),
                        shell.words().get(key, broken.details().toArray()));
    }

    private String describe(ParameterException e) {
        var command = e.getCommandLine().getCommandSpec();
        return switch (e) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched, command);
            case MissingParameterException missing -> missing(missing.getMissing());
            case OverwrittenOptionException twice -> shell.words().get("option.twice", name(twice.getOverwritten()));
            default -> {
                if (e.getArgSpec() == null || e.getValue() == null) {
                    yield String.valueOf(e.getMessage());
                }
                yield shell.words().get("wrong", name(e.getArgSpec()), e.getValue(), allowed(e.getArgSpec()));
            }
        };
    }

    private String unmatched(UnmatchedArgumentException e, CommandSpec command) {
        var first = e.getUnmatched().getFirst();
        if (e.isUnknownOption()) {
            return shell.words().get("option.unknown", first, options(command));
        }
        if (command.subcommands().isEmpty()) {
            return shell.words().get("argument.unexpected", first, command.qualifiedName());
        }
        return shell.words()
                .get(
                        "command.unknown",
                        first,
                        String.join(", ", command.subcommands().keySet()));
    }

    private static String options(CommandSpec command) {
        return command.options().stream().map(OptionSpec::longestName).sorted().collect(Collectors.joining(", "));
    }

    private String missing(List<ArgSpec> missing) {
        var first = missing.getFirst();
        var allowed = allowed(first);
        return switch (first) {
            case PositionalParamSpec argument -> shell.words().get("argument.missing", name(argument), allowed);
            default -> shell.words().get("option.missing", name(first), allowed);
        };
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** What a value must look like, by what it becomes. */
    private String allowed(ArgSpec argument) {
        var label =
                argument instanceof OptionSpec option ? option.longestName().substring(2) : argument.descriptionKey();
        var own = "allowed." + label;
        if (label != null && label.equals("game")) {
            return String.join(", ", shell.games().ids());
        }
        if (shell.words().has(own)) {
            return shell.words().get(own);
        }
        return shell.words().get("allowed." + argument.typeInfo().getType().getSimpleName());
    }
}
