import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/application.ts';
import { travellerOf, type AgencyTraveller } from '../kit/agency-traveller.ts';
import { ahead, applicationIn, goOn, paperRow } from '../kit/apply.ts';
import { handoffCode, login } from '../kit/calls.ts';
import { Hand } from '../kit/hand.ts';
import { makeOffice, type Office } from '../kit/office.ts';
import { at, journeys } from '../kit/places.ts';
import { expectScreen } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { test } from '../kit/tourist.ts';
import { tripTo, worker } from '../kit/work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

interface Linked {
  readonly office: Office;
  readonly zoya: AgencyTraveller;
  readonly route: string; // with its query
}

async function startLink(): Promise<Linked> {
  const office = await makeOffice();
  const zoya = await travellerOf(office, 1);
  const agent = await worker(office.agents[0]!);
  const { link } = await agent.ask<{ link: string }>('createStartLink', {
    body: {
      applicantUid: zoya.applicantUid,
      visaDetails: tripTo('Italy', { fromDate: ahead.fromDate, toDate: ahead.toDate, visaType: 'Schengen Short Stay Visa (Tourism)' }), // prettier-ignore
      send: 'copy',
    },
  });
  return { office, zoya, route: new URL(link).hash.slice(1) };
}

const applicationsOf = async ({ zoya }: Linked) =>
  (await (await worker(zoya)).ask<{ items: Application[] }>('applicationsOfApplicant', { query: { applicantUid: zoya.applicantUid } })).items; // prettier-ignore

async function expectFilled(page: Page): Promise<void> {
  await expectScreen(page, 'getVisa');
  for (const said of ['India', 'Italy', 'Tourism'])
    await expect(page.locator('.col-main').getByText(said, { exact: false }).first()).toBeVisible();
  await expect(page.locator('.col-main').locator('input, select, textarea')).toHaveCount(0); // nothing is asked
}

test('a start link shows the trip filled in; one press begins, nothing is typed, and the papers are read', async ({
  page,
  tourist,
}) => {
  test.setTimeout(180_000 * patience);
  const linked = await startLink();
  await signIn(page, journeys, linked.zoya.name, linked.zoya.password);
  await page.goto(at(journeys, linked.route));
  await expectFilled(page);
  const hand = new Hand();
  await hand.tap(goOn(page));
  await expectScreen(page, 'visaRequirements');
  await hand.tap(goOn(page));
  await expectScreen(page, 'documentPlayground');
  const applicationUid = applicationIn(page);
  await hand.choose(page, page.getByRole('button', { name: 'Choose files' }), tourist.papers.slice(3, 6));
  await hand.tap(page.getByRole('button', { name: 'I agree' }));
  await expect(paperRow(page, 'Travel medical insurance')).toHaveAttribute('data-state', /done|attention/, { timeout: 90_000 * patience }); // prettier-ignore
  expect(hand.characters).toBe(0);

  await page.goto(at(journeys, linked.route)); // again: the same application
  await expectFilled(page);
  await goOn(page).click();
  await expect.poll(() => applicationIn(page)).toBe(applicationUid);
  expect(await applicationsOf(linked)).toHaveLength(1);
});

test('a start link with a bearer token signs in and comes to the same confirmation', async ({ page }) => {
  const linked = await startLink();
  const { tokens } = await login(linked.zoya.realm, linked.zoya.name, linked.zoya.password);
  const code = await handoffCode(linked.zoya.realm, tokens);
  await page.goto(`${journeys.address}?bearerToken=${encodeURIComponent(code)}#${linked.route}`);
  await expectFilled(page);
  expect(page.url()).not.toContain('bearerToken');
  await goOn(page).click();
  await expectScreen(page, 'visaRequirements');
  expect(await applicationsOf(linked)).toHaveLength(1);
});

test('without one of its parts a link is only the rest of its address', async ({ page }) => {
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
});

test('countries may be named by a JSON object', async ({ page }) => {
  const linked = await startLink();
  const [path, query] = linked.route.split('?');
  const said = new URLSearchParams(query);
  said.set('destinationCountry', JSON.stringify({ country: 'Italy', countryISO: 'IT' }));
  said.set('sourceCountry', JSON.stringify({ country: 'India', countryISO: 'IN' }));
  await signIn(page, journeys, linked.zoya.name, linked.zoya.password);
  await page.goto(at(journeys, `${path}?${said}`));
  await expectFilled(page);
});

test('somebody else’s link is refused in words, and nothing is made', async ({ page }) => {
  const linked = await startLink();
  const other = await travellerOf(linked.office, 2);
  await signIn(page, journeys, other.name, other.password);
  await page.goto(at(journeys, linked.route));
  await expectScreen(page, 'getVisa');
  await expect(goOn(page)).toHaveCount(0);
  await expect(page.locator('.col-main')).toContainText(/link/i);
  expect(await applicationsOf(linked)).toEqual([]);
});
