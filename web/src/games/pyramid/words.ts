import { plain } from '../../kit/parts';
import type { Card } from '../../wire';
import { counted, type Condition, type Lying, type Print } from './data';
import type { Resource } from './icons';
import { p } from './texts';

/** "2 Gunpowder, 1 Iron and 2 more" */
export function priceText(cost: readonly Resource[], extra: number): string {
  const parts = counted(cost).map(([type, n]) => `${n} ${p(type)}`);
  if (extra > 0) parts.push(p('and-more', { n: extra }));
  if (parts.length === 0) return p('no-cost');
  return p('costs', { price: parts.length > 1 ? parts.slice(0, -1).join(', ') + p('and') + parts[parts.length - 1]! : parts[0]! });
}

/** What a screen reader says of a card: name, kind, price, power, points. */
export function labelOf(card: Card<Print>, extra: number | null = null): string {
  const data = card.data;
  return [
    card.name,
    p(data.kind),
    extra === null ? '' : priceText(data.cost ?? [], extra),
    data.power ? p('power-n', { n: data.power }) : '',
    data.response ? p('response') : '',
    p('points-n', { n: data.points }),
  ].filter(Boolean).join(', ');
}

export function resourceLabel(lying: Lying): string {
  if (!lying.resource) return p('hidden-card');
  const name = p('as-resource', { resource: p(lying.resource) });
  return lying.card ? `${name}, ${p('behind', { name: lying.card.name })}` : name;
}

/** A wonder's condition in a few words, without what is drawn beside it. */
export function conditionText(condition: Condition): string {
  const kinds = () => (condition.technologies?.length === 3
    ? p('any-card')
    : (condition.technologies ?? []).map((kind) => p(kind as 'society')).join(' + '));
  switch (condition.kind) {
    case 'resources':
      return p('need-resources');
    case 'resource-types':
      return `${condition.min} ${p('need-types')}`;
    case 'resource-cards':
      return `${condition.min} ${p('need-cards')}`;
    case 'technologies':
      return `${condition.min} ${p('need-technologies', { kinds: kinds() })}`;
    case 'power':
      return `${condition.min} ${p('need-power')}`;
    case 'bought':
      return p('need-bought', { kinds: kinds(), era: p(condition.era ?? 'space') });
    case 'points-taken-back':
      return `${condition.min} ${p('need-taken')}`;
    case 'points-scored':
      return `${condition.min} ${p('need-scored')}`;
  }
}

export { plain };
