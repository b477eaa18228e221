import { randomUUID } from 'node:crypto';
import { homographyOf, wholePage } from '@visawright/contract/documents/page-geometry.ts';
import { expect, test } from 'vitest';
import type { Reading, StoredValue } from './reading.ts';
import { pickSurestValues } from './effective-values.ts';
import { remapReading, mergeReadings, selectUnreadPages, type ReadablePage } from './remap-readings.ts';

const [front, back, stamp] = [randomUUID(), randomUUID(), randomUUID()];
const shown = (pageUid: string): ReadablePage => ({ pageUid, pixels: `as-it-came/${pageUid}`, homography: wholePage });
const turned = (pageUid: string): ReadablePage => ({
  pageUid,
  pixels: `turned/${pageUid}`,
  homography: homographyOf([{ op: 'rotate', degrees: 90 }]),
});
const value = (field: string, pageUid: string, more: Partial<StoredValue> = {}): StoredValue => ({
  field,
  value: field,
  raw: field,
  outcome: 'accept',
  confidence: 0.9,
  pageUid,
  polygon: [
    [0.1, 0.1],
    [0.4, 0.1],
    [0.4, 0.2],
    [0.1, 0.2],
  ],
  engine: 'test 1',
  ...more,
});
const reading = (values: StoredValue[], pages: string[], more: Partial<Reading> = {}): Reading => ({
  category: 'Passport',
  categoryOutcome: 'accept',
  kind: 'Indian passport',
  mrz: { pageUid: front, lines: ['P<IND', 'Z1234567'] },
  values,
  retake: [{ pageUid: back, causes: ['blur'] }],
  pages: pages.map((pageUid) => ({ pageUid, pixels: `as-it-came/${pageUid}` })),
  ...more,
});
const passport = reading([value('surname', front), value('fatherName', back)], [front, back]);
const fieldsOf = ({ values }: Reading) => values.map(({ field }) => field);

test('moves values with their page and removes them with it', () => {
  const stored = remapReading(passport, [shown(back)]);
  expect(fieldsOf(stored)).toEqual(['fatherName']);
  expect(stored).toMatchObject({ mrz: null, retake: [{ pageUid: back }], pages: [{ pageUid: back }] });
  expect(remapReading(passport, [shown(back), shown(front)])).toMatchObject({ mrz: { pageUid: front } });
});

test('reads a page again that looks different and keeps the others', () => {
  const pages = [turned(front), shown(back)];
  expect(fieldsOf(remapReading(passport, pages))).toEqual(['fatherName']);
  expect(selectUnreadPages(passport, pages).map(({ pageUid }) => pageUid)).toEqual([front]);
});

test('reads a new page; with no new page, reads all of them', () => {
  expect(selectUnreadPages(passport, [shown(front), shown(stamp)])).toEqual([shown(stamp)]);
  expect(selectUnreadPages(passport, [shown(front), shown(back)])).toHaveLength(2);
  expect(selectUnreadPages(null, [shown(front)])).toHaveLength(1);
});

test('uses the more certain of two readings and keeps the other for when the pages are split', () => {
  const doubtful = reading([value('surname', front, { outcome: 'confirm', confidence: 0.99 })], [front]);
  const sure = reading([value('surname', stamp, { confidence: 0.8 }), value('address', stamp)], [stamp], { mrz: null });
  for (const both of [mergeReadings([doubtful, sure]), mergeReadings([sure, doubtful])]) {
    const status = pickSurestValues(both.values);
    expect(status.find(({ field }) => field === 'surname')?.pageUid).toBe(stamp);
    expect(status.map(({ field }) => field).sort()).toEqual(['address', 'surname']);
    expect(both.pages).toHaveLength(2);
    expect(both.mrz?.pageUid).toBe(front);
    expect(remapReading(both, [shown(front)]).values).toEqual(doubtful.values);
  }
});

test('lets a page that knows the category decide and adds no values of other categories', () => {
  const unknown = reading([value('subject', back)], [back], { category: 'Other', kind: null, mrz: null });
  const both = mergeReadings([unknown, reading([value('surname', front)], [front])]);
  expect(both).toMatchObject({ category: 'Passport', kind: 'Indian passport' });
  expect(fieldsOf(both)).toEqual(['surname']);
  expect(both.pages).toHaveLength(2);
});
