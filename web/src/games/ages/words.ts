import type { Card, Cards } from '../../wire';
import { ageName, type Print, type Printed, type Source, type Tech } from './data';
import type { Price } from './questions';
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
export function costText(price: Price): string {
  return [
    price.food > 0 ? p('food-n', { n: price.food }) : '',
    price.resources > 0 ? p('resources-n', { n: price.resources }) : '',
    price.science > 0 ? p('science-points', { n: price.science }) : '',
    price.civil > 0 ? p('costs-actions', { n: price.civil }) : '',
    price.military > 0 ? p('military-n', { n: price.military }) : '',
  ].filter(Boolean).join(', ');
}

/** Where a number comes from: a card, or one of the few things that are no card. */
export function sourceName([key]: Source, cards: Cards<Print>): string {
  const card: Card | undefined = cards.get(key);
  return card?.name ?? (key === 'units' || key === 'armies' || key === 'pact' ? p(`source-${key}`) : key);
}
