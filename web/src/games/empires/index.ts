import type { GameModule, Plate, Section } from '../../game';
import type { Choice } from '../../kit/choice.svelte';
import type { Card, Frame, Option } from '../../wire';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Glance from './Glance.svelte';
import Note from './Note.svelte';
import { TOKENS, type Facts, type Print } from './data';
import { signIcon, tokenIcon } from './icons';
import { pieceOf } from './questions';
import { p } from './texts';

/** The numbers of a player's plate. */
function statusOf(frame: Frame, seat: number): Plate[] {
  const tokens = (frame.view.facts as unknown as Facts).players[seat]?.tokens;
  return TOKENS.map((token) => ({ label: p(token), value: tokens?.[token] ?? 0, icon: tokenIcon[token] }));
}

/** Where on a phone an option is shown; "" when the sheet or the line above every part shows it. */
export function sectionOf(option: Option, frame: Frame, me: number | null): string {
  const piece = pieceOf(option);
  if (piece === '') return option.args.some((arg) => arg.noun === 'suit') || option.verb === 'reveal' ? 'market' : '';
  const zone = frame.view.zones.find((it) => it.cards.some((card) => card.card === piece));
  if (!zone) return '';
  const name = zone.id.split('.')[0]!;
  if (name === 'market') return 'market';
  if (zone.owner !== me) return '';
  return name === 'hand'
    ? 'hand'
    : name === 'play' || name === 'garrison'
    ? 'area'
    : name === 'power' || name === 'development' || name === 'accession'
    ? 'nation'
    : '';
}

function sections(frame: Frame, me: number | null, choice: Choice): Section[] {
  const where = me === null ? [] : choice.options.map((option) => sectionOf(option, frame, me));
  const count = (id: string) => where.filter((it) => it === id).length;
  return [
    { id: 'market', label: p('tab-market'), icon: signIcon.market, count: count('market') },
    { id: 'area', label: p('tab-area'), icon: signIcon.garrison, count: count('area') },
    { id: 'hand', label: p('tab-hand'), icon: signIcon.play, count: count('hand') },
    { id: 'nation', label: p('tab-nation'), icon: signIcon.nation, count: count('nation') },
  ];
}

const RULES: Record<string, string[]> = {
  region: ['EMP-13.11', 'EMP-13.13'],
  uncivilised: ['EMP-13.3', 'EMP-13.4'],
  civilised: ['EMP-13.3', 'EMP-13.4'],
  tributary: ['EMP-13.3'],
  fame: ['EMP-16.3'],
  unrest: ['EMP-13.19', 'EMP-13.20', 'EMP-9.1'],
  power: ['EMP-3.2'],
};
const STARTS: Record<string, string[]> = { development: ['EMP-13.21'], nation: ['EMP-11.2'], accession: ['EMP-11.2'] };

function rulesOf(card: Card): string[] {
  const { data } = card as Card<Print>;
  return [
    ...new Set([
      ...data.suits.flatMap((suit) => RULES[suit] ?? []),
      ...(STARTS[data.start] ?? []),
      ...(data.marker === 'attack' ? ['EMP-16.1'] : []),
      ...(data.sides.some((side) => side.exhaust) ? ['EMP-7.3'] : []),
      ...(data.sides.some((side) => side.solstice) ? ['EMP-12.1'] : []),
    ]),
  ];
}

export default { Board, Face, Glance, Note, statusOf, rulesOf, sections } satisfies GameModule;
