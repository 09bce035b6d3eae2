/* Made from the records of the server by npm run types: not to be changed by hand. */

export interface Attack {
  loss: number;
  plunder: boolean;
  giveWonder: boolean;
  vpSelf: number;
  vpUndefeated: number;
  vpPerDefeated: number;
  vpLoss: number;
}

export interface Facts {
  variant: string;
  active: number;
  first: number;
  turn: number;
  rows: Place[][];
  projects: Project[];
  temporary: Purse;
  players: Player[];
  wonders: OfWonder[];
  resolving: string[];
}

export interface OfCard {
  kind: string;
  theme: string;
  era: string;
  points: number;
  removedWithTwo: boolean;
  confidence: string;
  resource: string;
  cost: string[];
  power: number;
  response: boolean;
  icons: string[][];
}

export interface OfWonder {
  card: string;
  owner: number;
  tokens: number[];
  progress?: Progress;
}

export interface Owed {
  owed: number;
}

export interface Place {
  card: string;
  extra: number;
}

export interface Player {
  power: number;
  track: number;
  glory: number;
  score: number;
  resources: Purse;
}

export interface Power {
  power: number;
}

export interface Price {
  card: string;
  extra: number;
  raisedBy: string[];
  pays: string[];
}

export interface PrintOfWonder {
  kind: string;
  theme: string;
  era: string;
  points: number;
  removedWithTwo: boolean;
  confidence: string;
  tokens: number;
  condition: Wanted;
}

export interface Progress {
  need: number;
  have: number[];
}

export interface Project {
  card: string;
  extra: number;
  left: number;
}

export interface Purse {
  food: number;
  iron: number;
  horses: number;
  gunpowder: number;
  oil: number;
  information: number;
  space: number;
}

export interface Stakes {
  attacker: number;
  card: string;
  power: number;
  defence: number;
  attack: Attack;
}

export interface Wanted {
  kind: string;
  min?: number;
  resources?: string[];
  technologies?: string[];
  era?: string;
}
