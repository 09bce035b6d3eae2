package ecumene.app;

import ecumene.arena.Wording;
import ecumene.engine.Lang;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.TypeConversionException;

/** The way in: picks the language, reads the command line, runs the command, ends with its exit code. */
public final class Main {
    private static final String HELP = "ecumene.app.help";

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Terminal.real(), args));
    }

    static int run(Terminal terminal, String... args) {
        var shell = Shell.of(terminal, Languages.choose(args, terminal.env()));
        int code = commandLine(shell).execute(args);
        terminal.out().flush();
        terminal.err().flush();
        return code;
    }

    static CommandLine commandLine(Shell shell) {
        var root = new Root(shell);
        var line = new CommandLine(root)
                .addSubcommand(new ServeCommand(shell, root))
                .addSubcommand(new GamesCommand(shell, root))
                .addSubcommand(new PlayCommand(shell, root))
                .addSubcommand(new SimulateCommand(shell, root))
                .addSubcommand(new ReplayCommand(shell, root))
                .addSubcommand(new CensusCommand(shell, root))
                .addSubcommand(new CardsCommand(shell, root))
                .addSubcommand(new RulesCommand(shell))
                .addSubcommand(new BenchCommand(shell))
                .addSubcommand(new LoadCommand(shell))
                .addSubcommand(new ExportCommand(shell))
                .addSubcommand(new ImportCommand(shell))
                .addSubcommand(new UpgradeCommand(shell, root))
                .addSubcommand(new CoverageCommand(shell, root));
        line.getCommandSpec().usageMessage().sortOptions(false).sortSynopsis(false);
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec()
                        .usageMessage()
                        .sortOptions(false)
                        .sortSynopsis(false));
        var faults = new Faults(shell);
        var terminal = shell.terminal();
        return line.setResourceBundle(Wording.bundle(HELP, shell.lang()))
                .registerConverter(Lang.class, Main::lang)
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults)
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(terminal.paint() == Paint.ANSI ? Ansi.ON : Ansi.OFF))
                .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
                .setUsageHelpWidth(100);
    }

    private static Lang lang(String code) {
        return Languages.parse(code).orElseThrow(() -> new TypeConversionException(code));
    }
}
