import type { GameModule, Plate, Section } from '../../game';
import type { Choice } from '../../kit/choice.svelte';
import type { Card, Frame, Option } from '../../wire';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Note from './Note.svelte';
import type { Print } from './data';
import type { Facts } from './facts';
import { kindIcon, signIcon } from './icons';
import { p } from './texts';

/** The numbers of a player's plate. */
function statusOf(frame: Frame, seat: number): Plate[] {
  const facts = frame.view.facts as unknown as Facts;
  const player = facts.players[seat];
  const plates: Plate[] = [{ label: p('power-label'), value: player?.power ?? 0, icon: signIcon['power']! }];
  if (facts.variant !== 'new-world') {
    plates.push({ label: p('track'), value: player?.track ?? 0, icon: signIcon['points']! });
    plates.push({ label: p('glory'), value: player?.glory ?? 0, icon: signIcon['glory']! });
  }
  const hand = frame.view.zones.find((zone) => zone.id === `hand.${seat + 1}`)?.cards.length ?? 0;
  plates.push({ label: p('in-hand'), value: hand, icon: signIcon['play']! });
  return plates;
}

/** Where on the table an option is shown. */
export function sectionOf(option: Option, frame: Frame, me: number): string {
  if (option.verb === 'buy' || option.verb === 'pay' || option.verb === 'pass' || frame.question?.key === 'say.ask-pay') return 'pyramid';
  if (option.args.some((arg) => arg.noun === 'wonder')) return 'wonders';
  if (option.args.some((arg) => arg.noun === 'seat')) return 'others';
  const piece = option.args.find((arg) => arg.noun === 'piece')?.id;
  if (piece === undefined) return '';
  const zone = frame.view.zones.find((candidate) => candidate.cards.some((card) => card.card === piece));
  return zone && zone.owner >= 0 && zone.owner !== me ? 'others' : 'mine';
}

function sections(frame: Frame, me: number | null, choice: Choice): Section[] {
  const count = (
    id: string,
  ) => (me === null ? 0 : choice.options.filter((option) => option.args.length > 0 && sectionOf(option, frame, me) === id).length);
  return [
    { id: 'pyramid', label: p('pyramid'), icon: kindIcon['wonder']!, count: count('pyramid') },
    { id: 'mine', label: p('mine'), icon: signIcon['area']!, count: count('mine') },
    { id: 'others', label: p('others'), icon: signIcon['opponents']!, count: count('others') },
    { id: 'wonders', label: p('wonders'), icon: signIcon['glory']!, count: count('wonders') },
  ];
}

const RULES: Record<string, string[]> = {
  society: ['PYR-1.4', 'PYR-5.10'],
  tactics: ['PYR-1.4', 'PYR-5.11'],
  attack: ['PYR-1.4', 'PYR-5.20'],
  wonder: ['PYR-7.5', 'PYR-7.20'],
};

function rulesOf(card: Card): string[] {
  const { kind, response, cost } = (card as Card<Print>).data;
  return [...(RULES[kind] ?? []), ...(response ? ['PYR-5.22'] : []), ...(cost ? ['PYR-6.2'] : [])];
}

export default { Board, Face, Note, statusOf, rulesOf, sections } satisfies GameModule;
