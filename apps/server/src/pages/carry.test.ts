import { randomUUID } from 'node:crypto';
import { homographyOf, wholePage } from '@visawright/contract/page-geometry.ts';
import { expect, test } from 'vitest';
import type { Reading, StoredValue } from '../documents/reading.ts';
import { surest } from '../documents/values.ts';
import { carried, joined, pagesToRead, type ShownPage } from './carry.ts';

const [front, back, stamp] = [randomUUID(), randomUUID(), randomUUID()];
const shown = (pageUid: string): ShownPage => ({ pageUid, pixels: `as-it-came/${pageUid}`, homography: wholePage });
const turned = (pageUid: string): ShownPage => ({
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

test('values go with their page and leave with it', () => {
  const kept = carried(passport, [shown(back)]);
  expect(fieldsOf(kept)).toEqual(['fatherName']);
  expect(kept).toMatchObject({ mrz: null, retake: [{ pageUid: back }], pages: [{ pageUid: back }] });
  expect(carried(passport, [shown(back), shown(front)])).toMatchObject({ mrz: { pageUid: front } });
});

test('a page that looks otherwise now keeps nothing and is read, the others are not', () => {
  const pages = [turned(front), shown(back)];
  expect(fieldsOf(carried(passport, pages))).toEqual(['fatherName']);
  expect(pagesToRead(passport, pages).map(({ pageUid }) => pageUid)).toEqual([front]);
});

test('a page that came in is read; asked for with nothing new, everything is', () => {
  expect(pagesToRead(passport, [shown(front), shown(stamp)])).toEqual([shown(stamp)]);
  expect(pagesToRead(passport, [shown(front), shown(back)])).toHaveLength(2);
  expect(pagesToRead(null, [shown(front)])).toHaveLength(1);
});

test('a field read on two pages stands by its surer reading, and the other one is there when the pages part', () => {
  const doubtful = reading([value('surname', front, { outcome: 'confirm', confidence: 0.99 })], [front]);
  const sure = reading([value('surname', stamp, { confidence: 0.8 }), value('address', stamp)], [stamp], { mrz: null });
  for (const both of [joined([doubtful, sure]), joined([sure, doubtful])]) {
    const standing = surest(both.values);
    expect(standing.find(({ field }) => field === 'surname')?.pageUid).toBe(stamp);
    expect(standing.map(({ field }) => field).sort()).toEqual(['address', 'surname']);
    expect(both.pages).toHaveLength(2);
    expect(both.mrz?.pageUid).toBe(front);
    expect(carried(both, [shown(front)]).values).toEqual(doubtful.values);
  }
});

test('a page that says what the paper is decides, and brings no values of another kind of paper in', () => {
  const unknown = reading([value('subject', back)], [back], { category: 'Other', kind: null, mrz: null });
  const both = joined([unknown, reading([value('surname', front)], [front])]);
  expect(both).toMatchObject({ category: 'Passport', kind: 'Indian passport' });
  expect(fieldsOf(both)).toEqual(['surname']);
  expect(both.pages).toHaveLength(2);
});
