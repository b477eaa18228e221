import type { Page } from '@playwright/test';
import { CountingUser } from './counting-user.ts';
import { at, type RealmAddress } from '../server/addresses.ts';
import { demoPassword, mailOf } from '../accounts/demo-people.ts';
import { expectScreen } from './screen.ts';

export async function fillForm(
  page: Page,
  username: string,
  password: string,
  user = new CountingUser(),
): Promise<void> {
  await expectScreen(page, 'signIn');
  await user.type(page.getByLabel('Username'), username);
  await user.type(page.getByLabel('Password', { exact: true }), password);
  await user.tap(page.getByRole('button', { name: 'Sign in', exact: true }));
}

// Fills the Keycloak page by its field ids, which do not depend on the theme.
export async function fillProvider(page: Page, username: string, password: string): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

export async function signIn(page: Page, place: RealmAddress, name: string, password = demoPassword): Promise<void> {
  await page.goto(at(place));
  const username = mailOf(name, place.realm);
  await (place.signIn === 'provider' ? fillProvider : fillForm)(page, username, password);
  await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
}
