import { homographyOf, wholePage } from '@visawright/contract/documents/page-geometry.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { box } from '../../testing/engine-reading.ts';
import type { StoredValue } from './reading.ts';
import { preferVisibleValues } from './prefer-visible-values.ts';

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

test('drops a cropped-away number when another page shows one', () => {
  const [gone, seen] = [value('passportNumber', cropped, 0.1), value('passportNumber', whole, 0.1)];
  expect(preferVisibleValues([gone, seen], pages)).toEqual([seen]);
});

test('keeps a value that is seen nowhere else, and one per page', () => {
  const alone = [value('surname', cropped, 0.1)];
  expect(preferVisibleValues(alone, pages)).toEqual(alone);
  const both = [value('surname', cropped, 0.6), value('surname', whole, 0.1)];
  expect(preferVisibleValues(both, pages)).toEqual(both);
});
