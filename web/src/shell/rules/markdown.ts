/** The little Markdown that rule texts use, as a tree; nothing of it is ever put into the page as HTML. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; inside: Span[] }
  | { kind: 'italic'; inside: Span[] }
  | { kind: 'link'; to: string; inside: Span[] };
type Block =
  | { kind: 'heading'; level: number; inside: Span[] }
  | { kind: 'paragraph'; inside: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/;

export function spans(text: string): Span[] {
  const found = SPAN.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [whole, bold, code, label, to, italic] = found;
  const before: Span[] = found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  return [...before, span(bold, code, label, to, italic), ...spans(text.slice(found.index + whole.length))];
}

function span(bold?: string, code?: string, label?: string, to?: string, italic?: string): Span {
  if (bold !== undefined) return { kind: 'bold', inside: spans(bold) };
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined) return { kind: 'link', to: to ?? '', inside: spans(label) };
  return { kind: 'italic', inside: spans(italic ?? '') };
}

const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;
const cells = (line: string) =>
  line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => spans(cell.trim().replace(/\\\|/g, '|')));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.replace(/\r/g, '').split('\n');
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    const next = lines[i + 1] ?? '';
    if (!line.trim()) {
      i++;
    } else if (/^#{1,6}\s/.test(line)) {
      const level = line.indexOf(' ');
      found.push({ kind: 'heading', level, inside: spans(line.slice(level).trim()) });
      i++;
    } else if (line.trim().startsWith('|') && /^\s*\|?[\s:|-]+\|?\s*$/.test(next) && next.includes('-')) {
      const end = endOf(lines, i + 2, (row) => row.trim().startsWith('|'));
      found.push({ kind: 'table', head: cells(line), rows: lines.slice(i + 2, end).map(cells) });
      i = end;
    } else if (ITEM.test(line)) {
      const end = endOf(lines, i, (row) => ITEM.test(row) || /^\s+\S/.test(row));
      found.push({ kind: 'list', ordered: /^\s*\d/.test(line), items: items(lines.slice(i, end)) });
      i = end;
    } else {
      const end = endOf(
        lines,
        i + 1,
        (row) => row.trim() !== '' && !ITEM.test(row) && !/^#{1,6}\s/.test(row) && !row.trim().startsWith('|'),
      );
      found.push({ kind: 'paragraph', inside: spans(lines.slice(i, end).map((row) => row.trim()).join(' ')) });
      i = end;
    }
  }
  return found;
}

function endOf(lines: string[], from: number, belongs: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && belongs(lines[end]!)) end++;
  return end;
}

function items(lines: string[]): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) texts.push(line.replace(ITEM, ''));
    else texts.push((texts.pop() ?? '') + ' ' + line.trim());
  }
  return texts.map(spans);
}

/** Only addresses that cannot run anything. */
export function safe(to: string): boolean {
  return /^(https?:\/\/|\/(?!\/)|#)/.test(to);
}
