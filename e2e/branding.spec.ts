import type { RealmConfiguration } from '@visawright/contract/realm.ts';
import { places, customOrigin, origin, type Place } from './kit/places.ts';
import { expectScreen } from './kit/screen.ts';
import { fillForm } from './kit/sign-in.ts';
import { demoPassword, mailOf } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

interface PageFacts {
  configuration: RealmConfiguration;
  shades: string[];
}

const configuration = async (path: string) =>
  (await (await fetch(`${origin}/das/v1/realms/kc-realm/${path}`)).json()) as RealmConfiguration;

const brands: readonly [Place, string][] = [
  [places.root, '#fd5b00'], // no colour saved: the product's own palette
  [places.sunrise, '#fd640f'],
  [places.bluegate, '#1463ff'],
];

for (const [place, base] of brands) {
  test(`${place.displayName}: title, favicon and ten shades stand in the page itself`, async ({ page }) => {
    // No script runs and no call is answered: what is seen now is what the server wrote.
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

test('three realms paint three different primary buttons and logos', async ({ browser }) => {
  const seen = new Map<string, string>();
  for (const place of [places.sunrise, places.bluegate]) {
    const page = await browser.newPage();
    await page.goto(place.address);
    await expectScreen(page, 'signIn');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    seen.set(place.realm, await button.evaluate((element) => getComputedStyle(element).backgroundColor));
    await expect(page.locator('.logo img, .logo-mark').first()).toBeVisible();
    await page.close();
  }
  expect(new Set(seen.values()).size).toBe(2);
});

test("the provider's own login page wears the realm's name", async ({ page }) => {
  await page.goto(places.root.address);
  await expect(page.locator('#kc-login')).toBeVisible();
  await expect(page.getByText('Visawright').first()).toBeVisible();
});

test('the custom host answers without a path, and with the path after logout', async ({ page }) => {
  await page.goto(`${customOrigin}/bluegate`);
  await fillForm(page, mailOf('applicant', 'bluegate'), demoPassword);
  await expectScreen(page, 'myApplications');
  await expect(page).toHaveTitle(/Bluegate/);
  await page.goto(places.bluegate.address);
  await expectScreen(page, 'myApplications');
});
