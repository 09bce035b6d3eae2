import { describe, expect, test } from 'vitest';
import en from './en';
import ru from './ru';
import { fill, type Text } from './index.svelte';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!./*.ts'], { query: '?raw', import: 'default', eager: true });
const all = Object.values(sources).join('\n');
const blanks = (text: Text) => [...new Set((typeof text === 'string' ? text : Object.values(text).join()).match(/\{\w+\}/g) ?? [])].sort();

describe('the two languages', () => {
  test('every text is used somewhere on the page', () => {
    const unused = Object.keys(en).filter((key) => !all.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  test('both have the same texts with the same blanks', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(blanks(ru[key]), key).toEqual(blanks(en[key]));
  });

  test('a Russian text that counts has the three forms', () => {
    for (const [key, text] of Object.entries(ru))
      if (typeof text !== 'string') expect(Object.keys(text).sort(), key).toEqual(['few', 'many', 'one', 'other']);
  });

  test('numbers choose the form', () => {
    const forms = [1, 3, 11, 21, 22].map((n) => fill(ru['players'], { n }, 'ru'));
    expect(forms).toEqual(['1 игрок', '3 игрока', '11 игроков', '21 игрок', '22 игрока']);
    expect([1, 2].map((n) => fill(en['players'], { n }, 'en'))).toEqual(['1 player', '2 players']);
  });
});

describe('what the policy of the server forbids', () => {
  const components = Object.entries(sources).filter(([name]) => name.endsWith('.svelte'));

  test('no component carries a style attribute as text, or raw HTML', () => {
    expect(components.length).toBeGreaterThan(20);
    for (const [name, source] of components) expect(source, name).not.toMatch(/\sstyle="[^{]|\{@html/);
  });
});
