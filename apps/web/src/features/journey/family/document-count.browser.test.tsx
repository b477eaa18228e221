import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { TripDocument } from '@visawright/contract/documents/trip.ts';
import { applicantRecord } from '../../../testing/applicants.ts';
import { application } from '../../../testing/applications.ts';
import { passport } from '../../../testing/documents.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { DetailsScreen } from '../details/DetailsScreen.tsx';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { MyApplicationsScreen } from '../my-applications/MyApplicationsScreen.tsx';
import { UploadScreen } from '../upload/UploadScreen.tsx';

beforeEach(() => useFlow.setState(emptyFlow, true));

const slip = passport({ docId: uid(73), fileName: 'slip.pdf', category: 'Proof of Employment', kind: 'Salary slip' });
const documents: Document[] = [passport(), slip];
const inTrip = (document: Document): TripDocument => ({
  ...document,
  ownerQuestion: null,
  movedFrom: null,
  copyOf: null,
});

// A couple on the way to Italy. She is employed and needs two documents more than the nine that everyone needs.
const shared = { tripUid: uid(50), partySize: 2, destinationId: 'italy', status: 'initiated' } as const;
const hers = application(3, {
  ...shared,
  applicantUid,
  applicantName: 'Asha Verma',
  docIds: documents.map(({ docId }) => docId),
  documentsNeeded: 9,
  summary: summaryOf({
    papersHave: 2,
    papersNeeded: 11,
    required: ['Salary slips, last 3 months', 'Leave approval / NOC from employer'],
  }),
});
const his = application(8, { ...shared, applicantName: 'Ravi Verma', documentsNeeded: 9 });
const couple = [hers, { ...his, visaDetails: hers.visaDetails }];

const startTrip = () =>
  startServer({
    getApplication: () => hers,
    trip: () => ({
      tripUid: shared.tripUid,
      travellers: couple.map((one) => ({ application: one, documents: one === hers ? documents.map(inTrip) : [] })),
    }),
    applicationsOfApplicant: () => ({ items: couple, total: 2, nextCursor: null, more: false }),
    listApplicants: () => ({ items: [applicantRecord()], total: 1, nextCursor: null, more: false }),
    documentsOfApplicant: () => ({ documents }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    getFindings: () => ({ applicationUid: hers.applicationUid, today: '2026-11-17', findings: [], judged: 0 }),
  });

test('Upload, the chip of the traveller and the family table count the same documents', async () => {
  startTrip();
  const screen = await renderScreen(<UploadScreen />, {
    at: `/document-playground?applicationUid=${hers.applicationUid}`,
  });
  await expect.element(screen.getByRole('heading', { name: '11 documents' })).toBeVisible();
  const chip = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).first();
  await expect.element(chip('Asha Verma').getByText('2 of 11 documents')).toBeVisible();
  await expect.element(chip('Ravi Verma').getByText('0 of 9 documents')).toBeVisible();
  await expect.element(screen.getByText('9 documents are still missing:')).toBeVisible();
});

test('Details names as many documents as Upload asks for', async () => {
  startTrip();
  const screen = await renderScreen(<DetailsScreen />, { at: `/get-visa?applicationUid=${hers.applicationUid}` });
  const list = screen.getByRole('heading', { name: '11 documents to prepare' });
  await expect.element(list).toBeVisible();
  expect(list.element().nextElementSibling!.querySelectorAll('li')).toHaveLength(11);
});

test('My Applications shows the same numbers', async () => {
  startTrip();
  const screen = await renderScreen(<MyApplicationsScreen />, { at: '/applications' });
  await expect.element(screen.getByText('2 of 11 documents added')).toBeVisible();
});
