import type { Page } from '@playwright/test';
import { Hand } from './hand.ts';
import { at, type Place } from './places.ts';
import { demoPassword, mailOf } from './people.ts';
import { expectScreen } from './screen.ts';

export async function fillForm(page: Page, username: string, password: string, hand = new Hand()): Promise<void> {
  await expectScreen(page, 'signIn');
  await hand.type(page.getByLabel('Username'), username);
  await hand.type(page.getByLabel('Password', { exact: true }), password);
  await hand.tap(page.getByRole('button', { name: 'Sign in', exact: true }));
}

// Keycloak's own page, told by its field ids, which no theme changes.
export async function fillProvider(page: Page, username: string, password: string): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

export async function signIn(page: Page, place: Place, name: string, password = demoPassword): Promise<void> {
  await page.goto(at(place));
  const username = mailOf(name, place.realm);
  await (place.signIn === 'provider' ? fillProvider : fillForm)(page, username, password);
  await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
}
