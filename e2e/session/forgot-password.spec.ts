import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { mailsTo, waitForMail } from '../kit/server/mailbox.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { fillForm } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const chosen = 'Found-Again-2026!';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(at(journeys));
  await page.getByText('Forgot password?').click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.updatePassword }).click();
}

test('a password reset email has a link that works once, and the new password signs in', async ({ page }) => {
  const { username, password } = await makePerson({ role: 'applicant' });
  await askForLink(page, username);
  const mail = await waitForMail(username);
  const link = /https?:\/\/\S+resetCode=[\w-]+/.exec(mail.text)?.[0];
  expect(link, mail.text).toBeTruthy();
  expect(link).toContain(`${at(journeys)}?`);

  await page.goto(link!);
  await expect.poll(() => page.url()).not.toContain('resetCode');
  await choose(page, chosen);
  await expect(page.getByText('Your password has been changed.').first()).toBeVisible();
  await fillForm(page, username, chosen);
  await expectScreen(page, 'myApplications');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link!);
  await choose(page, 'Another-Word-2026!');
  await expect(page.getByText(errors['auth.resetDead'].text).first()).toBeVisible();

  await page.goto('about:blank');
  await page.goto(at(journeys));
  await fillForm(page, username, password);
  await expect(page.getByText(errors['auth.failed'].text).first()).toBeVisible();
});

test('an unknown address gets the same message and no email', onlyInAll, async ({ page }) => {
  const stranger = `stranger.${Date.now()}@journeys.test`;
  const { username } = await makePerson({ role: 'applicant' });
  await askForLink(page, stranger);
  const words = (await page.locator('body').innerText()).replaceAll(stranger, '…');
  await askForLink(page, username);
  expect((await page.locator('body').innerText()).replaceAll(username, '…')).toBe(words);
  await waitForMail(username); // sent after the request for the unknown address
  expect(await mailsTo(stranger)).toEqual([]);
});
