/** One resource on a price or in an effect. `colour` is a name of tokens.css without its dashes, `r-food`. */
export interface Pip {
  icon?: string;
  colour: string;
  /** A resource card is filled, a temporary resource is an outline, "any" is an empty square. */
  form: 'card' | 'temporary' | 'any';
  label?: string;
}

/** Part of an icon line: a sign, a resource, or something to print as it stands. */
export type Token = { sign: string; quiet?: boolean; colour?: string } | { pip: Pip } | { text: string };

export interface Gives {
  icon: string;
  colour?: string;
  value?: string | number;
}

export type Cost = { pips: Pip[] } | { number: string | number; unit?: string; colour?: string } | {
  stages: { cost: number; built: boolean }[];
};

/** All that may be printed on a card; a game makes one from its own data, and every format draws from it. */
export interface Face {
  /** Decides ink and engraving: a class `k-…` of kinds.css. */
  kind: string;
  icon: string;
  /** The sign of the kind, printed small on the picture. */
  glyph?: string;
  name: string;
  kindName?: string;
  /** Age or era, top right: a few letters, or a sign. */
  corner?: string;
  cornerIcon?: string;
  era?: string;
  cost?: Cost;
  lines?: Token[][];
  gives?: Gives[];
  /** A number, or what stands for one that is counted at the end. */
  points?: number | string;
  text?: string;
  confidence?: 'high' | 'medium' | 'low';
  /** What `confidence` means, in words. */
  origin?: string;
  number?: string;
}

export type Format = 'full' | 'table' | 'picture';
