import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { startUploads } from '../../../testing/fake-uploads.ts';
import { passport } from '../../../testing/documents.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { cancelTransfer } from '../../documents/upload/send-files.ts';
import { transferStore } from '../../documents/upload/transfer-store.ts';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { aFinding } from '../findings-summary/testing/test-finding.ts';
import { UploadScreen } from './UploadScreen.tsx';

const realRequest = globalThis.XMLHttpRequest;
let uploads = startUploads();
beforeEach(() => {
  useFlow.setState(emptyFlow, true);
  uploads = startUploads();
});
afterEach(async () => {
  for (const { id } of transferStore.getState()) cancelTransfer(id);
  await expect.poll(() => transferStore.getState()).toEqual([]);
  globalThis.XMLHttpRequest = realRequest;
});

const address = (applicationUid: string) => `/document-playground?applicationUid=${applicationUid}`;
const [italy, germany] = [uid(3), uid(4)];
const flights = passport({
  docId: uid(70),
  fileName: 'flights.pdf',
  category: 'Proof of Travel',
  kind: 'Flight e-ticket or reservation',
});
const consent = {
  purpose: 'readDocuments' as const,
  version: consentVersion,
  language: 'en' as const,
  text: 'Read my documents',
  givenByName: 'Asha Verma',
  at: '2026-10-01T09:00:00.000Z',
  withdrawnAt: null,
};

// Two trips of one traveller. The server knows a document once it is stored; its application lists it a moment later.
async function openTrips() {
  const trip = (number: number) => application(number, { applicantUid, documentsNeeded: 12 });
  startServer({
    getApplication: ({ query }) => trip(query.applicationUid === italy ? 3 : 4),
    documentsOfApplicant: () => ({ documents: uploads.log().some((line) => line.startsWith('part')) ? [flights] : [] }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [consent], offersElsewhere: false }),
  });
  uploads.answerWith('flights.pdf', { docId: flights.docId });
  const screen = await renderScreen(<UploadScreen />, { at: address(italy) });
  await expect.element(screen.getByRole('button', { name: /Choose files/ }).first()).toBeVisible();
  const flightRow = () => screen.getByRole('listitem').filter({ hasText: 'Return flight reservation' }).last();
  const open = async (applicationUid: string) => {
    await screen.router.navigate(address(applicationUid));
    await expect.poll(() => useFlow.getState().application?.applicationUid).toBe(applicationUid);
    await expect.element(flightRow()).toBeVisible();
  };
  const rowText = () => flightRow().element().textContent;
  return { ...screen, open, rowText };
}
const choose = () =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file][multiple]')!,
    new File([new Uint8Array(1_000)], 'flights.pdf', { type: 'application/pdf' }),
  );

test('a document added to one trip is not shown in another', async () => {
  const trips = await openTrips();
  await choose();
  await expect.element(trips.getByText('flights.pdf').first()).toBeVisible();
  await expect.poll(() => transferStore.getState()).toEqual([]);
  await expect.poll(trips.rowText).toContain('Done');
  await trips.open(germany);
  await expect.poll(trips.rowText).toContain('Not started');
});

test.each(['opening', 'open'])(
  'a file that is stored while another trip is %s belongs to the trip it was added to',
  async (moment) => {
    const trips = await openTrips();
    const release = uploads.hold('flights.pdf');
    await choose();
    await expect.poll(uploads.begun).toEqual(['flights.pdf']);
    if (moment === 'opening') release();
    await trips.open(germany);
    release();
    await expect.poll(() => transferStore.getState()).toEqual([]);
    await expect.poll(trips.rowText).toContain('Not started');
    await trips.open(italy);
    await expect.poll(trips.rowText).toContain('Done');
  },
);

test('a photo that Review refuses is not done', async () => {
  const photo = passport({ docId: uid(71), fileName: 'me.jpg', category: 'Photo', kind: 'Applicant photo' });
  const finding = aFinding('photo-head', {
    severity: 'warning',
    rule: 'photo-head',
    remedy: { kind: 'retake', category: 'Photo', docId: photo.docId, field: null },
  });
  startServer({
    getApplication: () => application(3, { applicantUid, docIds: [photo.docId], status: 'initiated' }),
    documentsOfApplicant: () => ({ documents: [photo] }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [consent], offersElsewhere: false }),
    getFindings: () => ({ applicationUid: italy, today: '2026-11-17', findings: [finding], judged: 1 }),
  });
  const screen = await renderScreen(<UploadScreen />, { at: address(italy) });
  const row = screen.getByRole('listitem').filter({ hasText: 'Photo 35 x 45 mm' }).last();
  await expect.element(row).toHaveAttribute('data-state', 'attention');
  await expect.element(row.getByText(finding.words.en.title)).toBeVisible();
});

test.each([320, 390, 414])(
  'on a phone of %i px the name of a file that is uploaded stands on one line',
  async (width) => {
    await page.viewport(width, 800);
    const trips = await openTrips();
    const release = uploads.hold('flights.pdf');
    await choose();
    await expect.poll(uploads.begun).toEqual(['flights.pdf']);
    const name = trips.getByText('flights.pdf', { exact: true }).first();
    await expect.element(name).toBeVisible();
    expect(name.element().getBoundingClientRect().height).toBeLessThan(30);
    await expect.element(trips.getByText(/of 0\.0/)).not.toBeInTheDocument();
    release();
    await expect.poll(() => transferStore.getState()).toEqual([]);
    await page.viewport(1280, 900);
  },
);
