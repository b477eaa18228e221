import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Document } from '@visawright/contract/document.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import {
  addPapers,
  agree,
  cards,
  expectRead,
  letterPaper,
  lockedPaper,
  passportPaper,
  valueRow,
  valueText,
} from './kit/papers.ts';
import { makeOffice } from './kit/office.ts';
import { at, journeys } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { makePerson } from './kit/throw-away.ts';
import { worker } from './kit/work.ts';

const newApplicant = () => makePerson({ role: 'applicant', applicantType: 'D2C' });
const patience = Number(process.env.E2E_PATIENCE ?? 1);

async function openDocuments(page: Page) {
  const person = await newApplicant();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/fileUpload');
  await expectScreen(page, 'fileUpload');
  return person;
}

test('a passport photo is read, its values confirmed, changed and taken back, with what was read kept', async ({
  page,
}) => {
  test.setTimeout(120_000 * patience);
  const paper = await passportPaper({ seed: 'my-documents' });
  const person = await openDocuments(page);
  await expect(page.getByText('No documents yet')).toBeVisible();

  await addPapers(page, [paper]);
  await expect(page.getByRole('dialog', { name: 'Before we read your papers' })).toBeVisible();
  await agree(page);
  await expectRead(page, 1);
  await expect(page.locator('.doc-thumb img')).toBeVisible();

  await cards(page, 'checked').getByRole('button').first().click();
  await expect(page.locator('.doc-page image')).toBeVisible();
  await expect(valueText(page, 'passportNumber')).toHaveText(paper.truth.values['passportNumber']!);

  const place = valueRow(page, 'placeOfIssue');
  await place.locator('.doc-value-head').click();
  await expect(page.locator('.doc-region[data-chosen="true"] text')).toHaveText('Place of issue');
  await expect(place.getByRole('img', { name: 'Place of issue on the page' })).toBeVisible();
  await place.getByRole('button', { name: 'Change Place of issue' }).click();
  await place.getByRole('textbox').fill('NAGPUR');
  await page.keyboard.press('Escape');
  await expect(place.getByRole('textbox')).toHaveCount(0); // the field closed, the drawer did not
  await place.getByRole('button', { name: 'Change Place of issue' }).click();
  await place.getByRole('textbox').fill('NAGPUR');
  await page.keyboard.press('Enter');
  await expect(valueText(page, 'placeOfIssue')).toHaveText('NAGPUR');
  await expect(place).toContainText(`Read as “${paper.truth.values['placeOfIssue']!}”.`);
  await place.getByRole('button', { name: 'Back to what was read' }).click();
  await expect(valueText(page, 'placeOfIssue')).toHaveText(paper.truth.values['placeOfIssue']!);

  const all = page.getByRole('button', { name: /^Confirm all/ });
  if (await all.count()) {
    await all.click();
    await expect(page.locator('.doc-value[data-standing="ask"]')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Who looked at it' }).click();
  await expect(page.locator('.doc-views li').first()).toContainText('Tara Iyer');

  const me = await worker(person);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', {
    query: { applicantUid: items[0]!.applicantUid },
  });
  expect(documents).toHaveLength(1);
  expect(documents[0]!.docFields['passportNumber']).toBe(paper.truth.values['passportNumber']);

  await page.keyboard.press('Escape');
  await addPapers(page, [{ ...paper, name: 'again.jpg' }]); // consent was asked once
  await expect(page.getByText('You have already uploaded this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Open that document' }).click();
  await expect(page.getByRole('dialog', { name: 'Indian passport' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this document?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('a locked PDF asks for its password, tells a wrong one, and is read with the right one', async ({ page }) => {
  test.setTimeout(90_000 * patience);
  await openDocuments(page);
  await addPapers(page, [await lockedPaper('locked', 'ANAN1991')]);
  await agree(page);
  const card = cards(page, 'rejected');
  await expect(card).toContainText('Banks often use the customer ID', { timeout: 30_000 * patience });
  await card.getByLabel('PDF password').fill('wrong');
  await card.getByRole('button', { name: 'Open file' }).click();
  await expect(card).toContainText('This password does not open the file.');
  await card.getByLabel('PDF password').fill('ANAN1991');
  await card.getByRole('button', { name: 'Open file' }).click();
  await expectRead(page, 1);
});

test('what cannot be used is said before and after sending, and the rest goes on', async ({ page }) => {
  await openDocuments(page);
  const letter = await letterPaper('refused');
  await addPapers(page, [
    { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
    { name: 'not-a-paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just words') },
    letter,
  ]);
  await agree(page);
  await expect(page.locator('[data-code="upload.mediaType"]').first()).toContainText('Send a PDF, JPEG, PNG or WebP.');
  await expect(page.locator('[data-transfer="refused"]')).toHaveCount(2);
  await expectRead(page, 1);
});

test('an upload that is cut off goes on by itself, without the socket too', async ({ page }) => {
  await page.route('**/doc/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/doc\/socket\.io/, (line) => line.close());
  let cuts = 0;
  await page.route('**/document-ai/uploads/*', (route) =>
    route.request().method() === 'PATCH' && cuts++ < 2 ? route.abort() : route.continue(),
  );
  await openDocuments(page);
  await addPapers(page, [await letterPaper('cut')]);
  await agree(page);
  await expectRead(page, 1);
  expect(cuts).toBeGreaterThan(2);
});

test('where parts are not taken the file goes in one piece', async ({ page }) => {
  await page.route('**/document-ai/uploads', (route) => route.fulfill({ status: 404, body: '' }));
  const whole = page.waitForRequest('**/process-docs-socket');
  await openDocuments(page);
  await addPapers(page, [await letterPaper('whole')]);
  await agree(page);
  await whole;
  await expectRead(page, 1);
});

test('staff find an applicant and add a paper; the reviewer only reads', async ({ page, browser }) => {
  test.setTimeout(90_000 * patience);
  const { agency, agents, reviewers } = await makeOffice();
  const agent = await worker(agents[0]!);
  const { applicantUid } = await agent.applicant('Ishaan', 'Papersmith');
  const { applicationUid } = await agent.draft(applicantUid);
  await agent.ask('sendForReview', {
    query: { applicationUid },
    body: { reviewerUids: [reviewers[0]!.personUid] },
  });
  await signIn(page, journeys, agency.name, agency.password);
  await openRoute(page, '/fileUpload');
  await page.getByLabel('Find an applicant by name or passport').fill('Papersmith');
  await page.getByRole('option', { name: /Ishaan Papersmith/ }).click();
  await addPapers(page, [await letterPaper('staff')]);
  await expect(page.getByText('Ask Ishaan Papersmith before you go on.')).toBeVisible();
  await agree(page);
  await expectRead(page, 1);
  await cards(page, 'checked').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Compared with the original' }).click();
  await expect(page.getByRole('button', { name: 'Take the comparison back' })).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, journeys, reviewers[0]!.name, reviewers[0]!.password);
  await openRoute(other, `/fileUpload?applicantUid=${applicantUid}`);
  await expect(cards(other, 'checked')).toContainText('Compared with the original');
  await expect(other.locator('.docs-upload')).toHaveCount(0);
  await cards(other, 'checked').getByRole('button').first().click();
  await other.getByRole('button', { name: 'More actions' }).click();
  await expect(other.getByRole('menuitem')).toHaveCount(1); // the file itself; nothing that changes it
  await other.close();
});

test('a failing document call says the server’s words, or that something went wrong', async ({ page }) => {
  const documents = '**/get-docs-applicantUid*';
  await page.route(documents, (route) =>
    route.fulfill({ status: 503, json: { code: 'part.unavailable', message: 'A part is away.', requestId: 'r-1' } }),
  );
  await page.route('**/document-ai/consent*', (route) => route.fulfill({ status: 500, body: '' }));
  await openDocuments(page);
  await expect(page.locator('[data-state="failing"]')).toBeVisible({ timeout: 20_000 });
  await addPapers(page, [await letterPaper('failing')]);
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await page.unroute(documents);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('a document call that is refused logs out and says why', async ({ page }) => {
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
