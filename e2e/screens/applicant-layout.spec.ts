import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { mobileDrawerWidth } from '@visawright/contract/platform/constants.ts';
import {
  headerMenu,
  mobileBack,
  premiumServices,
  premiumState,
  steps,
} from '@visawright/contract/applications/steps.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { applicantHeader } from '../kit/browser/layout.ts';
import { journeys, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute, screen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { trip, uid } from '../kit/applications/trip.ts';
import { personClient } from '../kit/applications/person-client.ts';

const entries = (page: Page) => page.locator('[data-menu]:not([data-menu="open"], [data-menu="back"])');
const stepItems = (page: Page) => page.locator('[data-step]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const narrow = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

test('the header menu has the specified items in order, and each opens its screen', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await expect(entries(page)).toHaveText(headerMenu.map((word) => new RegExp(`${word}$`)));
  const item = (word: string) => entries(page).filter({ hasText: word });
  await item('My Documents').click();
  await expectScreen(page, 'fileUpload');
  await item('My Profile').click();
  await expectScreen(page, 'profile');
  await item('Apply now').click();
  await expectScreen(page, 'getVisa');
  await item('My Applications').click();
  await expectScreen(page, 'myApplications');
  await item('Show Walkthrough').click();
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0);
});

test('Premium Services shows three cards that are not available yet', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await applicantHeader(page).getByText('Premium Services', { exact: true }).click();
  for (const { title, badge } of premiumServices) {
    const card = page.locator('[aria-disabled="true"]').filter({ hasText: title });
    await expect(card).toBeVisible();
    await expect(card).toContainText(premiumState);
    if (badge) await expect(card.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Notify me: / })).toHaveCount(premiumServices.length); // the only control
});

test('on phone and tablet the menu drawer is 330 px wide and has menu and support details', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 844 });
    await openMenu(page);
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect
      .poll(() => drawer.evaluate((element) => Math.round(element.getBoundingClientRect().width)))
      .toBe(mobileDrawerWidth);
    await expect(drawer.locator('[data-menu]')).toHaveText(headerMenu.map((word) => new RegExp(`${word}$`)));
    for (const line of ['+91 20 4815 2200', 'care@sunrise.test', 'Sunrise Travels Pvt Ltd, Pune']) {
      await expect(drawer.getByText(line)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toHaveCount(0);
  }
});

test('a traveller of an agency sees the same screens in the staff layout, without Apply now', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'traveller');
  await expectScreen(page, 'myApplications');
  await expect(page.getByText('Apply now')).toHaveCount(0);
  await openRoute(page, `/visa-requirements?${trip}`);
  await expectScreen(page, 'visaRequirements');
  await expect(stepItems(page)).toHaveCount(5);
  await expect(page.locator('[data-tour="travel"]')).toContainText('India to Italy');
  await expect(page.getByRole('heading', { name: 'Your agency starts your applications' })).toBeVisible();
});

test('each step has its label, description, heading and help text', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  const headings = [/Welcome/, 'Know before you begin', 'Upload documents', 'Final review', 'Submit and next steps'];
  for (const [i, { path, label }] of steps.entries()) {
    await openRoute(page, `${path}?${trip}&applicationUid=${uid}`);
    await expect(page.getByRole('heading', { level: 1, name: headings[i]! })).toBeVisible();
    await expect(page.locator('h1 + p')).not.toBeEmpty();
    await expect(stepItems(page)).toHaveCount(5);
    await expect(stepItems(page).nth(i)).toHaveAttribute('aria-current', 'step');
    await expect(stepItems(page).nth(i)).toContainText(label);
    await expect(stepItems(page).nth(i).locator('small')).not.toBeEmpty();
  }
});

// A new applicant with a draft for Italy.
async function makeDraft() {
  const person = await makePerson({ role: 'applicant' });
  const work = await personClient(person);
  const { items } = await work.ask<{ items: Applicant[] }>('listApplicants', { query: { limit: '10' } });
  const { applicationUid } = await work.draft(items[0]!.applicantUid, 'Italy');
  return { person, applicationUid };
}

const openSteps = (page: Page) =>
  stepItems(page).evaluateAll((items) =>
    items.flatMap((item) => (item.querySelector('a[href]') ? [Number(item.getAttribute('data-step'))] : [])),
  );

