import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('keys are in one order, whatever order they were written in', () => {
  expect(canonicalJson({ b: 1, a: { d: [1, 'x'], c: null } })).toBe('{"a":{"c":null,"d":[1,"x"]},"b":1}');
  expect(canonicalJson({ a: { c: null, d: [1, 'x'] }, b: 1 })).toBe('{"a":{"c":null,"d":[1,"x"]},"b":1}');
});

test('a property without a value is left out, the order of a list is kept', () => {
  expect(canonicalJson({ a: undefined, b: [2, 1] })).toBe('{"b":[2,1]}');
});

test('the text of any value is JSON with the same meaning', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a value that was read from its own text has the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
