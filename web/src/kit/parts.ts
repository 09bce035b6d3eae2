import type { Parts } from '../wire';

/** A sentence without its links. */
export function plain(parts: Parts): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The key of a card: a piece is `key` or `key@number`. */
export function keyOf(piece: string): string {
  const at = piece.indexOf('@');
  return at < 0 ? piece : piece.slice(0, at);
}

/** What games call a card in their sentences; a nation or a suit may have the same name without being one. */
export function isCard(noun: string): boolean {
  return noun === 'piece' || noun === 'card' || noun === 'wonder';
}

/** Asks whoever shows the rules to open this one. The event bubbles from where the link stands. */
export function openRule(from: Element, rule: string): void {
  from.dispatchEvent(new CustomEvent('rule', { bubbles: true, detail: rule }));
}
