import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/applications/application.ts';
import { travellerOf, type AgencyTraveller } from '../kit/accounts/agency-traveller.ts';
import { ahead, applicationIn, continueButton, documentRow } from '../kit/applications/apply-steps.ts';
import { handoffCode, login } from '../kit/server/calls.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { tripTo, personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

interface Linked {
  readonly office: Office;
  readonly zoya: AgencyTraveller;
  readonly route: string; // with its query
}

async function startLink(): Promise<Linked> {
  const office = await makeOffice();
  const zoya = await travellerOf(office, 1);
  const agent = await personClient(office.agents[0]!);
  const { link } = await agent.ask<{ link: string }>('createStartLink', {
    body: {
      applicantUid: zoya.applicantUid,
      visaDetails: tripTo('Italy', {
        fromDate: ahead.fromDate,
        toDate: ahead.toDate,
        visaType: 'Schengen Short Stay Visa (Tourism)',
      }),
      send: 'copy',
    },
  });
  return { office, zoya, route: new URL(link).hash.slice(1) };
}

const applicationsOf = async ({ zoya }: Linked) =>
  (
    await (
      await personClient(zoya)
    ).ask<{ items: Application[] }>('applicationsOfApplicant', { query: { applicantUid: zoya.applicantUid } })
  ).items;

async function expectFilled(page: Page): Promise<void> {
  await expectScreen(page, 'getVisa');
  for (const text of ['India', 'Italy', 'Tourism'])
    await expect(page.locator('.col-main').getByText(text, { exact: false }).first()).toBeVisible();
  await expect(page.locator('.col-main').locator('input, select, textarea')).toHaveCount(0); // no questions
}

test('a start link shows the trip prefilled, and one click leads to the document upload without typing', async ({
  page,
  tourist,
}) => {
  test.setTimeout(180_000 * patience);
  const linked = await startLink();
  await signIn(page, journeys, linked.zoya.name, linked.zoya.password);
  await page.goto(at(journeys, linked.route));
  await expectFilled(page);
  const user = new CountingUser();
  await user.tap(continueButton(page));
  await expectScreen(page, 'visaRequirements');
  await user.tap(continueButton(page));
  await expectScreen(page, 'documentPlayground');
  const applicationUid = applicationIn(page);
  await user.choose(page, page.getByRole('button', { name: 'Choose files' }), tourist.documents.slice(3, 6));
  await user.tap(page.getByRole('button', { name: 'I agree' }));
  await expect(documentRow(page, 'Travel medical insurance')).toHaveAttribute('data-state', /done|attention/, {
    timeout: 90_000 * patience,
  });
  expect(user.characters).toBe(0);

  await page.goto(at(journeys, linked.route)); // again opens the same application
  await expectFilled(page);
  await continueButton(page).click();
  await expect.poll(() => applicationIn(page)).toBe(applicationUid);
  expect(await applicationsOf(linked)).toHaveLength(1);
});

test('a start link with a bearer token signs in and shows the same confirmation', onlyInAll, async ({ page }) => {
  const linked = await startLink();
  const { tokens } = await login(linked.zoya.realm, linked.zoya.name, linked.zoya.password);
  const code = await handoffCode(linked.zoya.realm, tokens);
  await page.goto(`${journeys.address}?bearerToken=${encodeURIComponent(code)}#${linked.route}`);
  await page.locator('[data-answer="change"]').click();
  await expectFilled(page);
  expect(page.url()).not.toContain('bearerToken');
  await continueButton(page).click();
  await expectScreen(page, 'visaRequirements');
  expect(await applicationsOf(linked)).toHaveLength(1);
});

test(
  'an incomplete start link opens the details screen without creating an application',
  onlyInAll,
  async ({ page }) => {
    const linked = await startLink();
    const [path, query] = linked.route.split('?');
    const rest = new URLSearchParams(query);
    rest.delete('applicantUid');
    await signIn(page, journeys, linked.zoya.name, linked.zoya.password);
    await page.goto(at(journeys, `${path}?${rest}`));
    await expectScreen(page, 'getVisa');
    await expect.poll(() => page.url()).not.toContain('applicationCreationKey');
    await expect.poll(() => page.url()).toContain('destinationCountry=');
    expect(await applicationsOf(linked)).toEqual([]);
  },
);

test('a start link accepts countries as JSON objects', onlyInAll, async ({ page }) => {
  const linked = await startLink();
  const [path, search] = linked.route.split('?');
  const query = new URLSearchParams(search);
  query.set('destinationCountry', JSON.stringify({ country: 'Italy', countryISO: 'IT' }));
  query.set('sourceCountry', JSON.stringify({ country: 'India', countryISO: 'IN' }));
  await signIn(page, journeys, linked.zoya.name, linked.zoya.password);
  await page.goto(at(journeys, `${path}?${query}`));
  await expectFilled(page);
});

test('another traveller’s start link shows an error and creates nothing', async ({ page }) => {
  const linked = await startLink();
  const other = await travellerOf(linked.office, 2);
  await signIn(page, journeys, other.name, other.password);
  await page.goto(at(journeys, linked.route));
  await expectScreen(page, 'getVisa');
  await expect(continueButton(page)).toHaveCount(0);
  await expect(page.locator('.col-main')).toContainText(/link/i);
  expect(await applicationsOf(linked)).toEqual([]);
});
