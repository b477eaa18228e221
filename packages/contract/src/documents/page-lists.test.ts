import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putBack, withoutPages } from './page-lists.ts';

const pages = (text: string) => text.split('').map((pageUid) => ({ pageUid }));
const text = (list: readonly { pageUid: string }[]) => list.map(({ pageUid }) => pageUid).join('');

test.each([
  ['acd', 'b', 'abcd', 'abcd'],
  ['cd', 'ab', 'abcd', 'abcd'],
  ['dcxa', 'b', 'abcd', 'dcxab'],
  ['xd', 'b', 'abcd', 'xbd'],
  ['xy', 'b', 'abcd', 'xyb'],
  ['bdac', 'bd', 'abcd', 'abcd'],
])('%s: %s returns to its place in %s', (now, returning, formerly, expected) => {
  expect(text(putBack(pages(now), pages(returning), formerly.split('')))).toBe(expected);
});

test('pages that were taken out return to where they were', () => {
  const taken = fc.subarray('abcdefgh'.split(''));
  fc.assert(
    fc.property(taken, (some) => {
      const rest = withoutPages(pages('abcdefgh'), pages(some.join('')));
      expect(text(putBack(rest, pages(some.join('')), 'abcdefgh'.split('')))).toBe('abcdefgh');
    }),
  );
});
