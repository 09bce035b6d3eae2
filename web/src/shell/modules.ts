import type { Cover, GameModule } from '../game';

const boards = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');
const covers = import.meta.glob<{ default: Cover }>('../games/*/Cover.svelte');

/** A game's board, loaded when somebody sits down to it; null when this page has none. */
export async function boardOf(game: string): Promise<GameModule | null> {
  return (await boards[`../games/${game}/index.ts`]?.())?.default ?? null;
}

export async function coverOf(game: string): Promise<Cover | null> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
}
