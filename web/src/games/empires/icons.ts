// dprint-ignore-file: a table, where what belongs together stands on one line
import { own } from '../../kit/own';
import icons from './empires.icons';
import { pictures } from './pictures';

export function pictureOf(key: string): string {
  return icons[pictures[key] ?? ''] ?? icons['great-pyramid']!;
}

export const suitIcon: Record<string, string> = {
  region: icons['mountains']!, uncivilised: icons['stone-axe']!, civilised: icons['ionic-column']!, tributary: icons['tattered-banner']!,
  fame: icons['laurels']!, unrest: icons['torch']!, power: icons['imperial-crown']!,
};

export const tokenIcon = { material: icons['wooden-crate']!, population: icons['meeple']!, progress: own.chevron };

/** EMP-1.3: what other cards count. */
export const countIcon: Record<string, string> = {
  city: icons['village']!, metropolis: icons['modern-city']!, mask: icons['ceremonial-mask']!, knight: icons['mounted-knight']!, scroll: icons['tied-scroll']!,
  production: icons['swap-bag']!, river: icons['water-drop']!, fertile: icons['wheat']!,
};

export const nationIcon: Record<string, string> = {
  romans: icons['centurion-helmet']!, greeks: icons['greek-temple']!, carthaginians: icons['elephant']!, celts: icons['heavy-thorny-triskelion']!, macedonians: icons['spears']!,
  persians: icons['winged-sword']!, scythians: icons['bowman']!, vikings: icons['viking-helmet']!, atlanteans: icons['trident']!, egyptians: icons['eye-of-horus']!,
  mauryans: icons['elephant-head']!, qin: icons['pagoda']!, arthurians: icons['round-table']!, minoans: icons['minotaur']!, olmecs: icons['mayan-pyramid']!, utopians: icons['mountaintop']!,
};

/** The signs of an icon line (IconLine in the game) and of the board itself. */
export const signIcon = {
  play: icons['card-play']!, exhaust: own.exhaust, react: icons['return-arrow']!, solstice: icons['sun']!, gained: icons['present']!, fame: icons['laurels']!, passive: icons['infinity']!,
  action: own.temple, draw: icons['card-draw']!, discard: icons['card-discard']!, hand: icons['card-pickup']!, deck: icons['stack']!, history: icons['scroll-unfurled']!, sunken: icons['big-wave']!,
  sink: icons['big-wave']!, garrison: icons['hill-fort']!, abandon: icons['hammer-break']!, recall: icons['return-arrow']!, exile: icons['exit-door']!, find: icons['magnifying-glass']!,
  look: icons['eye-target']!, free: icons['card-play']!, acquire: icons['coins']!, 'break-through': icons['broken-shield']!, market: icons['shop']!, develop: icons['upgrade']!,
  end: icons['checkered-flag']!, shield: icons['shield']!, steal: icons['robber']!, others: icons['meeple-group']!, everyone: icons['meeple-circle']!, give: icons['shaking-hands']!,
  pinned: icons['infinity']!, attack: icons['plain-dagger']!, barbarian: icons['battle-axe']!, empire: icons['crown']!, 'nation-deck': icons['moon']!, quest: icons['holy-grail']!, swap: icons['card-exchange']!, turn: icons['clockwise-rotation']!, boar: icons['boar']!, last: icons['hourglass']!,
  play_area: icons['hill-fort']!, accession: icons['laurel-crown']!, main: icons['stack']!, points: icons['laurels']!, nation: icons['centurion-helmet']!, garrisons: icons['hill-fort']!,
} as const satisfies Record<string, string>;
