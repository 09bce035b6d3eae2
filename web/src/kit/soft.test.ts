import { expect, test } from 'vitest';
import { soft } from './soft';

const shown = (name: string) => soft(name).replaceAll('\u00AD', '-');

test('long words break between syllables, in both languages', () => {
  expect(shown('Земледелие')).toBe('Зем-леде-лие');
  expect(shown('Механизированное земледелие')).toBe('Меха-низи-рован-ное зем-леде-лие');
  expect(shown('Agriculture')).toBe('Agri-cul-ture');
  expect(shown('Philosophy')).toBe('Phi-loso-phy');
});

test('short words stay whole', () => {
  expect(shown('Iron')).toBe('Iron');
  expect(shown('Бронза')).toBe('Бронза');
  expect(shown('И. С. Бах')).toBe('И. С. Бах');
});

test('a soft sign stays with its letter', () => {
  expect(shown('Оборонительная')).toBe('Обо-рони-тель-ная');
});
