import { expect, test } from 'vitest';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { FieldAnswer, Proposal } from '@visawright/contract/form-state.ts';
import { isPage, regionsOf, sourcesOf } from './sources-of.ts';

const page = (docId: string, field: string, pageIndex = 0): PageEvidence => ({
  from: 'document',
  docId,
  fileName: `${docId}.pdf`,
  category: 'Passport',
  kind: null,
  field,
  value: 'x',
  raw: 'x',
  outcome: 'accept',
  isConfirmed: false,
  pageUid: `${docId}-1`,
  pageIndex,
  polygon: [[0, 0], [1, 0], [1, 1]], // prettier-ignore
});
const read = (...choices: PageEvidence[][]): Proposal => ({
  certain: true,
  choices: choices.map((sources, at) => ({ value: String(at), sources })),
});
const confirmed = (source: PageEvidence | null): FieldAnswer => ({
  value: '1',
  act: 'confirmed',
  version: 1,
  was: null,
  source,
  byName: null,
  at: '2026-11-15T10:42:00.000Z',
});
const [slip, letter] = [page('slip', 'employerName'), page('letter', 'employerName')];

test('a value stands where its person chose it, otherwise where it is proposed from', () => {
  const proposals = { employer: read([slip], [letter]) };
  expect(sourcesOf({ answers: {}, proposals }, 'employer')).toEqual([slip]);
  expect(sourcesOf({ answers: { employer: confirmed(letter) }, proposals }, 'employer')).toEqual([letter]);
  expect(sourcesOf({ answers: {}, proposals }, 'nobody')).toEqual([]);
});

test('a page lights every place the form takes from it, the other side of a contradiction too, each once', () => {
  const known = {
    answers: { employer: confirmed(letter) },
    proposals: { employer: read([slip], [letter]), town: read([slip]) },
  };
  expect(regionsOf(known, ['employer', 'town']).map(({ field, source }) => [field, source.docId])).toEqual([
    ['employer', 'letter'],
    ['employer', 'slip'],
    ['town', 'slip'],
  ]);
});

test('a page that was taken out has no place to open', () => {
  expect(isPage(page('slip', 'employerName', -1))).toBe(false);
  expect(isPage({ from: 'profile', name: 'profile.email', value: 'x' })).toBe(false);
  expect(isPage(slip)).toBe(true);
});
