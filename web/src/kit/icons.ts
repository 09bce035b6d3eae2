import icons from './kit.icons';
import { own } from './own';

/** The signs every game may need, by what they mean; values are the `d` of a path. */
export const sign = {
  points: icons['laurels']!,
  glory: icons['laurel-crown']!,
  power: icons['mailed-fist']!,
  response: icons['return-arrow']!,
  restore: icons['clockwise-rotation']!,
  play: icons['card-play']!,
  draw: icons['card-draw']!,
  discard: icons['card-discard']!,
  deck: icons['stack']!,
  person: icons['meeple']!,
  people: icons['meeple-group']!,
  log: icons['scroll-unfurled']!,
  history: icons['hourglass']!,
  clock: icons['stopwatch']!,
  bot: icons['vintage-robot']!,
  wonder: icons['great-pyramid']!,
  attack: icons['crossed-swords']!,
  shield: icons['shield']!,
  undo: own.undo,
  next: own.chevron,
  done: own.check,
};
