import { t } from '../../i18n/index.svelte';
import type { Choice } from '../../kit/choice.svelte';
import type { Choosing } from '../../wire';

/** More than that no set can have: the game has no limit of its own. */
const ANY = 64;

/** How many of a set are chosen, and how many may be. */
export function countOf(set: Choosing, choice: Choice): string {
  const n = choice.chosen.length;
  const { least, most } = set;
  const members = choice.lines.filter((line) => choice.inSet(line)).length;
  if (most >= (set.free ? members : ANY)) return least > 0 ? t('set.least', { n, least }) : t('set.any', { n });
  if (least === most) return t('set.exactly', { n, most });
  return least > 0 ? t('set.between', { n, least, most }) : t('set.up-to', { n, most });
}
