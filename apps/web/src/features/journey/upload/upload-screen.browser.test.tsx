import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Document } from '@visawright/contract/documents/document.ts';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { application } from '../../../testing/applications.ts';
import { held, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { handoffServer } from '../../../testing/handoffs.ts';
import { startUploads } from '../../../testing/fake-uploads.ts';
import { sendLive } from '../../../testing/live-line.ts';
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
const hotel = passport({
  docId: uid(72),
  fileName: 'hotel.pdf',
  category: 'Proof of Travel',
  kind: 'Hotel booking',
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

// Two trips of one traveller. The server knows a document once it is stored; its application lists it a moment later, if
// the test waits for that.
async function openTrips({ areListed = false } = {}) {
  let reading: Partial<Document> = {};
  const stored = () =>
    [flights, hotel]
      .filter(({ fileName }) => uploads.log().some((line) => line.startsWith(`part ${fileName}`)))
      .map((one) => ({ ...one, ...reading }));
  const tripOf = ({ docId }: typeof flights) => (docId === flights.docId ? italy : germany);
  const trip = (number: number) => {
    const listed = areListed ? stored().filter((one) => tripOf(one) === uid(number)) : [];
    const docIds = listed.map(({ docId }) => docId);
    return application(number, { applicantUid, documentsNeeded: 12, docIds });
  };
  startServer({
    ...handoffServer(),
    getApplication: ({ query }) => trip(query.applicationUid === italy ? 3 : 4),
    getFindings: ({ query }) => ({ ...query, today: '2026-11-17', findings: [], judged: 0 }),
    documentsOfApplicant: () => ({ documents: stored() }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [consent], offersElsewhere: false }),
  });
  for (const { fileName, docId } of [flights, hotel]) uploads.answerWith(fileName, { docId });
  const screen = await renderScreen(<UploadScreen />, { at: address(italy) });
  await expect.element(screen.getByRole('button', { name: /Choose files/ }).first()).toBeVisible();
  const flightRow = () => screen.getByRole('listitem').filter({ hasText: 'Return flight reservation' }).last();
  const open = async (applicationUid: string) => {
    await screen.router.navigate(address(applicationUid));
    await expect.poll(() => useFlow.getState().application?.applicationUid).toBe(applicationUid);
    await expect.element(flightRow()).toBeVisible();
  };
  const rowText = () => flightRow().element().textContent;
  const read = (part: Partial<Document>) => {
    reading = part;
    sendLive('document:done', { docId: flights.docId });
  };
  return { ...screen, open, rowText, read };
}
const choose = (name = 'flights.pdf') =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file][multiple]')!,
    new File([new Uint8Array(1_000)], name, { type: 'application/pdf' }),
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

test('Continue of a second trip waits for a document of that trip, and then works', async () => {
  const trips = await openTrips({ areListed: true });
  const next = trips.getByRole('button', { name: 'Continue to review' });
  await choose();
  await expect.poll(trips.rowText).toContain('Done');
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  await trips.open(germany);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveAccessibleDescription('Add one document first'); // nothing is being saved here
  await choose('hotel.pdf');
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  await next.click();
  expect(trips.address()).toBe(`/form?applicationUid=${germany}`);
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

// Every place a file was seen in, and the most places at once.
function watchPlaces(fileName: string) {
  const seen = { looks: new Set<string>(), most: 0 };
  const note = () => {
    const places = [...document.querySelectorAll<HTMLElement>(`[data-file="${fileName}"]`)];
    for (const place of places) seen.looks.add(`${place.localName} ${place.className}`);
    seen.most = Math.max(seen.most, places.length);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return seen;
  };
}

test('a file is in one place at a time and looks the same there: uploaded, sorted, in its row', async () => {
  const trips = await openTrips({ areListed: true });
  const endWatch = watchPlaces('flights.pdf');
  const loose = trips.getByRole('region', { name: 'Uploading and sorting' });
  const release = uploads.hold('flights.pdf');
  trips.read({ state: 'rendered', category: 'Other', kind: null });
  await choose();
  await expect.element(loose.getByText(/^Uploading 50%/)).toBeVisible();
  release();
  await expect.element(loose.getByRole('button', { name: /^flights\.pdf/ })).toBeVisible();
  trips.read({ state: 'classified' });
  await expect.poll(trips.rowText).toContain('flights.pdf');
  await expect.element(loose).not.toBeInTheDocument();
  expect(endWatch()).toEqual({ looks: new Set(['li up-file']), most: 1 });
});

test('a file whose document is listed before the upload has ended is in one place too', async () => {
  const early = { ...flights, docId: uid(75), fileName: 'early.pdf' };
  const again = held({ documents: [early] });
  let reads = 0;
  startServer({
    ...handoffServer(),
    getApplication: () => application(3, { applicantUid }),
    documentsOfApplicant: () => (reads++ === 0 ? { documents: [early] } : again.promise),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [consent], offersElsewhere: false }),
  });
  uploads.answerWith(early.fileName, { docId: early.docId });
  const screen = await renderScreen(<UploadScreen />, { at: address(italy) });
  await expect.element(screen.getByRole('button', { name: /Choose files/ }).first()).toBeVisible();
  const endWatch = watchPlaces(early.fileName);
  await choose(early.fileName);
  await expect.element(screen.getByRole('button', { name: /^early\.pdf/ })).toBeVisible();
  expect(transferStore.getState()).toHaveLength(1); // the list is being read again
  again.release();
  await expect.poll(() => transferStore.getState()).toEqual([]);
  expect(endWatch().most).toBe(1);
});

test('a photo that Review refuses is not done', async () => {
  const photo = passport({ docId: uid(71), fileName: 'me.jpg', category: 'Photo', kind: 'Applicant photo' });
  const finding = aFinding('photo-head', {
    severity: 'warning',
    rule: 'photo-head',
    remedy: { kind: 'retake', category: 'Photo', docId: photo.docId, field: null },
  });
  startServer({
    ...handoffServer(),
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

async function openWithConsent(handlers: Handlers, consents: (typeof consent)[] = [consent]) {
  const server = startServer({
    ...handlers,
    getApplication: () => application(3, { applicantUid }),
    documentsOfApplicant: () => ({ documents: [] }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents, offersElsewhere: false }),
  });
  const screen = await renderScreen(<UploadScreen />, { at: address(italy) });
  const card = screen.getByRole('region', { name: 'Use your phone' });
  await expect.element(card).toBeVisible();
  return { ...screen, server, card };
}

test('on a computer the code for the phone is in view', async () => {
  const { card, server } = await openWithConsent(handoffServer());
  await expect.element(card.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible();
  await expect.element(card.getByText('This code works on one phone for 9 more minutes.')).toBeVisible();
  expect(server.calls('createHandoff').map(({ body }) => body)).toEqual([{ applicantUid, applicationUid: italy }]);
});

test('without consent there is no code until it is asked for', async () => {
  const { card, server, getByRole } = await openWithConsent(handoffServer(), []);
  await userEvent.click(card.getByRole('button', { name: 'Show the code' }));
  await expect.element(getByRole('dialog')).toBeVisible();
  expect(server.calls('createHandoff')).toEqual([]);
});

test('says that the phone is connected and what has arrived; an old code can be replaced', async () => {
  const { card, unmount } = await openWithConsent(handoffServer('connected', 2));
  await expect.element(card.getByText('2 documents have arrived.')).toBeVisible();
  await unmount();
  const over = await openWithConsent(handoffServer('over'));
  await userEvent.click(over.card.getByRole('button', { name: 'Create a new code' }));
  await expect.poll(() => over.server.calls('createHandoff').length).toBe(2);
});

test('leaving the screen cancels a code that no phone has used', async () => {
  const { card, server, unmount } = await openWithConsent(handoffServer());
  await expect.element(card.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible();
  await unmount();
  await expect.poll(() => server.calls('cancelHandoff').length).toBe(1);
});

async function openDocuments(documents: Document[]) {
  const server = startServer({
    ...handoffServer(),
    getApplication: () =>
      application(3, { applicantUid, docIds: documents.map(({ docId }) => docId), status: 'initiated' }),
    documentsOfApplicant: () => ({ documents }),
    extractedDocuments: () => ({ documents: [] }),
    getConsent: () => ({ consents: [consent], offersElsewhere: false }),
    getFindings: ({ query }) => ({ ...query, today: '2026-11-17', findings: [], judged: 0 }),
  });
  return { ...(await renderScreen(<UploadScreen />, { at: address(italy) })), server };
}

test('one message counts the files that were deleted, and its Undo brings them all back', async () => {
  const { getByRole, getByText, server } = await openDocuments([passport(), flights, hotel]);
  const names = ['passport.pdf', 'flights.pdf', 'hotel.pdf'];
  for (const name of names) {
    await getByRole('button', { name: `More options for ${name}` }).click();
    await getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => document.querySelector(`[data-file="${name}"]`)).toBeNull();
  }
  await expect.element(getByText(/^3 files were deleted\./)).toBeVisible();
  expect(getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
  await getByRole('button', { name: 'Undo' }).click();
  for (const name of names) await expect.poll(() => document.querySelector(`[data-file="${name}"]`)).not.toBeNull();
  expect(server.calls('deleteDocument')).toEqual([]);
});

test('a picture that is no document is said not to be recognised, before advice for a new photo', async () => {
  const cat = passport({ docId: uid(74), fileName: 'cat.jpg', category: 'Other', kind: null, retake: ['blur'] });
  const { getByText } = await openDocuments([cat]);
  await expect.element(getByText('We don’t recognise this document.')).toBeVisible();
  await expect.element(getByText(/If it’s the wrong file, delete it\. .*The photo is blurry\./)).toBeVisible();
});

test('a traveller alone adds documents first and other travellers last', async () => {
  await page.viewport(390, 800);
  const { getByRole } = await openDocuments([]);
  const [photo, traveller] = [
    getByRole('button', { name: 'Take photo' }),
    getByRole('button', { name: 'Add a traveller' }),
  ];
  await expect.element(traveller).toBeVisible();
  const order = photo.element().compareDocumentPosition(traveller.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
