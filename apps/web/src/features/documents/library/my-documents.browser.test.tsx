import { expect, test } from 'vitest';
import { applicantRecord } from '../../../testing/applicants.ts';
import { application } from '../../../testing/applications.ts';
import { passport } from '../../../testing/documents.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { MyDocumentsScreen } from './MyDocumentsScreen.tsx';

const flights = passport({
  docId: uid(70),
  fileName: 'flights.pdf',
  category: 'Proof of Travel',
  kind: 'Hotel booking',
});

const openDocuments = (status: 'initiated' | 'package-ready') => {
  startServer({
    getApplication: () => application(1, { status, docIds: [passport().docId] }),
    listApplicants: () => ({ items: [applicantRecord()], total: 1, nextCursor: null, more: false }),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    documentsOfApplicant: () => ({ documents: [passport(), flights] }),
  });
  return renderScreen(<MyDocumentsScreen />, { at: `/fileUpload?applicationUid=${uid(1)}` });
};

test('a complete application shows its own documents only, with a link to all', async () => {
  const screen = await openDocuments('package-ready');
  await expect.element(screen.getByText('passport.pdf')).toBeVisible();
  expect(screen.getByText('flights.pdf').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose files' }).query()).toBeNull();
  await screen.getByRole('link', { name: 'Show all documents' }).click();
  expect(screen.address()).toBe(`/fileUpload?applicantUid=${applicantUid}`);
  await expect.element(screen.getByText('flights.pdf')).toBeVisible();
});

test('an application that takes documents shows all of them, to add to it', async () => {
  const screen = await openDocuments('initiated');
  await expect.element(screen.getByText('flights.pdf')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
});
