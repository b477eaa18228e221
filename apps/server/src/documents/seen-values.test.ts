import { homographyOf, wholePage } from '@visawright/contract/page-geometry.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { box } from '../testing/reading-house.ts';
import type { StoredValue } from './reading.ts';
import { seenRather } from './seen-values.ts';

const [whole, cropped] = [randomUUID(), randomUUID()];
const pages = [
  { pageUid: whole, homography: wholePage },
  { pageUid: cropped, homography: homographyOf([{ op: 'crop', left: 0, top: 0.5, width: 1, height: 0.5 }]) },
];
const value = (field: string, pageUid: string, top: number): StoredValue => ({
  field,
  value: field,
  raw: field,
  outcome: pageUid === cropped ? 'accept' : 'confirm',
  confidence: 1,
  pageUid,
  polygon: box(0.1, top, 0.5, top + 0.05),
  engine: 'test 1',
});

test('a number that was cropped away leaves the field to the page that shows one', () => {
  const [gone, seen] = [value('passportNumber', cropped, 0.1), value('passportNumber', whole, 0.1)];
  expect(seenRather([gone, seen], pages)).toEqual([seen]);
});

test('what is seen nowhere else stays, and so does each page its own', () => {
  const alone = [value('surname', cropped, 0.1)];
  expect(seenRather(alone, pages)).toEqual(alone);
  const both = [value('surname', cropped, 0.6), value('surname', whole, 0.1)];
  expect(seenRather(both, pages)).toEqual(both);
});
