import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { realmAddresses, customOrigin, origin, type RealmAddress } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { fillForm } from '../kit/browser/sign-in.ts';
import { demoPassword, mailOf } from '../kit/accounts/demo-people.ts';
import { expect, test } from '../kit/browser/test.ts';

interface PageFacts {
  configuration: RealmConfiguration;
  shades: string[];
}

const configuration = async (path: string) =>
  (await (await fetch(`${origin}/das/v1/realms/kc-realm/${path}`)).json()) as RealmConfiguration;

const brands: readonly [RealmAddress, string][] = [
  [realmAddresses.root, '#fd5b00'], // no colour saved, so the default palette
  [realmAddresses.sunrise, '#fd640f'],
  [realmAddresses.bluegate, '#1463ff'],
];

for (const [place, base] of brands) {
  test(`${place.displayName}: title, favicon and ten shades are part of the HTML`, async ({ page }) => {
    // No script runs and no call returns, so only what the server rendered is visible.
    await page.route('**/das/**', (route) => route.abort());
    await page.route('**/*.js', (route) => route.abort());
    const response = await page.goto(place.address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(place.displayName);
    const facts = JSON.parse((await page.locator('script#realm').textContent())!) as PageFacts;
    expect(facts.configuration).toEqual(await configuration(place.realm));
    expect(facts.shades).toHaveLength(10);
    for (const shade of facts.shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
    expect(facts.shades).toContain(base);
    const { brandAssets } = facts.configuration;
    const icon = await page.locator('link[rel~="icon"]').getAttribute('href');
    const bytes = icon!.startsWith('data:')
      ? icon!.split(',')[1]
      : Buffer.from(await (await fetch(new URL(icon!, origin))).arrayBuffer()).toString('base64');
    expect(bytes).toBe(brandAssets.brandFavicon);
    const ring = await page.locator('.loader-ring').evaluate((element) => getComputedStyle(element).borderTopColor);
    const hex = ring.match(/\d+/g)!.map((byte) => Number(byte).toString(16).padStart(2, '0'));
    expect(facts.shades).toContain(`#${hex.join('')}`);
  });
}

test('three realms have their own primary colours and logos', async ({ browser }) => {
  const colours = new Map<string, string>();
  for (const place of [realmAddresses.sunrise, realmAddresses.bluegate]) {
    const page = await browser.newPage();
    await page.goto(place.address);
    await expectScreen(page, 'signIn');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    colours.set(place.realm, await button.evaluate((element) => getComputedStyle(element).backgroundColor));
    await expect(page.locator('.logo img, .logo-mark').first()).toBeVisible();
    await page.close();
  }
  expect(new Set(colours.values()).size).toBe(2);
});

test("the login page of the identity provider shows the realm's name", async ({ page }) => {
  await page.goto(realmAddresses.root.address);
  await expect(page.locator('#kc-login')).toBeVisible();
  await expect(page.getByText('Visawright').first()).toBeVisible();
});

test('the custom host works without a path, and with the path after logout', async ({ page }) => {
  await page.goto(`${customOrigin}/bluegate`);
  await fillForm(page, mailOf('applicant', 'bluegate'), demoPassword);
  await expectScreen(page, 'myApplications');
  await expect(page).toHaveTitle(/Bluegate/);
  await page.goto(realmAddresses.bluegate.address);
  await expectScreen(page, 'myApplications');
});