test('a step opens only when its rule is met, and a locked step shows the reason', async ({ page }) => {
  const { person, applicationUid } = await makeDraft();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/get-visa');
  await expectScreen(page, 'getVisa');
  await expect.poll(() => openSteps(page)).toEqual([]); // nothing chosen yet
  await expect(stepItems(page).nth(3)).toContainText('Add one document first');

  await openRoute(page, `/visa-requirements?${trip}`);
  await expectScreen(page, 'visaRequirements');
  await expect.poll(() => openSteps(page)).toEqual([0]); // chosen, editable, no application

  await openRoute(page, `/visa-requirements?applicationUid=${applicationUid}`);
  await expect.poll(() => openSteps(page)).toEqual([0, 2]); // an application, editable, without documents
  await stepItems(page).nth(2).getByRole('link').click();
  await expectScreen(page, 'documentPlayground');
  await expect.poll(() => openSteps(page)).toEqual([0, 1]);

  await page.getByRole('banner').getByText('Apply now').click();
  await expectScreen(page, 'getVisa');
  await expect.poll(() => openSteps(page)).toEqual([]); // Apply now starts without an application
});

test('a locked step opened by address shows the reason and a link to the open step', async ({ page }) => {
  const { person, applicationUid } = await makeDraft();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/visa-requirements');
  await expect(page.getByRole('heading', { name: 'Choose your trip first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Details' })).toHaveAttribute('href', '#/get-visa');
  await openRoute(page, `/form?applicationUid=${applicationUid}`);
  await expect(page.getByRole('heading', { name: 'Add one document first' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Upload' }).click();
  await expectScreen(page, 'documentPlayground');
  await openRoute(page, `/summary?applicationUid=${applicationUid}`);
  await expect(page.getByRole('heading', { name: 'This opens after Review' })).toBeVisible();
});

test('an application that cannot be loaded offers Reload', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await openRoute(page, `/visa-requirements?applicationUid=${uid}`);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('Upload without an application is not part of the flow', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await openRoute(page, '/document-playground');
  await expectScreen(page, 'documentPlayground');
  await expect(stepItems(page)).toHaveCount(0);
});

test('the back button on a phone follows the screen table', async ({ page }) => {
  await narrow(page);
  await signIn(page, realmAddresses.sunrise, 'applicant');
  const back = applicantHeader(page).getByRole('link', { name: 'Back' });
  await expect(back).toHaveCount(0);
  for (const [from, to] of Object.entries(mobileBack)) {
    await openRoute(page, `${from}?applicationUid=${uid}`);
    await expect(back).toHaveAttribute('href', new RegExp(`^#${to}\\b`)); // of this screen, not of the previous one
    await back.click();
    await expect.poll(() => new URL(page.url()).hash.split('?')[0]).toBe(`#${to}`);
  }
  await expect(page.getByText(/Step \d of 5: /)).toBeVisible();
});

test('the travel bar shows the trip; Update appears only when both dates are set and changed', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await openRoute(page, `/visa-requirements?${trip}`);
  const bar = page.locator('[data-tour="travel"]');
  for (const fact of ['India to Italy', 'Tourism', '11 days']) await expect(bar.getByText(fact)).toBeVisible();
  const dates = bar.getByRole('button', { name: 'Travel dates' });
  await expect(dates).toHaveText('March 9, 2099 – March 20, 2099');
  const update = page.getByRole('button', { name: texts.update, exact: true });
  await expect(update).toHaveCount(0);

  await dates.click();
  const day = (n: number) => page.getByRole('button', { name: `${n} March 2099`, exact: true });
  await expect(page.getByText('March 2099').first()).toBeVisible();
  const weekdays = page.locator('thead th');
  await expect(weekdays.first()).toHaveText(/^Mo/);
  await day(10).click();
  await expect(update).toHaveCount(0); // one date only
  await day(15).click();
  await page.keyboard.press('Escape');
  await expect(update).toBeVisible();
  await update.click();
  await expect(update).toHaveCount(0);
  await expect(bar.getByText('5 days')).toBeVisible();

  await dates.click();
  await day(10).click();
  await day(15).click();
  await page.keyboard.press('Escape');
  await expect(update).toHaveCount(0); // the same dates again
});

test('on a phone the travel bar collapses into Travel Details', async ({ page }) => {
  await narrow(page);
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await openRoute(page, `/visa-requirements?${trip}`);
  const fold = page.getByRole('button', { name: /Travel Details/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(page.getByText('India to Italy')).toBeVisible();
});

test('no date before today can be chosen', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await openRoute(page, '/visa-requirements?category=Tourism&fromCountry=IND&toCountry=ITA');
  await page.getByRole('button', { name: 'Travel dates' }).click();
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
  const name = `${yesterday.getDate()} ${yesterday.toLocaleString('en', { month: 'long' })} ${yesterday.getFullYear()}`;
  const day = page.getByRole('button', { name, exact: true });
  if ((await day.count()) > 0) await expect(day).toBeDisabled();
  else await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await expect(screen(page, 'visaRequirements')).toBeVisible();
});
