import { expect, test } from 'vitest';
import { blocks, safe, spans } from './markdown';

test('a paragraph with bold, code, italics and a link to a rule', () => {
  expect(spans('See **the *big* rule** `x_y` and [PYR-6.2](#PYR-6.2).')).toEqual([
    { kind: 'text', text: 'See ' },
    {
      kind: 'bold',
      inside: [{ kind: 'text', text: 'the ' }, { kind: 'italic', inside: [{ kind: 'text', text: 'big' }] }, {
        kind: 'text',
        text: ' rule',
      }],
    },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x_y' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', to: '#PYR-6.2', inside: [{ kind: 'text', text: 'PYR-6.2' }] },
    { kind: 'text', text: '.' },
  ]);
});

test('lists, tables and paragraphs stay apart', () => {
  const found = blocks('One\ntwo.\n\n- a\n- b\n  goes on\n\n1. first\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\nEnd');
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list', 'table', 'paragraph']);
  expect(found[0]).toEqual({ kind: 'paragraph', inside: [{ kind: 'text', text: 'One two.' }] });
  expect(found[1]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] });
  expect(found[2]).toMatchObject({ ordered: true });
  expect(found[3]).toMatchObject({ head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});

test('HTML stays text and a link that would run something is none', () => {
  expect(spans('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]);
  expect(['javascript:alert(1)', '//elsewhere', 'data:text/html,x'].filter(safe)).toEqual([]);
  expect(['https://a.b', '/rules', '#PYR-1.1'].filter(safe)).toHaveLength(3);
});

test('multiplication and names with underscores are not italics', () => {
  expect(spans('2*3*4 and take_back_all')).toEqual([{ kind: 'text', text: '2*3*4 and take_back_all' }]);
});
