import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import {
  addDocuments,
  agree,
  cards,
  expectRead,
  letterDocument,
  lockedDocument,
  passportDocument,
  valueRow,
  valueText,
} from '../kit/documents/document-cards.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

const newApplicant = () => makePerson({ role: 'applicant', applicantType: 'D2C' });

async function openDocuments(page: Page) {
  const person = await newApplicant();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/fileUpload');
  await expectScreen(page, 'fileUpload');
  return person;
}

test('a passport photo is read, and its values can be confirmed, changed and reset to the read value', async ({
  page,
}) => {
  test.setTimeout(120_000 * patience);
  const document = await passportDocument({ seed: 'my-documents' });
  const person = await openDocuments(page);
  await expect(page.getByText('No documents yet')).toBeVisible();

  await addDocuments(page, [document]);
  await expect(page.getByRole('dialog', { name: 'Before we read your documents' })).toBeVisible();
  await agree(page);
  await expectRead(page, 1);
  await expect(page.locator('.doc-thumb img')).toBeVisible();

  await cards(page, 'checked').getByRole('button').first().click();
  await expect(page.locator('.doc-page image')).toBeVisible();
  await expect(valueText(page, 'passportNumber')).toHaveText(document.truth.values['passportNumber']!);

  const place = valueRow(page, 'placeOfIssue');
  await place.locator('.doc-value-head').click();
  await expect(page.locator('.doc-region[data-chosen="true"] text')).toHaveText('Place of issue');
  await expect(place.getByRole('img', { name: 'Place of issue on the page' })).toBeVisible();
  await place.getByRole('button', { name: 'Change Place of issue' }).click();
  await place.getByRole('textbox').fill('NAGPUR');
  await page.keyboard.press('Escape');
  await expect(place.getByRole('textbox')).toHaveCount(0); // the field closed but not the drawer
  await place.getByRole('button', { name: 'Change Place of issue' }).click();
  await place.getByRole('textbox').fill('NAGPUR');
  await page.keyboard.press('Enter');
  await expect(valueText(page, 'placeOfIssue')).toHaveText('NAGPUR');
  await expect(place).toContainText(`Read as “${document.truth.values['placeOfIssue']!}”.`);
  await place.getByRole('button', { name: 'Restore the original reading' }).click();
  await expect(valueText(page, 'placeOfIssue')).toHaveText(document.truth.values['placeOfIssue']!);

  const all = page.getByRole('button', { name: /^Confirm all/ });
  if (await all.count()) {
    await all.click();
    await expect(page.locator('.doc-value[data-status="ask"]')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Who viewed it' }).click();
  await expect(page.locator('.doc-views li').first()).toContainText('Tara Iyer');

  const me = await personClient(person);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', {
    query: { applicantUid: items[0]!.applicantUid },
  });
  expect(documents).toHaveLength(1);
  expect(documents[0]!.docFields['passportNumber']).toBe(document.truth.values['passportNumber']);

  await page.keyboard.press('Escape');
  await addDocuments(page, [{ ...document, name: 'again.jpg' }]); // consent is asked only once
  await expect(page.getByText('You have already uploaded this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the existing document' }).click();
  await expect(page.getByRole('dialog', { name: 'Indian passport' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this document?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test(
  'a locked PDF asks for its password, refuses a wrong one and is read with the right one',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(90_000 * patience);
    await openDocuments(page);
    await addDocuments(page, [await lockedDocument('locked', 'ANAN1991')]);
    await agree(page);
    const card = cards(page, 'rejected');
    await expect(card).toContainText('Banks often use the customer ID', { timeout: 30_000 * patience });
    await card.getByLabel('PDF password').fill('wrong');
    await card.getByRole('button', { name: 'Open file' }).click();
    await expect(card).toContainText('This password does not open the file.');
    await card.getByLabel('PDF password').fill('ANAN1991');
    await card.getByRole('button', { name: 'Open file' }).click();
    await expectRead(page, 1);
  },
);

test(
  'unusable files are reported before and after the upload, and the others are uploaded',
  onlyInAll,
  async ({ page }) => {
    await openDocuments(page);
    const letter = await letterDocument('refused');
    await addDocuments(page, [
      { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
      { name: 'not-a-paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just words') },
      letter,
    ]);
    await agree(page);
    await expect(page.locator('[data-code="upload.mediaType"]').first()).toContainText(
      'We can’t read this type of file. Save it as a PDF or JPEG, then upload it.',
    );
    await expect(page.locator('[data-transfer="refused"]')).toHaveCount(2);
    await expectRead(page, 1);
  },
);

test('an interrupted upload continues by itself, also without the socket', async ({ page }) => {
  await page.route('**/doc/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/doc\/socket\.io/, (line) => line.close());
  let cuts = 0;
  await page.route('**/document-ai/uploads/*', (route) =>
    route.request().method() === 'PATCH' && cuts++ < 2 ? route.abort() : route.continue(),
  );
  await openDocuments(page);
  await addDocuments(page, [await letterDocument('cut')]);
  await agree(page);
  await expectRead(page, 1);
  expect(cuts).toBeGreaterThan(2);
});

test('a file is uploaded in one piece if the resumable upload is refused', onlyInAll, async ({ page }) => {
  await page.route('**/document-ai/uploads', (route) => route.fulfill({ status: 404, body: '' }));
  const whole = page.waitForRequest('**/process-docs-socket');
  await openDocuments(page);
  await addDocuments(page, [await letterDocument('whole')]);
  await agree(page);
  await whole;
  await expectRead(page, 1);
});

test('staff find an applicant and add a document; the reviewer can only read', async ({ page, browser }) => {
  test.setTimeout(90_000 * patience);
  const { agency, agents, reviewers } = await makeOffice();
  const agent = await personClient(agents[0]!);
  const { applicantUid } = await agent.applicant('Ishaan', 'Papersmith');
  const { applicationUid } = await agent.draft(applicantUid);
  await agent.ask('sendForReview', {
    query: { applicationUid },
    body: { reviewerUids: [reviewers[0]!.personUid], reason: 'The form follows.' },
  });
  await signIn(page, journeys, agency.name, agency.password);
  await openRoute(page, '/fileUpload');
  await page.getByLabel('Find an applicant by name or passport number').fill('Papersmith');
  await page.getByRole('option', { name: /Ishaan Papersmith/ }).click();
  await addDocuments(page, [await letterDocument('staff')]);
  await expect(page.getByText('Please ask Ishaan Papersmith first.')).toBeVisible();
  await agree(page);
  await expectRead(page, 1);
  await cards(page, 'checked').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Mark as checked against the original' }).click();
  await expect(page.getByRole('button', { name: 'Remove the check mark' })).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, journeys, reviewers[0]!.name, reviewers[0]!.password);
  await openRoute(other, `/fileUpload?applicantUid=${applicantUid}`);
  await expect(cards(other, 'checked')).toContainText('Checked against the original');
  await expect(other.locator('.docs-upload')).toHaveCount(0);
  await cards(other, 'checked').getByRole('button').first().click();
  await other.getByRole('button', { name: 'More actions' }).click();
  await expect(other.getByRole('menuitem')).toHaveCount(1); // only the download, no action that changes it
  await other.close();
});

test('a failed document call shows the server’s message or a general one', onlyInAll, async ({ page }) => {
  const documents = '**/get-docs-applicantUid*';
  await page.route(documents, (route) =>
    route.fulfill({ status: 503, json: { code: 'part.unavailable', message: 'A part is away.', requestId: 'r-1' } }),
  );
  await page.route('**/document-ai/consent*', (route) => route.fulfill({ status: 500, body: '' }));
  await openDocuments(page);
  await expect(page.locator('[data-state="failing"]')).toBeVisible({ timeout: 20_000 });
  await addDocuments(page, [await letterDocument('failing')]);
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await page.unroute(documents);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('a refused document call logs out and shows the reason', onlyInAll, async ({ page }) => {
  await page.route('**/get-docs-applicantUid*', (route) =>
    route.fulfill({ status: 403, json: { code: 'access.functionRefused', message: 'No.', requestId: 'r-2' } }),
  );
  const person = await newApplicant();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/fileUpload');
  await expectScreen(page, 'signIn');
  await expect(page.getByText('Unauthorized access. Please login again.')).toBeVisible();
  await page.goto(at(journeys));
  await expect(page.getByText('Unauthorized access. Please login again.')).toHaveCount(0);
});
