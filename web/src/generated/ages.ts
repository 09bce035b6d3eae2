/* Made from the records of the server by npm run types: not to be changed by hand. */

export interface Actions {
  total: number;
  left: number;
  temporary: number;
  hand: number;
}

export interface Adding {
  amount: number;
}

export interface AgesFacts {
  age: number;
  round: number;
  last: boolean;
  lastRound: number;
  active: number;
  first: number;
  players: number;
  phase: string;
  row: string[];
  base: number[];
  sweep: number;
  civilDeck: number;
  militaryDeck: number;
  discards: number;
  tactics: string[];
  event?: string;
  toCome: Count[];
  pacts: Treaty[];
  scene?: Scene;
  battle?: Fight;
  seats: Civilization[];
}

export interface Amount {
  symbol: string;
  amount: number;
}

export interface Civilization {
  out: boolean;
  culture: number;
  culturePlus: number;
  science: number;
  sciencePlus: number;
  strength: number;
  happiness: number;
  needed: number;
  discontent: number;
  civil: Actions;
  military: Actions;
  forcesResources: number;
  forcesScience: number;
  force?: number;
  blue: number;
  yellow: number;
  pool: number;
  populationCost?: number;
  consumption: number;
  corruption: number;
  food: number;
  foodPlus: number;
  resources: number;
  resourcesPlus: number;
  technologies: Technology[];
  limit: number;
  government: string;
  specials: string[];
  leader?: string;
  wonders: string[];
  ruined: string[];
  homer?: string;
  building?: string;
  stages: number;
  colonies: string[];
  war?: Declared;
  tactic?: string;
  ownTactic: boolean;
  armies: number;
  outdated: number;
  row: number[];
  sources?: Sources;
  forecast?: Forecast;
}

export interface Count {
  card: string;
  count: number;
}

export interface Declared {
  card: string;
  target: number;
}

export interface Fight {
  card: string;
  attacker: number;
  rival: number;
  strength: number;
  against: number;
}

export interface Forecast {
  discards: number;
  leaders: number;
  uprising: boolean;
  science: number;
  culture: number;
  corruptedResources: number;
  corruptedFood: number;
  food: number;
  eaten: number;
  traded: number;
  famine: number;
  resources: number;
  drawn: number;
}

export interface Left {
  actions: number;
}

export interface Of {
  seat: number;
  left: number;
}

export interface Price {
  civil: number;
  military: number;
  food: number;
  resources: number;
  science: number;
}

export interface Print {
  deck: string;
  age: number;
  type: string;
  starting: boolean;
  copies: number[];
  science: number;
  revolution: number;
  resources: number;
  value: number;
  symbols: Amount[];
  stages: number[];
  limit: number;
  discounts: number[];
  stagesAtOnce: number;
  units: number[];
  strength: number[];
  actions: number;
  defence: number;
  colonization: number;
  immediate: Amount[];
  sides: boolean;
  both: Amount[];
  a: Amount[];
  b: Amount[];
  signs: Sign[][];
  confidence: string;
}

export interface Reaching {
  needed: number;
  have: number;
}

export interface Scene {
  kind: string;
  card?: string;
  seats: number[];
  leader?: number;
  wanted: number;
  strength: number;
  chosen: number;
}

export interface Sign {
  sign?: string;
  text?: string;
}

export interface Source {
  card: string;
  amount: number;
}

export interface Sources {
  science: Source[];
  culture: Source[];
  strength: Source[];
  happiness: Source[];
}

export interface Technology {
  card: string;
  workers: number;
  tokens: number;
  cost: number;
}

export interface Treaty {
  card: string;
  owner: number;
  partner: number;
  side: string;
}
