import { keyOf } from '../../kit/parts';
import type { Cards, Option } from '../../wire';
import { UNITS, techOf, type Print, type SeatView, type TableView } from './data';

/** What an option of the action phase takes: actions as tokens, then food, resources, science. */
export interface Cost {
  civil?: number;
  military?: number;
  food?: number;
  resources?: number;
  science?: number;
}

const isUnit = (type: string | undefined) => (UNITS as readonly string[]).includes(type ?? '');

/** The price of an option as far as the open numbers tell it; null where a card changes it. AGES-7.4 – AGES-7.19. */
export function costOf(option: Option, view: TableView, me: SeatView, cards: Cards<Print>): Cost | null {
  const [first, second] = option.args.map((arg) => arg.id);
  const card = first === undefined ? undefined : cards.get(keyOf(first));
  const action = (cost: Cost): Cost => (isUnit(card?.data.type) ? { military: 1, ...cost } : { civil: 1, ...cost });
  switch (option.verb) {
    case 'take': {
      const at = view.row.find((place) => place.piece === first);
      return at ? { civil: me.row[at.index] ?? at.base } : null;
    }
    case 'population':
      return { civil: 1, food: me.populationCost };
    case 'build':
      return action({ resources: techOf(me, first ?? '')?.cost ?? 0 });
    case 'upgrade':
    case 'bach':
      return action({ resources: Math.max(0, (techOf(me, second ?? '')?.cost ?? 0) - (techOf(me, first ?? '')?.cost ?? 0)) });
    case 'destroy':
    case 'disband':
      return action({});
    case 'leader':
    case 'play':
      return { civil: 1 };
    case 'develop':
      return { civil: 1, science: Math.max(0, card?.data.science ?? 0) };
    case 'revolt':
      return { civil: me.ca, science: Math.max(0, card?.data.revolution ?? 0) };
    case 'stages':
      return {
        civil: 1,
        resources: (me.building?.data.stages ?? []).slice(me.stages, me.stages + Number(first)).reduce((a, b) => a + b, 0),
      };
    case 'tactic':
      return { military: 1 };
    case 'copy':
      return { military: 2 };
    case 'attack':
    case 'war':
      return { military: (card?.data.actions ?? 0) * (view.seats[Number(second)]?.leader?.key === 'mahatma-gandhi' ? 2 : 1) };
    default:
      return null;
  }
}
