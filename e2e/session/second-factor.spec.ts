import type { Page } from '@playwright/test';
import { appCode, formerAppCode } from '../kit/accounts/app-code.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';

const widths = [1440, 768, 390];
const staffWidths = [1440, 1000]; // below 900 px staff are asked for a larger window
const section = (page: Page) => page.getByRole('region', { name: 'Second step at sign-in' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true }).click();

// As if the last password or code had been entered an hour ago.
const ageSignIn = (email: string) =>
  inRealm('journeys', (db) =>
    db.run(sql`
      update session_factor f set at = now() - interval '1 hour' from person p
      where f.realm_id = ${db.realmId} and p.realm_id = f.realm_id and p.person_uid = f.person_uid and p.email = ${email}`),
  );

async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await expect(section(page).getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await section(page).locator('code').innerText()).replaceAll(/\s/g, '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await section(page)
    .getByLabel('Six-digit code')
    .fill(await formerAppCode(secret));
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  const codes = section(page).locator('.factor-codes li');
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allInnerTexts() };
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test('an agent sets up an app, signs in with its code, then with a recovery code, and turns it off', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const person = await makePerson({ role: 'agent' });
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/settings?tab=security');
  const { secret, codes } = await setUp(page);
  await expectFits(page, staffWidths, { what: 'recovery codes', shown: section(page).getByText(codes[9]!) });
  await page.setViewportSize({ width: 1440, height: 900 });

  await logout(page);
  await fillForm(page, person.username, person.password);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectFits(page, widths, { what: 'code', shown: page.getByLabel('Six-digit code') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterCode(page, '000000');
  await expect(page.getByText('That code isn’t right.', { exact: false })).toBeVisible();
  const used = appCode(secret);
  await enterCode(page, used);
  await expectScreen(page, 'applications');

  await logout(page);
  await fillForm(page, person.username, person.password);
  await enterCode(page, used); // each code once
  await expect(page.getByText('That code isn’t right.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3]!);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectScreen(page, 'applications');

  await openRoute(page, '/settings?tab=security');
  await expect(section(page).getByText('9 recovery codes are left', { exact: false })).toBeVisible();
  await ageSignIn(person.username);
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
  const field = confirm.getByLabel('Code from your authenticator app', { exact: false });
  await field.fill(codes[3]!); // a recovery code also works once
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('That code isn’t right.', { exact: false })).toBeVisible();
  await field.fill(codes[4]!);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeVisible();

  await logout(page);
  await fillForm(page, person.username, person.password);
  await expectScreen(page, 'applications');
});

test('an admin resets the app of somebody who has lost it, after entering the password again', async ({
  page,
  browser,
}) => {
  const office = await makeOffice();
  const agent = office.agents[0]!;
  const admin = await makePerson({ role: 'admin' });
  const lost = await (await browser.newContext()).newPage();
  await signIn(lost, journeys, agent.name, agent.password);
  await openRoute(lost, '/settings?tab=security');
  await setUp(lost);
  await logout(lost);

  await signIn(page, journeys, admin.name, admin.password);
  await ageSignIn(admin.username);
  await page.goto(at(journeys, `/agency?open=${office.agencyUid}`));
  await page.reload();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: `Reset second step of ${agent.fullName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
  await confirm.getByLabel('Password', { exact: true }).fill(admin.password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`The second step of ${agent.fullName} was reset`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset second step of', exact: false })).toHaveCount(0);

  await fillForm(lost, agent.username, agent.password);
  await expectScreen(lost, 'applications');
});
