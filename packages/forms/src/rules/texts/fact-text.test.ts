import { expect, test } from 'vitest';
import { backgroundName, countryName, dateRanges, dayFact, documentName, inBothLanguages } from './fact-text.ts';
import { formatFact } from './fill-template.ts';
import { numberOf } from '../number-of.ts';

test('a document is named as within a sentence', () => {
  expect(documentName({ kind: 'Hotel booking', category: 'Proof of Travel' })).toMatchObject({ en: 'hotel booking' });
  expect(documentName({ kind: null, category: 'Passport' })).toMatchObject({ en: 'passport' });
  expect(documentName({ kind: null, category: 'Other' })).toEqual(
    documentName({ kind: 'Other document', category: 'Other' }),
  );
  expect(documentName({ kind: null, category: 'Other' })).not.toEqual(
    documentName({ kind: null, category: 'Passport' }),
  );
});

test('a range of days is one day or two ends, in both languages', () => {
  expect(dateRanges(['2027-05-05'])).toEqual({ en: 'on 5 May 2027', hi: '5 मई 2027 को' });
  expect(dateRanges(['2027-05-05', '2027-05-06', '2027-05-07'])).toEqual({
    en: 'from 5 May 2027 to 7 May 2027',
    hi: '5 मई 2027 से 7 मई 2027 तक',
  });
  expect(dayFact('2027-05-05')).toEqual({ day: '2027-05-05' });
});

test('days apart are several ranges', () => {
  expect(dateRanges(['2027-04-30', '2027-05-01', '2027-05-04', '2027-05-06', '2027-05-07'])).toEqual({
    en: 'from 30 April 2027 to 1 May 2027, on 4 May 2027 and from 6 May 2027 to 7 May 2027',
    hi: '30 अप्रैल 2027 से 1 मई 2027 तक, 4 मई 2027 को, और 6 मई 2027 से 7 मई 2027 तक',
  });
});

test('a country is named in the reader’s language where it is known', () => {
  expect(countryName('FR', 'France')).toEqual({ en: 'France', hi: 'फ़्रांस' });
  expect(countryName(undefined, 'Utopia')).toEqual({ en: 'Utopia', hi: 'Utopia' });
});

test('texts without a translation stay as they are', () => {
  expect(inBothLanguages('Cover letter').hi).toMatch(/\p{Script=Devanagari}/u);
  expect(inBothLanguages('No such text')).toEqual({ en: 'No such text', hi: 'No such text' });
  expect(backgroundName('no such colour')).toEqual({ en: 'no such colour', hi: 'no such colour' });
  expect(backgroundName('plain white')).toMatchObject({ en: 'plain white' });
});

test('facts are written as the reader writes them', () => {
  expect(formatFact('as it is', 'en')).toBe('as it is');
  expect(formatFact(1_234.56, 'en')).toBe('1,234.6');
  expect(formatFact({ amount: 100_000, currency: 'INR' }, 'hi')).toBe('INR 1,00,000');
  expect(formatFact({ day: '2027-05' }, 'en')).toBe('May 2027');
  expect(formatFact({ en: 'yes', hi: 'हाँ' }, 'hi')).toBe('हाँ');
});

test.each([
  ['12,34,567.50', 1_234_567.5],
  [' 30 000 ', 30_000],
  ['-5', -5],
  ['0', 0],
  ['1.', undefined],
  ['.5', undefined],
  ['1e9', undefined],
  ['5 EUR', undefined],
  ['EUR 5', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the number %s', (text, number) => expect(numberOf(text)).toBe(number));
