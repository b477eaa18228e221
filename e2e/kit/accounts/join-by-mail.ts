import type { Page } from '@playwright/test';
import { texts } from '@visawright/contract/platform/texts.ts';
import { waitForMail } from '../server/mailbox.ts';
import { expectScreen } from '../browser/screen.ts';
import { expect } from '../browser/test.ts';

const link = /https?:\/\/\S+resetCode=[\w-]+/;

// Opens the link from the email, sets the first password and signs in with it.
export async function joinByMail(page: Page, email: string, password: string): Promise<void> {
  const mail = await waitForMail(email, 40);
  const address = link.exec(mail.text)?.[0];
  expect(address, mail.text).toBeTruthy();
  await page.goto(address!);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.updatePassword }).click();
  await expectScreen(page, 'signIn');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
}
