import type { Card, Cards } from '../../wire';
import { ageName, type Print, type Printed, type Source, type Tech } from './data';
import type { Cost } from './prices';
import { p } from './texts';

/** What a screen reader says of a card: name, type, age, price, yield. */
export function cardLabel(card: Printed, ...more: string[]): string {
  const { data } = card;
  return [
    card.name,
    p(`type-${data.type}`),
    p('age-n', { age: ageName(data.age) }),
    data.science > 0 ? p('science-n', { n: data.science }) : '',
    ...more,
  ].filter(Boolean).join(', ');
}

export function techLabel(tech: Tech): string {
  return cardLabel(
    tech.card,
    p('workers-n', { n: tech.workers }),
    tech.tokens > 0 ? p('tokens-n', { n: tech.tokens }) : '',
    p('building-costs', { n: tech.cost }),
  );
}

/** A price in words: "2 resources, 1 civil action". */
export function costText(cost: Cost): string {
  return [
    cost.food ? p('food-n', { n: cost.food }) : '',
    cost.resources ? p('resources-n', { n: cost.resources }) : '',
    cost.science ? p('science-points', { n: cost.science }) : '',
    cost.civil === undefined ? '' : p('costs-actions', { n: cost.civil }),
    cost.military === undefined ? '' : p('military-n', { n: cost.military }),
  ].filter(Boolean).join(', ');
}

/** Where a number comes from: a card, or one of the few things that are no card. */
export function sourceName([key]: Source, cards: Cards<Print>): string {
  const card: Card | undefined = cards.get(key);
  return card?.name ?? (key === 'units' || key === 'armies' || key === 'pact' ? p(`source-${key}`) : key);
}
