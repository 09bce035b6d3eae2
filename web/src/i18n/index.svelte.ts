import type { Lang } from '../wire';
import en from './en';
import ru from './ru';

/** A text with blanks `{name}`, or its plural forms chosen by the number in the blank `n`. */
export type Text = string | { one: string; few?: string; many?: string; other: string };
type Blanks = Record<string, string | number>;
type Shape<D> = { [K in keyof D]: Text };

export const LANGS: readonly Lang[] = ['en', 'ru'];
const current = $state<{ lang: Lang }>({ lang: 'en' });

/** The language of the page. Whatever was rendered with `t` follows at once. */
export function lang(): Lang {
  return current.lang;
}

export function speak(lang: Lang): void {
  current.lang = lang;
  document.documentElement.lang = lang;
}

export function fill(text: Text, blanks: Blanks, lang: Lang): string {
  const form = typeof text === 'string' ? text : pluralOf(text, Number(blanks['n']), lang);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const blank = blanks[name];
    return blank === undefined ? whole : typeof blank === 'number' ? number(blank, lang) : blank;
  });
}

function pluralOf(forms: Exclude<Text, string>, n: number, lang: Lang): string {
  const rule = new Intl.PluralRules(lang).select(n);
  return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rule] ?? forms.other;
}

function number(n: number, lang: Lang): string {
  return n < 10000 ? String(n) : new Intl.NumberFormat(lang).format(n);
}

/** A dictionary of its own, for a game's board: `const t = dictionary({ en: {…}, ru: {…} })`. Both languages must have every key. */
export function dictionary<D extends Shape<D>>(texts: { en: D; ru: NoInfer<{ [K in keyof D]: Text }> }) {
  return (key: keyof D & string, blanks: Blanks = {}): string =>
    fill((current.lang === 'ru' ? texts.ru : texts.en)[key], blanks, current.lang);
}

export type Key = keyof typeof en;
/** The shell's texts. */
export const t = dictionary<Record<Key, Text>>({ en, ru });
export type T = typeof t;
