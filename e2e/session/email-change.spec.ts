import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/platform/errors.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { journeys } from '../kit/server/addresses.ts';
import { mailsTo, waitForMail } from '../kit/server/mailbox.ts';

const widths = [1440, 768, 390];
const section = (page: Page) => page.getByRole('region', { name: 'Email address' });

test('a traveller changes the email address and signs in with the new one', async ({ page, browser }) => {
  const person = await makePerson({ role: 'applicant', firstName: 'Tara', lastName: 'Iyer' });
  const email = `new.${person.username}`;
  const other = await (await browser.newContext()).newPage();
  await signIn(other, journeys, person.name, person.password);
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/profile');
  await expectScreen(page, 'profile');
  await section(page).getByRole('button', { name: 'Change email address' }).click();
  await expectFits(page, widths, { what: 'new address', shown: section(page).getByLabel('New email address') });

  await section(page).getByLabel('New email address').fill(email);
  await section(page).getByLabel('Password', { exact: true }).fill('not the right one');
  await section(page).getByRole('button', { name: 'Send code' }).click();
  await expect(section(page).getByText('This is not your current password.')).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);

  await section(page).getByLabel('Password', { exact: true }).fill(person.password);
  await section(page).getByRole('button', { name: 'Send code' }).click();
  await expectFits(page, widths, { what: 'code', shown: section(page).getByLabel('Six-digit code') });
  const code = /^\d{6}/.exec((await waitForMail(email, 40)).subject)![0];
  await section(page)
    .getByLabel('Six-digit code')
    .fill(code === '000000' ? '000001' : '000000');
  await expect(section(page).getByText('4 tries are left', { exact: false })).toBeVisible();
  await section(page).getByLabel('Six-digit code').fill(code);
  await expect(section(page).getByText(`Your email address is now ${email}.`, { exact: false })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(person.username)).map(({ subject }) => subject).join(' '), { timeout: 40_000 })
    .toMatch(/may change.*was changed/);

  await other.reload();
  await expectScreen(other, 'signIn');
  await fillForm(other, person.username, person.password);
  await expect(other.getByRole('alert').filter({ hasText: errors['auth.failed'].text })).toBeVisible();
  await fillForm(other, email, person.password);
  await expectScreen(other, 'myApplications');
});

test('the address of somebody else gets no code and the screen does not reveal the account', async ({ page }) => {
  const [person, somebody] = [await makePerson({ role: 'agent' }), await makePerson({ role: 'agent' })];
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/settings?tab=security');
  await section(page).getByRole('button', { name: 'Change email address' }).click();
  await section(page).getByLabel('New email address').fill(somebody.username);
  await section(page).getByLabel('Password', { exact: true }).fill(person.password);
  await section(page).getByRole('button', { name: 'Send code' }).click();
  await expect(section(page).getByText(`If ${somebody.username} can be used`, { exact: false })).toBeVisible();
  await waitForMail(person.username, 40); // the notice; the code would have been sent right after it
  await page.waitForTimeout(2_000);
  expect(await mailsTo(somebody.username)).toEqual([]);
});
