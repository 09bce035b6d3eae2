import type { View } from '../wire';

/** Pieces travel from where they were to where they are: `data-piece` names them across zones. */

const MOVE = 260;
const RING = 400;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

type Places = Map<string, DOMRect>;

export function still(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset['piece']!, rect);
  }
  return found;
}

/** What moved, and how to draw it as if it had not yet. Under two pixels is not a move. */
export function travels(before: Places, after: Places): Map<string, { dx: number; dy: number; scale: number }> {
  const moved = new Map<string, { dx: number; dy: number; scale: number }>();
  for (const [piece, to] of after) {
    const from = before.get(piece);
    if (!from) continue;
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) > 2) moved.set(piece, { dx, dy, scale: from.width / to.width });
  }
  return moved;
}

/** The pieces that lie in another zone than before: what moved in the game. Others only made room. */
export function changed(before: View, now: View): Set<string> {
  const was = new Map(before.zones.flatMap((zone) => zone.cards.map((card) => [card.card, zone.id] as const)));
  return new Set(
    now.zones.flatMap((zone) =>
      zone.cards.filter((card) => card.card !== '' && was.has(card.card) && was.get(card.card) !== zone.id).map((card) => card.card)
    ),
  );
}

const running = new Set<Animation>();

/** Plays the travel of these pieces. A colour rings each one first: somebody else did this. */
export function play(root: HTMLElement, before: Places, pieces: ReadonlySet<string>, colour: string | null): void {
  // What is still on its way arrives at once, or the new places would be measured wrong.
  for (const animation of running) animation.cancel();
  running.clear();
  if (still() || pieces.size === 0) return;
  const moved = travels(before, places(root));
  const delay = colour ? RING : 0;
  for (const [piece, { dx, dy, scale }] of moved) {
    const element = pieces.has(piece) ? root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`) : null;
    if (!element) continue;
    if (colour) {
      start(element, [{ outline: `4px solid ${colour}`, outlineOffset: '2px' }, { outline: `4px solid ${colour}`, outlineOffset: '2px' }], {
        duration: RING + MOVE,
      });
    }
    start(element, [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ], { duration: MOVE, delay, easing: EASE, fill: 'backwards' });
  }
}

function start(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}
