import { expect, test } from 'vitest';
import { dateWords } from './date-words.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { clockText, tripText } from './times.ts';

// Every sentence of a language, with sample values where it takes some.
const sentences = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return [(node as (...given: unknown[]) => string)(2, 3, 4)];
  return Object.values(node as object).flatMap(sentences);
};

test('every sentence is there in Hindi and is not left in English', () => {
  const [english, hindi] = [sentences(en), sentences(hi)];
  expect(hindi).toHaveLength(english.length);
  const same = hindi.filter((text, i) => text === english[i] && /[a-z]{3,}/i.test(text));
  expect(same).toEqual(['Visawright', 'CAPTCHA']);
  expect(hindi.every((text, i) => (english[i] === '') === (text === ''))).toBe(true);
});

test('one is written as one', () => {
  expect(en.ready.title(1, 1)).toBe('1 of 1 field on this page');
  expect(en.ready.source(1, 6)).toBe('All 1 value comes from the declared form, version 6');
  expect([en.readBack.agree(1), en.readBack.agree(23), en.readBack.differ(1)]).toEqual([
    '1 agrees',
    '23 agree',
    '1 differs',
  ]);
});

test('clocks and trips', () => {
  expect([clockText(278), clockText(1_056), clockText(3_725)]).toEqual(['4:38', '17:36', '1:02:05']);
  expect(tripText('2026-11-25', '2026-12-03', 'en')).toBe('25 Nov – 3 Dec');
  expect(tripText('', '', 'en')).toBe('');
});

test.each([
  ['03/12/2026', 'DD/MM/YYYY', '3 December 2026'],
  ['12/03/2026', 'DD/MM/YYYY', '12 March 2026'],
  ['12/03/2026', 'MM/DD/YYYY', '3 December 2026'],
  ['2026-12-03', 'YYYY-MM-DD', '3 December 2026'],
  ['31/02/2026', 'DD/MM/YYYY', null],
  ['3 December 2026', 'DD/MM/YYYY', null],
  ['X0526184', 'DD/MM/YYYY', null],
  ['03/12/2026', undefined, null],
])('%s as %s is %s', (text, format, words) => {
  expect(dateWords(text, format, 'en')).toBe(words);
});
