import type { GameModule, Plate, Section } from '../../game';
import type { Choice } from '../../kit/choice.svelte';
import type { Card, Frame, Option } from '../../wire';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Glance from './Glance.svelte';
import Note from './Note.svelte';
import { phaseOf, toldOf, type Print } from './data';
import { signed } from './faces';
import { signIcon, typeIcon } from './icons';
import { p } from './texts';

/** The numbers of a player's plate; culture is the score. */
function statusOf(frame: Frame, seat: number): Plate[] {
  const told = toldOf(frame, seat);
  return [
    { label: p('strength'), value: told.strength ?? 0, icon: signIcon.strength },
    { label: p('culture-rating'), value: signed(told.culturePlus ?? 0), icon: signIcon.culture },
    { label: p('science'), value: `${told.science ?? 0} ${signed(told.sciencePlus ?? 0)}`, icon: signIcon.science, minor: true },
    {
      label: p('happiness'),
      value: `${told.happiness ?? 0}/${told.needed ?? 0}`,
      icon: told.discontent ? signIcon.unhappy : signIcon.happy,
      minor: true,
    },
    { label: p('food'), value: told.food ?? 0, icon: signIcon.food, minor: true },
    { label: p('resources'), value: told.resources ?? 0, icon: signIcon.resources, minor: true },
  ];
}

/** Where on a phone an option is shown; "" when the sheet shows it. */
export function sectionOf(option: Option, frame: Frame): string {
  if (option.verb === 'take') return 'row';
  if (['copy', 'raze', 'annex', 'steal', 'remove-leader', 'remove-wonder'].includes(option.verb)) return 'world';
  if (option.args.some((arg) => arg.noun === 'piece')) return 'hand';
  return phaseOf(frame) === 'action' && option.verb !== 'pass'
    ? 'city'
    : option.args.some((arg) => arg.noun === 'card')
    ? 'city'
    : '';
}

function sections(frame: Frame, me: number | null, choice: Choice): Section[] {
  const count = (id: string) => (me === null ? 0 : choice.options.filter((option) => sectionOf(option, frame) === id).length);
  return [
    { id: 'row', label: p('tab-row'), icon: signIcon.cards, count: count('row') },
    { id: 'city', label: p('tab-city'), icon: signIcon.civil, count: count('city') },
    { id: 'hand', label: p('tab-hand'), icon: signIcon.hand, count: count('hand') },
    { id: 'world', label: p('tab-world'), icon: typeIcon['territory']!, count: count('world') },
  ];
}

const RULES: Record<string, string[]> = {
  farm: ['AGES-7.7', 'AGES-8.3'],
  mine: ['AGES-7.7', 'AGES-8.3'],
  lab: ['AGES-7.7'],
  temple: ['AGES-7.7', 'AGES-11.4'],
  library: ['AGES-7.7'],
  theater: ['AGES-7.7'],
  arena: ['AGES-7.7'],
  infantry: ['AGES-7.15', 'AGES-11.5'],
  cavalry: ['AGES-7.15', 'AGES-11.5'],
  artillery: ['AGES-7.15', 'AGES-11.5'],
  air_force: ['AGES-7.15', 'AGES-11.5'],
  law: ['AGES-7.12'],
  warfare: ['AGES-7.12'],
  exploration: ['AGES-7.12'],
  construction: ['AGES-7.12', 'AGES-7.11'],
  government: ['AGES-7.12', 'AGES-7.13'],
  leader: ['AGES-7.10'],
  wonder: ['AGES-7.5', 'AGES-7.11'],
  action: ['AGES-7.14'],
  event: ['AGES-6.4', 'AGES-9.1'],
  territory: ['AGES-9.9', 'AGES-9.12'],
  tactic: ['AGES-7.18', 'AGES-11.5'],
  aggression: ['AGES-6.5'],
  war: ['AGES-6.7', 'AGES-5.8'],
  pact: ['AGES-6.9'],
  bonus: ['AGES-6.11', 'AGES-9.10'],
};

function rulesOf(card: Card): string[] {
  return RULES[(card as Card<Print>).data.type] ?? [];
}

export default { Board, Face, Glance, Note, statusOf, rulesOf, sections } satisfies GameModule;
