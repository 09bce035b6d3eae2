import { own } from '../../kit/own';
import icons from './pyramid.icons';

/** The picture of every card and wonder, by its number. */
const names: Record<string, string> = {
  C01: 'plow',
  C02: 'mining',
  C03: 'trade',
  C04: 'stone-spear',
  C05: 'hidden',
  C06: 'cow',
  C07: 'coins',
  C08: 'anvil-impact',
  C09: 'stone-tablet',
  C10: 'watering-can',
  C11: 'chariot',
  C12: 'split-arrows',
  C13: 'castle',
  C14: 'open-book',
  C15: 'bank',
  C16: 'mounted-knight',
  C17: 'musket',
  C18: 'cavalry',
  C19: 'steam',
  C20: 'steam-locomotive',
  C21: 'cannon',
  C22: 'iron-hulled-warship',
  C23: 'forest-camp',
  C24: 'light-bulb',
  C25: 'factory-arm',
  C26: 'battle-tank',
  C27: 'thunder-struck',
  C28: 'processor',
  C29: 'submarine',
  C30: 'satellite',
  C31: 'aztec-calendar-sun',
  C32: 'two-coins',
  C33: 'swap-bag',
  C34: 'greek-sphinx',
  C35: 'hammer-nails',
  C36: 'spears',
  C37: 'duality-mask',
  C38: 'prayer',
  C39: 'palette',
  C40: 'ship-wheel',
  C41: 'bowman',
  C42: 'mailed-fist',
  C43: 'crossed-sabres',
  C44: 'microscope',
  C45: 'galleon',
  C46: 'theater-curtains',
  C47: 'caravel',
  C48: 'anchor',
  C49: 'tv',
  C50: 'world',
  C51: 'bomber',
  C52: 'spy',
  C53: 'mesh-network',
  C54: 'stealth-bomber',
  C55: 'delivery-drone',
  W01: 'egyptian-pyramids',
  W02: 'vine-flower',
  W03: 'temple-gate',
  W04: 'samara-mosque',
  W05: 'indian-palace',
  W06: 'pagoda',
  W07: 'own:eiffel',
  W08: 'nuclear-bomb',
  W09: 'defense-satellite',
  W10: 'apollo-capsule',
  W11: 'dolmen',
  W12: 'sword-array',
  W13: 'defensive-wall',
  W14: 'church',
  W15: 'queen-crown',
  W16: 'saint-basil-cathedral',
  W17: 'sailboat',
  W18: 'torch',
  W19: 'telescope',
  W20: 'atom',
};

export function pictureOf(id: string): string {
  const name = names[id] ?? 'great-pyramid';
  return name === 'own:eiffel' ? own.eiffel : icons[name]!;
}

export const RESOURCES = ['food', 'iron', 'horses', 'gunpowder', 'oil', 'information', 'space'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The eras are the last five resources. */
export const ERAS: readonly Resource[] = RESOURCES.slice(2);

export const resourceIcon: Record<Resource, string> = {
  food: icons['wheat']!,
  iron: icons['anvil']!,
  horses: icons['horse-head']!,
  gunpowder: icons['powder-bag']!,
  oil: icons['oil-drum']!,
  information: icons['processor']!,
  space: icons['ringed-planet']!,
};

export const kindIcon: Record<string, string> = {
  society: icons['meeple-group']!,
  tactics: icons['compass']!,
  attack: icons['crossed-swords']!,
  wonder: icons['great-pyramid']!,
};

/** The signs of an icon line (IconLine in the game). */
export const signIcon: Record<string, string> = {
  ...kindIcon,
  restore: icons['clockwise-rotation']!,
  play: icons['card-draw']!,
  activate: icons['card-play']!,
  points: icons['laurels']!,
  opponent: icons['meeple']!,
  opponents: icons['meeple-group']!,
  anyone: icons['meeple']!,
  defeated: icons['broken-shield']!,
  undefeated: icons['shield']!,
  power: icons['mailed-fist']!,
  response: icons['return-arrow']!,
  glory: icons['laurel-crown']!,
  area: icons['stack']!,
};
