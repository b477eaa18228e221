import { expect, test } from 'vitest';
import { passport } from '../../../testing/documents.ts';
import { documentsText as t } from '../../../translations/documents/documents-texts.ts';
import { documentTitles } from './document-titles.ts';

const titles = (...parts: Parameters<typeof passport>[0][]) => [
  ...documentTitles(
    t,
    parts.map((part, at) => passport({ docId: `d${at}`, createdAt: `2026-10-0${9 - at}T09:00:00.000Z`, ...part })),
  ),
];

test('a document that is the only one of its kind has the name of the kind', () => {
  expect(titles({}, { kind: 'Applicant photo', category: 'Photo' })).toEqual([
    ['d0', 'Indian passport'],
    ['d1', 'Applicant photo'],
  ]);
});

test('passports are named by the end of their numbers', () => {
  expect(
    titles({ docFields: { passportNumber: 'Z4512345' } }, { docFields: { passportNumber: 'N7654321' } }).map(
      ([, title]) => title,
    ),
  ).toEqual(['Indian passport ending in 2345', 'Indian passport ending in 4321']);
});

test('documents of one kind without numbers of their own are counted in the order they were added', () => {
  expect(new Map(titles({}, {}))).toEqual(
    new Map([
      ['d1', 'Indian passport 1'],
      ['d0', 'Indian passport 2'],
    ]),
  );
  const twice = { docFields: { passportNumber: 'Z4512345' } };
  expect(new Set(titles(twice, twice).map(([, title]) => title)).size).toBe(2);
});
