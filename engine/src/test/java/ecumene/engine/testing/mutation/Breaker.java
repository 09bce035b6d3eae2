package ecumene.engine.testing.mutation;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * Finds every way to break a method that cites a rule, itself or by its class: a comparison, a sum or a condition turned around, a number one
 * more, a call left out. Calls that only write the log are left alone.
 */
final class Breaker extends TreePathScanner<Void, Void> {
    private static final Map<Tree.Kind, String> OTHER = Map.ofEntries(
            Map.entry(Tree.Kind.LESS_THAN, "<="),
            Map.entry(Tree.Kind.LESS_THAN_EQUAL, "<"),
            Map.entry(Tree.Kind.GREATER_THAN, ">="),
            Map.entry(Tree.Kind.GREATER_THAN_EQUAL, ">"),
            Map.entry(Tree.Kind.EQUAL_TO, "!="),
            Map.entry(Tree.Kind.NOT_EQUAL_TO, "=="),
            Map.entry(Tree.Kind.CONDITIONAL_AND, "||"),
            Map.entry(Tree.Kind.CONDITIONAL_OR, "&&"),
            Map.entry(Tree.Kind.PLUS, "-"),
            Map.entry(Tree.Kind.MINUS, "+"),
            Map.entry(Tree.Kind.PLUS_ASSIGNMENT, "-="),
            Map.entry(Tree.Kind.MINUS_ASSIGNMENT, "+="));

    /** What says, shows, reads, weighs or checks a rule does not decide it. */
    private static final Pattern NOT_A_RULE = Pattern.compile("text|worth|progress|read|print|prompt|toString|audit.*");

    private final Trees trees;
    private final CompilationUnitTree unit;
    private final Path file;
    private final String source;
    private final List<Mutant> found = new ArrayList<>();
    private Set<String> rules = Set.of();

    private Breaker(Trees trees, CompilationUnitTree unit) throws IOException {
        this.trees = trees;
        this.unit = unit;
        this.file = Path.of(unit.getSourceFile().toUri());
        this.source = unit.getSourceFile().getCharContent(true).toString();
    }

    static List<Mutant> of(List<Path> files) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var found = new ArrayList<Mutant>();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            var task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            var trees = Trees.instance(task);
            for (var unit : task.parse()) {
                var breaker = new Breaker(trees, unit);
                breaker.scan(unit, null);
                found.addAll(breaker.found);
            }
        }
        return found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
        var before = rules;
        rules = RuleIds.in(documented(getCurrentPath()) + text(method));
        for (TreePath path = getCurrentPath().getParentPath();
                path != null && rules.isEmpty();
                path = path.getParentPath()) {
            rules = RuleIds.in(documented(path));
        }
        boolean decides = !NOT_A_RULE.matcher(method.getName()).matches();
        if (decides && !rules.isEmpty() && method.getBody() != null) {
            scan(method.getBody(), null);
        }
        rules = before;
        return null;
    }

    private String documented(TreePath path) {
        var comment = trees.getDocComment(path);
        return comment == null ? "" : comment + "\n";
    }

    /** Steps of a loop turned around only make it endless. */
    @Override
    public Void visitForLoop(ForLoopTree loop, Void unused) {
        scan(loop.getCondition(), null);
        return scan(loop.getStatement(), null);
    }

    @Override
    public Void visitBinary(BinaryTree node, Void unused) {
        operator(node, node.getLeftOperand(), node.getRightOperand());
        return super.visitBinary(node, null);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree node, Void unused) {
        operator(node, node.getVariable(), node.getExpression());
        return super.visitCompoundAssignment(node, null);
    }

    private void operator(Tree node, Tree left, Tree right) {
        var other = OTHER.get(node.getKind());
        int from = end(left);
        if (other == null || from < 0) {
            return;
        }
        var gap = source.substring(from, start(right));
        var operator = gap.replaceAll("[\\s()]|//.*", "");
        int at = gap.indexOf(operator);
        if (!operator.isEmpty() && at >= 0) {
            add(from + at, from + at + operator.length(), other, operator + " is now " + other);
        }
    }

    @Override
    public Void visitUnary(UnaryTree node, Void unused) {
        if (node.getKind() == Tree.Kind.POSTFIX_INCREMENT || node.getKind() == Tree.Kind.POSTFIX_DECREMENT) {
            boolean up = node.getKind() == Tree.Kind.POSTFIX_INCREMENT;
            add(end(node) - 2, end(node), up ? "--" : "++", up ? "++ is now --" : "-- is now ++");
        }
        return super.visitUnary(node, null);
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void unused) {
        switch (node.getValue()) {
            case Integer number -> change(node, Integer.toString(number + 1));
            case Boolean truth -> change(node, Boolean.toString(!truth));
            case null, default -> {}
        }
        return null;
    }

    @Override
    public Void visitIf(IfTree node, Void unused) {
        change(node.getCondition(), "(!" + text(node.getCondition()) + ")");
        return super.visitIf(node, null);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree node, Void unused) {
        change(node.getCondition(), "!(" + text(node.getCondition()) + ")");
        return super.visitConditionalExpression(node, null);
    }

    @Override
    public Void visitReturn(ReturnTree node, Void unused) {
        boolean simple = node.getExpression() == null || node.getExpression() instanceof LiteralTree;
        if (!simple
                && method() instanceof MethodTree method
                && "boolean".equals(String.valueOf(method.getReturnType()))) {
            change(node.getExpression(), "!(" + text(node.getExpression()) + ")");
        }
        return super.visitReturn(node, null);
    }

    /** The method around, or nothing inside a lambda. */
    private Tree method() {
        var path = getCurrentPath();
        while (!(path.getLeaf() instanceof MethodTree || path.getLeaf() instanceof LambdaExpressionTree)) {
            path = path.getParentPath();
        }
        return path.getLeaf();
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatementTree node, Void unused) {
        if (node.getExpression() instanceof MethodInvocationTree call) {
            if (String.valueOf(call.getMethodSelect()).matches("(.*\\.)?log(Secret|Open)?")) {
                return null;
            }
            add(start(node), end(node), ";", "left out: " + text(node));
        }
        return super.visitExpressionStatement(node, null);
    }

    private void change(Tree node, String with) {
        add(start(node), end(node), with, text(node) + " is now " + with);
    }

    private void add(int from, int to, String with, String what) {
        if (!rules.isEmpty() && from >= 0 && to > from) {
            long line = unit.getLineMap().getLineNumber(from);
            found.add(new Mutant(file, line, from, to, with, what.replaceAll("\\s+", " "), rules));
        }
    }

    private int start(Tree node) {
        return (int) trees.getSourcePositions().getStartPosition(unit, node);
    }

    private int end(Tree node) {
        return (int) trees.getSourcePositions().getEndPosition(unit, node);
    }

    private String text(Tree node) {
        return start(node) < 0 || end(node) < 0 ? "" : source.substring(start(node), end(node));
    }
}
