import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import { steps } from '@visawright/contract/applications/steps.ts';
import { continueButton, toUpload } from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { letterDocument } from '../kit/documents/document-cards.ts';
import { journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { sendDocument } from '../kit/documents/send-document.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { trip } from '../kit/applications/trip.ts';
import { tripTo, personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

// Section 4 of the specification, rule by rule, on applications in real states.
const visaDetails = tripTo('Italy', { visaType: 'Schengen Short Stay Visa (Tourism)' });

async function makeApplicant() {
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C' });
  const me = await personClient(person);
  const { applicantUid } = (await me.ask<Listed<Applicant>>('listApplicants')).items[0]!;
  const draft = () => me.ask<Application>('draftApplication', { body: { applicantUid, visaDetails } });
  const withDocument = async () => {
    const { applicationUid } = await draft();
    const docId = await sendDocument(person, await letterDocument(applicationUid), { applicantUid, applicationUid });
    return { applicationUid, docId };
  };
  return { person, applicantUid, draft, withDocument };
}

const setStatus = (applicationUid: string, status: string) =>
  inRealm('journeys', (db) =>
    db.run(
      sql`update application set status = ${status}, declared_at = now(), version = version + 1
          where realm_id = ${db.realmId} and application_uid = ${applicationUid}`,
    ),
  );

const openSteps = (page: Page) =>
  page
    .locator('[data-step]')
    .evaluateAll((items) =>
      items.flatMap((item) => (item.querySelector('a[href]') ? [Number(item.getAttribute('data-step'))] : [])),
    );
const expectOpen = (page: Page, open: readonly number[]) => expect.poll(() => openSteps(page)).toEqual(open);
const reasonOf = (page: Page, step: number) => page.locator(`[data-step="${step}"] small`);

test('Details and Guidelines open only when purpose and both countries are set', onlyInAll, async ({ page }) => {
  const { person } = await makeApplicant();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/get-visa');
  await expectScreen(page, 'getVisa');
  await expectOpen(page, []);
  for (const step of [1, 2, 3, 4]) await expect(reasonOf(page, step)).not.toBeEmpty();
  await openRoute(page, `/get-visa?${trip}`);
  await expectOpen(page, [1]);
  await openRoute(page, `/visa-requirements?${trip}`);
  await expectScreen(page, 'visaRequirements');
  await expectOpen(page, [0]);
});

test('Upload opens only for an editable application; Form only with a document; Summary only when no longer editable', async ({
  page,
}) => {
  test.setTimeout(test.info().timeout * 2);
  const { person, draft, withDocument } = await makeApplicant();
  const { applicationUid: empty } = await draft();
  await signIn(page, journeys, person.name, person.password);

  await openRoute(page, `/visa-requirements?applicationUid=${empty}`);
  await expectScreen(page, 'visaRequirements');
  await expectOpen(page, [0, 2]);
  await expect(reasonOf(page, 3)).toHaveText('Add one document first');

  const { applicationUid } = await withDocument();
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  await expectScreen(page, 'documentPlayground');
  await expectOpen(page, [0, 1, 3]);
  await expect(reasonOf(page, 4)).not.toBeEmpty();

  await setStatus(applicationUid, 'form-data-collected');
  await page.reload();
  await expectOpen(page, [3, 4]); // read-only: only Review and Submit
  for (const step of [0, 1]) {
    await openRoute(page, `${steps[step]!.path}?applicationUid=${applicationUid}`);
    await expect(continueButton(page)).toHaveCount(0); // the reason is shown instead
    await expectOpen(page, [3, 4]);
  }
});

test('the active step follows the route, and no step is active outside the flow or for Upload without an application', async ({
  page,
}) => {
  const { person, withDocument } = await makeApplicant();
  const { applicationUid } = await withDocument();
  await signIn(page, journeys, person.name, person.password);
  for (const [step, { path }] of steps.entries()) {
    await openRoute(page, `${path}?applicationUid=${applicationUid}`);
    await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('aria-current', 'step');
  }
  for (const path of ['/applications', '/profile', '/document-playground', '/fileUpload']) {
    await openRoute(page, path);
    await expect(page.locator('[data-step]')).toHaveCount(0);
  }
});

test('an application prefills dates, countries, nationality and purpose of the flow', onlyInAll, async ({ page }) => {
  const { person, draft } = await makeApplicant();
  const { applicationUid } = await draft();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  const bar = page.locator('[data-tour="travel"]');
  for (const fact of ['India to Italy', 'Tourism', '11 days']) await expect(bar.getByText(fact)).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Travel dates' })).toHaveText('March 9, 2099 – March 20, 2099');
});

test('missing dates default to today, and nationality to the from-country or India', onlyInAll, async ({ page }) => {
  const { person } = await makeApplicant();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/visa-requirements?category=Tourism&fromCountry=NPL&toCountry=ITA');
  await expect(page.getByRole('button', { name: 'Travel dates' })).toHaveText('Choose dates');
  const applicationUid = await toUpload(page, new CountingUser());
  const me = await personClient(person);
  const created = await me.ask<Application>('getApplication', { query: { applicationUid } });
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(created.visaDetails).toMatchObject({ fromDate: today, toDate: today, nationality: 'Nepal' });
  await openRoute(page, '/get-visa?fromCountry=NPL');
  await expect(page.getByLabel('Nationality')).toHaveValue('Nepal');
  await page.getByRole('banner').getByText('Apply now').click();
  await expect(page.getByLabel('Nationality')).toHaveValue('India');
});

test('the documents are those of the application’s docIds', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const { person, applicantUid, withDocument } = await makeApplicant();
  const { applicationUid, docId } = await withDocument();
  const elsewhere = await sendDocument(person, await letterDocument('another'), { applicantUid });
  await signIn(page, journeys, person.name, person.password);
  const asked = page.waitForRequest((request) => request.url().includes('get-extracted-doc'));
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  const { docIds } = (await asked).postDataJSON() as { docIds: string[] };
  expect(docIds).toEqual([docId]);
  expect(docIds).not.toContain(elsewhere);
});

test('dates are locked with a message once the form is complete', onlyInAll, async ({ page }) => {
  const { person, withDocument } = await makeApplicant();
  const { applicationUid } = await withDocument();
  await setStatus(applicationUid, 'form-data-collected');
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/summary?applicationUid=${applicationUid}`);
  await expectScreen(page, 'summary');
  await expect(page.getByRole('button', { name: 'Travel dates' })).toBeDisabled();
  await expect(page.getByText('Dates can’t be changed once the form is complete').first()).toBeVisible();
});

test('Update saves the dates, and the response replaces the application', onlyInAll, async ({ page }) => {
  const { person, draft } = await makeApplicant();
  const { applicationUid } = await draft();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  await page.getByRole('button', { name: 'Travel dates' }).click();
  for (const day of [10, 15]) await page.getByRole('button', { name: `${day} March 2099`, exact: true }).click();
  await page.keyboard.press('Escape');
  const saved = page.waitForResponse((reply) => reply.url().includes('/application/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const { visaDetails: stored } = (await (await saved).json()) as Application;
  expect(stored).toMatchObject({ fromDate: '10/03/2099', toDate: '15/03/2099' });
  await expect(page.locator('[data-tour="travel"]').getByText('5 days')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Travel dates' })).toHaveText('March 10, 2099 – March 15, 2099');
});

test('Apply now starts a new application at Details', onlyInAll, async ({ page }) => {
  const { person, draft } = await makeApplicant();
  const { applicationUid } = await draft();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  await expectScreen(page, 'documentPlayground');
  await page.getByRole('banner').getByText('Apply now').click();
  await expectScreen(page, 'getVisa');
  expect(page.url()).not.toContain('applicationUid');
  await expect(page.locator('[data-step="0"]')).toHaveAttribute('aria-current', 'step');
  await expectOpen(page, []);
});
