import { TOKENS, type Amounts, type Lying, type Print, type Printed } from './data';
import { nameOf } from './faces';
import { p } from './texts';

/** "2 material, 1 progress" */
export function amountsText(amounts: Amounts): string {
  return TOKENS.filter((token) => amounts[token] > 0).map((token) => `${amounts[token]} ${p(token)}`).join(', ');
}

/** What a screen reader says of a card: name, then what is printed at its edges, then what it does. */
export function cardLabel(card: Printed, ...more: string[]): string {
  return [card.name, card.facts, ...more].filter(Boolean).join(', ');
}

export function lyingName(lying: Lying, side = 0): string {
  return lying.card ? nameOf(lying.card, side) : p('unknown');
}

/** What is to be known of a nation in a few words. */
export function traitsOf(data: Print): string[] {
  const { people } = data;
  if (!people) return [];
  return [
    people.period === 'empire' ? p('starts-empire') : people.becomesEmpire ? p('starts-barbarian') : p('stays-barbarian'),
    p('exhausts-n', { n: people.exhausts }),
    people.history === 'sunken' ? p('has-sunken') : people.history === '' ? p('no-history') : '',
    people.developments ? '' : p('no-developments'),
  ].filter(Boolean);
}
