import type { Page } from '@playwright/test';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import { errors } from '@visawright/contract/platform/errors.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { travellerOf } from '../kit/accounts/agency-traveller.ts';
import { waitForMail } from '../kit/server/mailbox.ts';
import { pickDates } from '../kit/applications/make-application.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { tripTo, personClient } from '../kit/applications/person-client.ts';

async function fillTrip(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Destination' }).click();
  await page.getByRole('option', { name: 'France', exact: true }).click();
  const visaType = dialog.getByRole('combobox', { name: 'Visa type' });
  await expect(visaType).toBeEnabled();
  if ((await visaType.inputValue()) === '') {
    await visaType.click(); // a single visa type is preselected
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

test('a start link can be copied and sent by email, both with the complete deep link', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice();
  const zoya = await travellerOf(office, 1);
  await signIn(page, journeys, office.agents[0]!.name, office.agents[0]!.password);
  await page.goto(at(journeys, `/applicants?open=${zoya.applicantUid}`));
  const send = page.locator('.list-drawer').getByRole('button', { name: 'Send start link' });

  await send.click();
  await fillTrip(page);
  await page.getByRole('radio', { name: 'Copy the link and send it myself' }).check();
  await page.getByRole('button', { name: 'Create start link' }).click();
  const link = page.getByRole('dialog', { name: 'Start link ready' }).getByLabel('Link', { exact: true });
  expectDeepLink(await link.inputValue(), zoya.applicantUid, office.agencyUid);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await send.click();
  await fillTrip(page);
  await page.getByRole('radio', { name: `Email it to ${zoya.username}` }).check();
  await page.getByRole('button', { name: 'Send start link' }).last().click();
  await expect(page.getByText(`We sent it to ${zoya.username}.`, { exact: false })).toBeVisible();
  const mailed = /https?:\/\/\S+applicationCreationKey=[^\s]+/.exec((await waitForMail(zoya.username, 40)).text)?.[0];
  expectDeepLink(mailed!, zoya.applicantUid, office.agencyUid);
});

test('a start link creates one application for its applicant, and the key is not valid for others', async () => {
  const office = await makeOffice();
  const [zoya, other] = [await travellerOf(office, 1), await travellerOf(office, 2)];
  const agent = await personClient(office.agents[0]!);
  const { link } = await agent.ask<{ link: string }>('createStartLink', {
    body: { applicantUid: zoya.applicantUid, visaDetails: tripTo('France'), send: 'copy' },
  });
  const applicationCreationKey = queryOf(link).get('applicationCreationKey');
  const openLink = async (person: typeof zoya) =>
    (await personClient(person)).answer<Application & { code: string }>('draftApplication', {
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
  const { created } = await inRealm('journeys', (db) =>
    db.get<{ created: number }>(
      sql`select count(*)::int as created from application where realm_id = ${db.realmId} and agency_uid = ${office.agencyUid}`,
    ),
  );
  expect(created).toBe(1);
});
