import type { Plate } from '../../game';
import { t } from '../../i18n/index.svelte';
import type { Frame, Parts, Step } from '../../wire';

/** A number on somebody's plate that is not what it was. */
export interface Change {
  seat: number;
  label: string;
  before: string | number;
  after: string | number;
}

/** What somebody did; what only they may know has no words of its own. */
export function told(step: Step): Parts {
  return step.text.length > 0 ? step.text : [t('away.secret')];
}

export function changes(before: Frame, after: Frame, status: (frame: Frame, seat: number) => Plate[], points: string): Change[] {
  return after.scores.flatMap((score, seat) => {
    const found: Change[] = [];
    const old = before.scores[seat] ?? 0;
    if (old !== score) found.push({ seat, label: points, before: old, after: score });
    const was = new Map(status(before, seat).map((plate) => [plate.label, plate.value]));
    for (const plate of status(after, seat)) {
      const value = was.get(plate.label);
      if (value !== undefined && value !== plate.value) found.push({ seat, label: plate.label, before: value, after: plate.value });
    }
    return found;
  });
}
