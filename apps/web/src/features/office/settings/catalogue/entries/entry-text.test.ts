import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { expect, test } from 'vitest';
import { catalogueText as t } from '../../../../../translations/catalogue/catalogue-texts.ts';
import { ageText, headText, isSite, subjectText, whereText } from './entry-text.ts';

const entry = (more: Partial<CatalogueEntry>) =>
  ({ part: 'fees', formIds: ['germany'], title: null, count: 1, ...more }) as CatalogueEntry;

test('names one destination, counts all, and names the first of several', () => {
  expect(whereText(entry({}), t, 'en')).toBe('Germany');
  expect(whereText(entry({}), t, 'hi')).toBe('जर्मनी');
  expect(whereText(entry({ formIds: [...destinationIds] }), t, 'en')).toBe(`All ${destinationIds.length} destinations`);
  expect(whereText(entry({ formIds: ['spain', 'italy', 'poland'] }), t, 'en')).toBe('Spain and 2 more');
});

test('names a rule by its translated title', () => {
  const rule = entry({ part: 'rule', title: { en: 'Insurance', hi: 'बीमा' } });
  expect([headText(rule, t, 'hi'), subjectText(rule, t, 'en')]).toEqual(['बीमा', 'Insurance']);
  expect(subjectText(entry({}), t, 'en')).toBe('Germany: Fees');
});

test('shows the age in days, months or years', () =>
  expect([null, 0, 1, 59, 60, 400, 730].map((days) => ageText(days, t))).toEqual([
    'Unknown',
    'Today',
    '1 day',
    '59 days',
    '1 month',
    '13 months',
    '1 year',
  ]));

test('links only https addresses', () =>
  expect(['https://a.example/x', 'javascript:alert(1)', 'http://a.example', 'letter https://a'].map(isSite)).toEqual([
    true,
    false,
    false,
    false,
  ]));
