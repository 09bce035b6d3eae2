/* Made from the records of the server by npm run types: not to be changed by hand. */

export interface Belonging {
  card: string;
  start: string;
}

export interface CardPrint {
  code: string;
  codeRu: string;
  box: string;
  nation: string;
  suits: string[];
  icons: string[];
  period: string;
  marker: string;
  start: string;
  playersMin: number;
  copies: number;
  freePlay: boolean;
  playable: boolean;
  garrisonable: boolean;
  cost: Tokens;
  confidence: string;
  points: string[];
  sides: Side[];
  people?: People;
}

export interface Cost {
  price: Tokens;
}

export interface Development {
  card: string;
  price: Tokens;
}

export interface EmpiresFacts {
  variant: string;
  common: string;
  active: number;
  first: number;
  round: number;
  phase: string;
  lastRound: number;
  collapsed: boolean;
  market: Slot[];
  king: string;
  resolving: string[];
  players: Player[];
  rival?: Rival;
}

export interface Extent {
  extent: string;
}

export interface Garrison {
  card: string;
  host: string;
}

export interface People {
  nameEn: string;
  nameRu: string;
  aboutEn: string;
  aboutRu: string;
  period: string;
  exhausts: number;
  becomesEmpire: boolean;
  history: string;
  developments: boolean;
  cards: Belonging[];
}

export interface Player {
  nation: string;
  period: string;
  side: string;
  actions: number;
  exhausts: number;
  nationMarked: boolean;
  areaMarked: boolean;
  kingUsed: boolean;
  handLimit: number;
  tokens: Tokens;
  visibleScore: number;
  stored?: Stored;
  exhausted: string[];
  turned: string[];
  garrisons: Garrison[];
  prices: Development[];
  result?: Result;
}

export interface Points {
  card: string;
  place: number;
  points: number;
}

export interface Result {
  score: number;
  unrest: number;
  cards: Points[];
}

export interface Rival {
  progress: number;
  developments: number;
  mostDevelopments: number;
  perDevelopment: number;
  score: number;
  cards: Worth[];
}

export interface Side {
  nameEn: string;
  nameRu: string;
  textEn: string;
  textRu: string;
  exhaust: boolean;
  solstice: boolean;
  passive: boolean;
  lines: string[][];
}

export interface Slot {
  card: string;
  tokens: Tokens;
  tucked: number;
}

export interface Stored {
  card: string;
  progress: number;
}

export interface Tokens {
  material: number;
  population: number;
  progress: number;
}

export interface Worth {
  card: string;
  points: number;
}
