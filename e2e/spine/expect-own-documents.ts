import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { expect } from '../kit/browser/test.ts';
import { kindsWithName } from './expect-read-values.ts';
import type { Journey } from './journey.ts';

// Every document was recognised as the traveller's own, sorted by kind, and belongs to the application.
export async function expectOwnDocuments(journey: Journey, passport: string | null): Promise<void> {
  const { me, applicantUid, applicationUid, traveller } = journey;
  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
  expect(documents.filter(({ belongsTo }) => belongsTo !== null)).toEqual([]);
  const own = documents.filter(({ belonging }) => belonging === 'own');
  expect(own.map(({ docId }) => docId)).toContain(passport);
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kindsWithName));
  const kinds = documents.filter(({ category }) => category !== 'Passport').map(({ kind }) => kind ?? '');
  expect(kinds.toSorted()).toEqual(traveller.nine.documents.map(({ kind }) => kind).toSorted());

  const application = await me.ask<Application>('getApplication', { query: { applicationUid } });
  expect(application.status).toBe('initiated');
  expect(application.docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
  expect(application.docIds).toContain(passport);
}
