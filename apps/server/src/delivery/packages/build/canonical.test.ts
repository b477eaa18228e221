import { expect, test } from 'vitest';
import { canonical, sha256 } from './canonical.ts';

test('ignores key order and undefined values, but not values, list order and bytes', () => {
  expect(canonical({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe('{"a":[2,{"c":"x","d":null}],"b":1}');
  expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  expect(canonical({ a: Buffer.from('one') })).toBe(`{"a":"sha256:${sha256('one')}"}`);
  expect(canonical({ a: Buffer.from('one') })).not.toBe(canonical({ a: Buffer.from('two') }));
});
