import type { CatalogueEntry } from '@visawright/contract/catalogue.ts';
import { destinationIds } from '@visawright/forms/destinations.ts';
import { expect, test } from 'vitest';
import { ageText, headText, isSite, subjectText, whereText } from './entry-text.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const entry = (more: Partial<CatalogueEntry>) =>
  ({ part: 'fees', formIds: ['germany'], title: null, count: 1, ...more }) as CatalogueEntry;

test('one destination is named, all are counted, some are named by the first', () => {
  expect(whereText(entry({}), t, 'en')).toBe('Germany');
  expect(whereText(entry({}), t, 'hi')).toBe('जर्मनी');
  expect(whereText(entry({ formIds: [...destinationIds] }), t, 'en')).toBe(`allDestinations ${destinationIds.length}`);
  expect(whereText(entry({ formIds: ['spain', 'italy', 'poland'] }), t, 'en')).toBe('someDestinations Spain 2');
});

test('a rule is called by its title in the language of the screen', () => {
  const rule = entry({ part: 'rule', title: { en: 'Insurance', hi: 'बीमा' } });
  expect([headText(rule, t, 'hi'), subjectText(rule, t, 'en')]).toEqual(['बीमा', 'Insurance']);
  expect(subjectText(entry({}), t, 'en')).toBe('Germany: parts.fees');
});

test('an age in the unit people would use', () =>
  expect([null, 0, 1, 59, 60, 400, 730].map((days) => ageText(days, t))).toEqual([
    'age.unknown',
    'age.today',
    'age.days 1',
    'age.days 59',
    'age.months 1',
    'age.months 13',
    'age.years 1',
  ]));

test('only an address is made a link', () =>
  expect(['https://a.example/x', 'javascript:alert(1)', 'http://a.example', 'letter https://a'].map(isSite)).toEqual([
    true,
    false,
    false,
    false,
  ]));
