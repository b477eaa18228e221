import { expect, test } from 'vitest';
import { isSameText, isWithinPage, textIn, wordsIn } from './printed-text.ts';

const xml = `<page width="200" height="100">
  <word xMin="10" yMin="10" xMax="30" yMax="20">ASHA</word>
  <word xMin="32" yMin="10" xMax="50" yMax="20">RAO</word>
  <word xMin="10" yMin="40" xMax="60" yMax="50">Smith &amp; Sons</word>
</page><page width="200" height="100"></page>`;
const box = (x1: number, y1: number, x2: number, y2: number) =>
  [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const;

test('finds the words whose middle lies in a rectangle', () => {
  const [first, second] = wordsIn(xml);
  expect(textIn(first!, box(0.05, 0.1, 0.25, 0.2))).toBe('ASHA RAO');
  expect(textIn(first!, box(0.05, 0.1, 0.15, 0.2))).toBe('ASHA');
  expect(textIn(first!, box(0, 0.35, 1, 0.6))).toBe('Smith & Sons');
  expect(second).toEqual([]);
});

test.each([
  ['Name: ASHA RAO', 'Asha Rao', true],
  ['05/04/2027', '05 04 2027', true],
  [': 09-05-2026 to 08-11-2026', '2026-05-09', true],
  ['BRANCH Sector MANAGER 21', 'Sector 21 BRANCH', true],
  ['09-05-2026', '2026-05-08', false],
  ['ASHA RAO', 'Asha Rao Desai', false],
  ['', '', false],
])('%s contains %s: %s', (inRectangle, raw, isSame) => {
  expect(isSameText(inRectangle, raw)).toBe(isSame);
});

test('a rectangle may touch the edge of its page, not leave it', () => {
  expect(isWithinPage(box(0, 0, 1.003, 1))).toBe(true);
  expect(isWithinPage(box(0.2, -0.1, 0.4, 0.1))).toBe(false);
});
