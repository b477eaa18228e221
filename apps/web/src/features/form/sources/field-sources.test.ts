import { expect, test } from 'vitest';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { FieldAnswer, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { isPageSource, sourceRegions, fieldSources } from './field-sources.ts';

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
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
});
const read = (...choices: PageEvidence[][]): AnswerProposal => ({
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

test('uses the confirmed source, otherwise that of the proposal', () => {
  const proposals = { employer: read([slip], [letter]) };
  expect(fieldSources({ answers: {}, proposals }, 'employer')).toEqual([slip]);
  expect(fieldSources({ answers: { employer: confirmed(letter) }, proposals }, 'employer')).toEqual([letter]);
  expect(fieldSources({ answers: {}, proposals }, 'nobody')).toEqual([]);
});

test('lists every region the form uses once, including both sides of a conflict', () => {
  const known = {
    answers: { employer: confirmed(letter) },
    proposals: { employer: read([slip], [letter]), town: read([slip]) },
  };
  expect(sourceRegions(known, ['employer', 'town']).map(({ field, source }) => [field, source.docId])).toEqual([
    ['employer', 'letter'],
    ['employer', 'slip'],
    ['town', 'slip'],
  ]);
});

test('a removed page cannot be opened', () => {
  expect(isPageSource(page('slip', 'employerName', -1))).toBe(false);
  expect(isPageSource({ from: 'profile', name: 'profile.email', value: 'x' })).toBe(false);
  expect(isPageSource(slip)).toBe(true);
});
