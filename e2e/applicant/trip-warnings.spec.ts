import type { Locator, Page } from '@playwright/test';
import { makePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { readApplication } from '../kit/applications/read-application.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';
import { journeys } from '../kit/server/addresses.ts';

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB');

const tripIn = (toCountry: string, days: number, more = '') =>
  `/get-visa?category=Tourism&fromCountry=IND&toCountry=${toCountry}&fromDate=${dayAhead(days)}&toDate=${dayAhead(days + 9)}${more}`;

const warning = (page: Page, kind: string): Locator => page.locator(`[data-warning="${kind}"]`).first();

async function openTrip(page: Page, path: string): Promise<void> {
  await openRoute(page, '/applications');
  await expectScreen(page, 'myApplications');
  await openRoute(page, path);
  await expectScreen(page, 'getVisa');
}

// Everything is unfolded, in both languages and at four widths.
async function expectReadable(page: Page, kind: string): Promise<void> {
  for (const language of ['हिन्दी', 'English']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: language }).click();
    await warning(page, kind).waitFor({ state: 'attached' });
    for (const folded of await page.locator('.warnings details:not([open]) > summary').all()) await folded.click();
    const options = { what: `${kind}, ${language}`, shown: warning(page, kind) };
    await expectFits(page, [1440, 800, 390, 320], options);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test(
  'Details warns of a trip that is too soon, too far ahead, exempt or declared before boarding, before any work',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(180_000 * patience);
    const { name, password } = await makePerson({ role: 'applicant', applicantType: 'D2C' });
    await signIn(page, journeys, name, password);
    for (const [kind, path, text] of [
      ['late', tripIn('ITA', 3), /you should have applied/],
      ['tooEarly', tripIn('ITA', 300), /accepts applications from/],
      ['exempt', tripIn('AZE', 60), /UAE/],
      ['boarding', tripIn('SGP', 60), /SG Arrival Card/],
    ] as const) {
      await openTrip(page, path);
      await expect(warning(page, kind)).toContainText(text);
      await expect(warning(page, kind).locator('.origin')).toHaveCount(1);
      await expectReadable(page, kind);
    }
  },
);

test(
  'with documents, Details warns that the passport expires too early and that another country is responsible',
  onlyInAll,
  async ({ page, tourist }) => {
    test.setTimeout(240_000 * patience);
    const { firstName, lastName } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const names = ['passport-front', 'hotel', 'plan', 'flights'];
    const documents = tourist.documents.filter((each) => names.some((name) => each.name.startsWith(name)));
    const { applicationUid } = await readApplication(person, { ...tourist, documents }, { visaTo: 'France' });
    await signIn(page, journeys, person.name, person.password);

    await openTrip(page, `/get-visa?applicationUid=${applicationUid}`);
    await expect(warning(page, 'otherCountry')).toContainText('Italy');
    await expectReadable(page, 'otherCountry');

    await openTrip(page, tripIn('ITA', 9 * 365));
    await expect(warning(page, 'expiresEarly')).toContainText('expires');
    await expectReadable(page, 'expiresEarly');
  },
);
