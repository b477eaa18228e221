import { describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { applicant } from '../../../testing/applicants.ts';
import { application, nameOf } from '../../../testing/applications.ts';
import { passport } from '../../../testing/documents.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { StaffUploadScreen } from './StaffUploadScreen.tsx';

const bilal = applicant();
const { applicantUid } = bilal;
const document = (number: number, category: Document['category'], kind: string, part: Partial<Document> = {}) =>
  passport({ docId: uid(200 + number), applicantUid, category, kind, fileName: `${kind}.pdf`, ...part });
const hotel = document(1, 'Proof of Travel', 'Hotel booking');
const flight = document(2, 'Proof of Travel', 'Flight e-ticket or reservation', { retake: ['blur'] });
const foreign = document(3, 'Insurance', 'Travel insurance policy', { belonging: 'other' });

async function open(part: Partial<Application>, documents: Document[], user = agent) {
  const row = application(2, {
    destinationId: 'italy',
    status: 'initiated',
    docIds: documents.map(({ docId }) => docId),
    ...part,
  });
  startServer({
    getApplication: () => row,
    getApplicant: () => bilal,
    documentsOfApplicant: () => ({ documents }),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
  });
  const at = `/fileUpload?applicantUid=${applicantUid}&applicationUid=${row.applicationUid}`;
  const screen = await renderScreen(<StaffUploadScreen />, { user, at });
  await expect.element(screen.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  const group = (name: string) => screen.getByRole('region', { name });
  return { ...screen, row, group };
}
const titles = (region: { element(): Element }) =>
  [...region.element().querySelectorAll('[data-item]')].map((line) => line.getAttribute('data-item'));

describe('the upload screen of an application', () => {
  test('says what is missing and what is ready, counted as in the list', async () => {
    const { getByText, group } = await open({}, [hotel, flight]);
    await expect.element(getByText('2 of 9 ready')).toBeVisible();
    expect(titles(group('Missing'))).toHaveLength(7);
    expect(titles(group('Missing'))).toContain('Passport, plus old passports');
    expect(titles(group('Ready'))).toEqual(['Return flight reservation', 'Accommodation for the whole stay']);
    await expect.element(group('Ready').getByText('2, 1 to check')).toBeVisible();
    await expect.element(group('Only in some cases').getByText('Employed applicants').first()).toBeVisible();
  });

  test('leads on to the form and back to the application', async () => {
    const { getByRole, getByText, row } = await open({}, [hotel]);
    const form = getByRole('link', { name: 'Continue to the form' });
    await expect.element(form).toHaveAttribute('href', `/form?applicationUid=${row.applicationUid}`);
    await expect
      .element(getByRole('link', { name: 'Application', exact: true }))
      .toHaveAttribute('href', `/applications?open=${row.applicationUid}`);
    await expect.element(getByText(/8 missing documents can follow/)).toBeVisible();
  });

  test('a document of somebody else stays missing', async () => {
    const { getByText, group } = await open({}, [foreign]);
    await expect.element(getByText('0 of 9 ready')).toBeVisible();
    expect(titles(group('Missing'))).toContain('Travel medical insurance');
  });

  test('asks for what applies to this traveller', async () => {
    const { getByText, group } = await open({ situations: ['Employed applicants'] }, [hotel]);
    await expect.element(getByText('1 of 11 ready')).toBeVisible();
    expect(titles(group('Missing'))).toContain('Salary slips, last 3 months');
  });

  test('an empty application has everything missing and no note below', async () => {
    const { getByText, group } = await open({ status: 'draft' }, []);
    await expect.element(getByText('0 of 9 ready')).toBeVisible();
    expect(titles(group('Missing'))).toHaveLength(9);
    await expect.element(getByText(/can follow until/)).not.toBeInTheDocument();
  });

  test('a destination without a checklist says so and offers no form', async () => {
    const { getByText, getByRole } = await open({ destinationId: null }, [hotel]);
    await expect.element(getByText('There is no checklist for this destination yet.')).toBeVisible();
    await expect.element(getByRole('link', { name: 'Continue to the form' })).not.toBeInTheDocument();
    await expect.element(getByText(nameOf(2)).first()).toBeVisible();
  });
});
