import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

test('maps every value to the line it starts on', () => {
  const text = `{
  "a": 1, "b": { "c": ["x",
    { "d\\"e": "{[,:]}" },
    []
  ] },

  "f": null
}`;
  expect(Object.fromEntries(jsonLines(text))).toEqual({
    '': 1,
    a: 2,
    b: 2,
    'b.c': 2,
    'b.c[0]': 2,
    'b.c[1]': 3,
    'b.c[1].d"e': 3,
    'b.c[2]': 4,
    f: 7,
  });
});

test('handles nested lists and empty objects', () =>
  expect(Object.fromEntries(jsonLines('[[1,\n2],\n{},\n{"a":\n{}}]'))).toEqual({
    '': 1,
    '[0]': 1,
    '[0][0]': 1,
    '[0][1]': 2,
    '[1]': 3,
    '[2]': 4,
    '[2].a': 4,
  }));
