import { lang, t } from '../i18n/index.svelte';
import type { BotInfo, Card, Cards, GameInfo, Lang, Rules } from '../wire';
import { api, faultOf } from './api';

/** Something the server tells once a language; asked for when first looked at, and again when the language changes. */
class Told<T> {
  private readonly asked = new Set<string>();
  private known = $state.raw<ReadonlyMap<string, T>>(new Map());

  constructor(private readonly ask: (of: string) => Promise<T>) {}

  /** Undefined until it is here; the old language stays until the new one comes. */
  of(what = ''): T | undefined {
    const key = lang() + ' ' + what;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      this.ask(what).then(
        (answer) => (this.known = new Map(this.known).set(key, answer)),
        (problem: unknown) => {
          faultOf(problem);
          setTimeout(() => {
            this.asked.delete(key);
            this.known = new Map(this.known);
          }, 3000);
        },
      );
    }
    return this.known.get(key) ?? this.known.get((lang() === 'ru' ? 'en' : ('ru' satisfies Lang)) + ' ' + what);
  }
}

export const games = new Told<GameInfo[]>(() => api.games());
export const bots = new Told<BotInfo[]>(() => api.bots());
export const cards = new Told<Cards>(async (game) => new Map((await api.cards(game)).map((card: Card) => [card.key, card])));
export const rules = new Told<Rules>((game) => api.rules(game));

export function gameOf(id: string): GameInfo | undefined {
  return games.of()?.find((game) => game.id === id);
}

export function variantOf(game: string, variant: string): string {
  return gameOf(game)?.variants.find((it) => it.id === variant)?.name ?? variant;
}

export function botOf(level: string): string {
  return bots.of()?.find((bot) => bot.level === level)?.name ?? level;
}

/** What a bot is, in words: beside its name. */
export function strengthOf(level = ''): string {
  const strength = bots.of()?.find((bot) => bot.level === level)?.strength;
  return strength === undefined ? t('bot') : t('plate.bot', { strength });
}
