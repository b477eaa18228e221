import { expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import { en } from '../../../../translations/my-applications/en.ts';
import { nextAction, nextNote } from './next-action.ts';

const review = { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null } as const;
const row = (facts: Partial<Parameters<typeof nextAction>[0]>): Parameters<typeof nextAction>[0] => ({
  applicationUid: 'a1',
  status: 'draft',
  docIds: [],
  documentsNeeded: 3,
  summary: null,
  isFormStarted: false,
  destinationId: 'italy',
  can: ['application.read', 'application.edit', 'package.build'],
  review: { ...review, tasks: [], sections: [], lapsedAt: null },
  visaAllocationStatus: 'PENDING',
  lodgedReference: null,
  ...facts,
});
const returned = {
  ...review,
  state: 'returned' as const,
  tasks: [],
  sections: [],

  lapsedAt: null,
};
const documents = ['d1', 'd2', 'd3'];
const judged = (papersHave: number, papersNeeded: number) => summaryOf({ papersHave, papersNeeded, answersMissing: 2 });

test.each([
  ['a draft without documents', row({}), 'continue', '/document-playground', 'first'],
  [
    'documents are missing',
    row({ status: 'initiated', docIds: ['d1'] }),
    'continue',
    '/document-playground',
    'documents',
  ],
  ['all documents are there', row({ status: 'initiated', docIds: documents }), 'review', '/form', 'answers'],
  [
    'the number of documents is unknown',
    row({ status: 'initiated', docIds: ['d1'], documentsNeeded: 0 }),
    'review',
    '/form',
    'answers',
  ],
  [
    'the form was reached although a document is missing',
    row({ status: 'initiated', docIds: ['d1'], isFormStarted: true }),
    'review',
    '/form',
    'documents',
  ],
  [
    'the form is complete although a document is missing',
    row({
      status: 'initiated',
      docIds: ['d1'],
      isFormStarted: true,
      summary: summaryOf({ papersHave: 9, papersNeeded: 11, answersMissing: 0 }),
    }),
    'review',
    '/form',
    'documents',
  ],
  [
    'every document this traveller needs is there',
    row({ status: 'initiated', docIds: ['d1'], summary: judged(11, 11) }),
    'review',
    '/form',
    'answers',
  ],
  [
    'a document that applies to this traveller is missing',
    row({ status: 'initiated', docIds: documents, summary: judged(9, 11) }),
    'continue',
    '/document-playground',
    'documents',
  ],
  [
    'the form is complete',
    row({ status: 'form-data-collected', docIds: documents }),
    'continue',
    '/summary',
    'package',
  ],
  ['the package is ready', row({ status: 'package-ready', docIds: documents }), 'download', '/summary', 'apply'],
  ['the online form is done', row({ status: 'online-form-completed' }), 'continue', '/summary', 'report'],
  ['it is submitted', row({ status: 'submitted' }), 'view', '/summary', 'waiting'],
  [
    'a reviewer returned it',
    row({ status: 'initiated', docIds: ['d1'], review: returned }),
    'review',
    '/form',
    'returned',
  ],
  ['it was returned without documents', row({ review: returned }), 'continue', '/document-playground', 'returned'],
  [
    'what is submitted stays so',
    row({ status: 'submitted', docIds: documents, review: returned }),
    'view',
    '/summary',
    'waiting',
  ],
] as const)('%s: one action and its words', (_, given, word, path, note) => {
  expect(nextAction(given)).toMatchObject({ word, to: `${path}?applicationUid=a1` });
  expect(nextNote(given).key).toBe(note);
});

test('asks for the reference, then for the decision, after submission', () => {
  const note = (facts: Parameters<typeof row>[0]) => nextNote(row({ status: 'submitted', ...facts }));
  expect(note({ lodgedReference: 'GWF1' })).toEqual({ key: 'reference', values: { reference: 'GWF1' } });
  expect(note({ lodgedReference: 'GWF1', visaAllocationStatus: 'APPROVED' })).toEqual({ key: 'granted' });
  expect(note({ visaAllocationStatus: 'REJECTED' })).toEqual({ key: 'refused' });
  expect(note({ visaAllocationStatus: 'WITHDRAWN' })).toEqual({ key: 'withdrawn' });
});

test('counts documents', () =>
  expect(nextNote(row({ status: 'initiated', docIds: ['d1'] })).values).toEqual({ have: 1, need: 3 }));

test('every status and note has a translation', () => {
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
