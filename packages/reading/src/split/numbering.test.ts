import { expect, test } from 'vitest';
import { numberingOf } from './numbering.ts';

test.each([
  ['Page 2 of 4', { n: 2, of: 4 }],
  ['Statement\nPage No. 3 of 7', { n: 3, of: 7 }],
  ['Page: 2/3', { n: 2, of: 3 }],
  ['Page2of4', { n: 2, of: 4 }],
  ['- 5 -', { n: 5 }],
  ['पृष्ठ 1 of 2', { n: 1, of: 2 }],
  ['PAGE 6', { n: 6 }],
  ['297883426255 · Sheet 2', { n: 2 }],
])('%s', (text, expected) => expect(numberingOf(text)).toEqual(expected));

test.each([
  'on page 12 of my passport there is a visa, see the middle of this text',
  '5 of 3',
  'no numbers here',
  '12/11/2026',
  'Balance Sheet 31 March',
])('no numbering in: %s', (line) => {
  const filling = Array.from({ length: 10 }, () => 'some words of a long letter').join('\n');
  expect(numberingOf(`${filling}\n${line}\n${filling}`)).toBeUndefined();
});
