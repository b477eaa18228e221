import { expect, test } from 'vitest';
import { statuses } from '@visawright/contract/application-status.ts';
import { en } from '../../words/myApplications.ts';
import { nextAction, nextNote } from './next-action.ts';

const review = { state: 'none', round: 0, tasks: [], sections: [] } as const;
const row = (facts: Partial<Parameters<typeof nextAction>[0]>): Parameters<typeof nextAction>[0] => ({
  applicationUid: 'a1',
  status: 'draft',
  docIds: [],
  documentsNeeded: 3,
  review: { ...review, tasks: [], sections: [] },
  visaAllocationStatus: 'PENDING',
  lodgedReference: null,
  ...facts,
});
const returned = { ...review, state: 'returned' as const, tasks: [], sections: [] };
const papers = ['d1', 'd2', 'd3'];

test.each([
  ['a draft without papers', row({}), 'continue', '/document-playground', 'first'],
  ['papers are missing', row({ status: 'initiated', docIds: ['d1'] }), 'continue', '/document-playground', 'papers'],
  ['all papers are there', row({ status: 'initiated', docIds: papers }), 'review', '/form', 'answers'],
  [
    'nobody knows how many papers are needed',
    row({ status: 'initiated', docIds: ['d1'], documentsNeeded: 0 }),
    'review',
    '/form',
    'answers',
  ],
  ['the form is complete', row({ status: 'form-data-collected', docIds: papers }), 'continue', '/summary', 'package'],
  ['the package is ready', row({ status: 'package-ready', docIds: papers }), 'download', '/summary', 'apply'],
  ['the online form is done', row({ status: 'online-form-completed' }), 'continue', '/summary', 'tell'],
  ['it is submitted', row({ status: 'submitted' }), 'view', '/summary', 'waiting'],
  [
    'a reviewer returned it',
    row({ status: 'initiated', docIds: ['d1'], review: returned }),
    'review',
    '/form',
    'returned',
  ],
  ['it was returned without any paper', row({ review: returned }), 'continue', '/document-playground', 'returned'],
  [
    'what is submitted stays so',
    row({ status: 'submitted', docIds: papers, review: returned }),
    'view',
    '/summary',
    'waiting',
  ],
] as const)('%s: one action and its words', (_, given, word, path, note) => {
  expect(nextAction(given)).toMatchObject({ word, to: `${path}?applicationUid=a1` });
  expect(nextNote(given).key).toBe(note);
});

test('after it is handed in: the reference, then what the consulate said', () => {
  const note = (facts: Parameters<typeof row>[0]) => nextNote(row({ status: 'submitted', ...facts }));
  expect(note({ lodgedReference: 'GWF1' })).toEqual({ key: 'reference', values: { reference: 'GWF1' } });
  expect(note({ lodgedReference: 'GWF1', visaAllocationStatus: 'APPROVED' })).toEqual({ key: 'granted' });
  expect(note({ visaAllocationStatus: 'REJECTED' })).toEqual({ key: 'refused' });
});

test('papers are counted', () =>
  expect(nextNote(row({ status: 'initiated', docIds: ['d1'] })).values).toEqual({ have: 1, need: 3 }));

test('every status has its label, and every note its words', () => {
  expect(Object.keys(en.status)).toEqual([...statuses]);
  expect(Object.values(en.status)).toEqual([
    'Draft',
    'Documents added',
    'Form-data collected',
    'Package ready',
    'Online form completed',
    'Application submitted',
  ]);
  for (const status of statuses) expect(en.note).toHaveProperty(nextNote(row({ status })).key);
});
