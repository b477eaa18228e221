import type { Page } from '@playwright/test';
import { deepLink } from '@visawright/contract/deep-link.ts';
import { errors } from '@visawright/contract/errors.ts';
import type { Application } from '@visawright/contract/application.ts';
import { travellerOf } from './kit/agency-traveller.ts';
import { waitForMail } from './kit/mailbox.ts';
import { pickDates } from './kit/new-application.ts';
import { makeOffice } from './kit/office.ts';
import { at, journeys } from './kit/places.ts';
import { inRealm, sql } from './kit/realm-sql.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { tripTo, worker } from './kit/work.ts';

async function fillTrip(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Destination' }).click();
  await page.getByRole('option', { name: 'France', exact: true }).click();
  const visaType = dialog.getByRole('combobox', { name: 'Visa type' });
  await expect(visaType).toBeEnabled();
  if ((await visaType.inputValue()) === '') {
    await visaType.click(); // where there is only one, it is chosen already
    await page.getByRole('listbox', { name: 'Visa type' }).getByRole('option').first().click();
  }
  await dialog.getByRole('button', { name: /Travel dates|First and last day/ }).click();
  await pickDates(page);
}

const queryOf = (link: string) => new URLSearchParams(new URL(link).hash.split('?')[1]);

function expectDeepLink(link: string, applicantUid: string, agencyUid: string): void {
  const query = queryOf(link);
  expect(link.startsWith(`${journeys.address}#${deepLink.path}?`), link).toBe(true);
  for (const name of query.keys()) expect(deepLink.parameters).toContain(name);
  for (const name of deepLink.required) expect(query.get(name), name).toBeTruthy();
  expect(query.get('applicantUid')).toBe(applicantUid);
  expect(query.get('agencyUid')).toBe(agencyUid);
  expect(query.get('destinationCountry')).toBe('FRA');
  expect(query.get('applicationCreationKey')!.length).toBeGreaterThanOrEqual(22); // 128 bits
}

test('a start link is made to copy and sent by mail, both with the whole deep link', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice();
  const zoya = await travellerOf(office, 1);
  await signIn(page, journeys, office.agents[0]!.name, office.agents[0]!.password);
  await page.goto(at(journeys, `/applicants?open=${zoya.applicantUid}`));
  const send = page.locator('.list-drawer').getByRole('button', { name: 'Send start link' });

  await send.click();
  await fillTrip(page);
  await page.getByRole('radio', { name: 'Copy it and send it myself' }).check();
  await page.getByRole('button', { name: 'Make start link' }).click();
  const link = page.getByRole('dialog', { name: 'The start link is ready' }).getByLabel('Link', { exact: true });
  expectDeepLink(await link.inputValue(), zoya.applicantUid, office.agencyUid);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await send.click();
  await fillTrip(page);
  await page.getByRole('radio', { name: `Send it to ${zoya.username}` }).check();
  await page.getByRole('button', { name: 'Send start link' }).last().click();
  await expect(page.getByText(`On its way to ${zoya.username}.`, { exact: false })).toBeVisible();
  const mailed = /https?:\/\/\S+applicationCreationKey=[^\s]+/.exec((await waitForMail(zoya.username, 40)).text)?.[0];
  expectDeepLink(mailed!, zoya.applicantUid, office.agencyUid);
});

test('the application is made once: the same applicant comes back to it, nobody else can use the key', async () => {
  const office = await makeOffice();
  const [zoya, other] = [await travellerOf(office, 1), await travellerOf(office, 2)];
  const agent = await worker(office.agents[0]!);
  const { link } = await agent.ask<{ link: string }>('createStartLink', {
    body: { applicantUid: zoya.applicantUid, visaDetails: tripTo('France'), send: 'copy' },
  });
  const applicationCreationKey = queryOf(link).get('applicationCreationKey');
  const openLink = async (person: typeof zoya) =>
    (await worker(person)).answer<Application & { code: string }>('draftApplication', {
      body: {
        applicantUid: person.applicantUid,
        agencyUid: office.agencyUid,
        visaDetails: tripTo('France'),
        applicationCreationKey,
      },
    });
  const stranger = await openLink(other);
  expect([stranger.status, stranger.body.code]).toEqual([errors['intake.keyRefused'].status, 'intake.keyRefused']);
  const first = await openLink(zoya);
  const second = await openLink(zoya);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.applicationUid).toBe(first.body.applicationUid);
  expect(first.body).toMatchObject({ agentId: office.agents[0]!.personUid, status: 'draft' });
  const { made } = await inRealm('journeys', (db) =>
    db.get<{ made: number }>(
      sql`select count(*)::int as made from application where realm_id = ${db.realmId} and agency_uid = ${office.agencyUid}`,
    ),
  );
  expect(made).toBe(1);
});
