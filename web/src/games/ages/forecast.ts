import type { Forecast } from './data';
import { signIcon } from './icons';
import { p } from './texts';

interface Effect {
  what: string;
  icon: string;
  colour: string;
  amount: string;
  text: string;
  bad: boolean;
}

/** AGES-8.11: what the end of the turn does, in its order; what does nothing is left out. */
export function effects(forecast: Forecast): Effect[] {
  const line = (what: string, icon: string, colour: string, n: number, text: string, bad = false): Effect => (
    { what, icon, colour, amount: `${bad ? '−' : '+'}${n}`, text, bad }
  );
  return [
    line('science', signIcon.science, 'r-science', forecast.science, p('fc-science')),
    line('culture', signIcon.culture, 'r-culture', forecast.culture + forecast.leaders, p('fc-culture')),
    line('corruption', signIcon.corruption, 'r-rock', forecast.corruptedResources, p('fc-corruption'), true),
    line('corruption-food', signIcon.corruption, 'r-food', forecast.corruptedFood, p('fc-corruption-food'), true),
    line('food', signIcon.food, 'r-food', forecast.food, p('fc-food')),
    line('eaten', signIcon.food, 'r-food', forecast.eaten, p('fc-eaten'), true),
    line('traded', signIcon.resources, 'r-rock', forecast.traded, p('fc-traded'), true),
    line('famine', signIcon.culture, 'r-culture', forecast.famine, p('fc-famine'), true),
    line('resources', signIcon.resources, 'r-rock', forecast.resources, p('fc-resources')),
    line('cards', signIcon.cards, 'ink-2', forecast.drawn, p('fc-cards', { n: forecast.drawn })),
  ].filter((effect) => !/^[+−]0$/.test(effect.amount));
}

/** The same in one sentence. */
export function forecastText(forecast: Forecast): string {
  const parts = effects(forecast).map((effect) => `${effect.amount} ${effect.text}`);
  return [forecast.uprising ? p('uprising') : '', ...parts].filter(Boolean).join(', ') || p('fc-nothing');
}
