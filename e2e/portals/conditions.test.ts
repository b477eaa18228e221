import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { allPortals } from './definitions/all-portals.ts';
import { driversOf } from './conditions/drivers-of.ts';
import { startPortals, type StartedPortals } from './start-portals.ts';

let started: StartedPortals;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  started = await startPortals({ firstPort: 0, only: ['schengen-form', 'uk-visitor'], delays: false });
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
});
afterAll(async () => {
  await browser.close();
  await started.close();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

const open = (portal: string, path: string) =>
  page.goto(`${started.portals.find(({ id }) => id === portal)!.origin}/apply/${path}`);
const next = () => page.getByRole('button', { name: 'Next' }).click();
const seen = (id: string) => page.locator(`[id="${id}"]`).isVisible();

test('a control appears with the answer it depends on, and disappears again', async () => {
  await open('schengen-form', 'identity');
  expect(await seen('visa_maritalStatusOther')).toBe(false);
  await page.locator('#visa_maritalStatus').selectOption('Other');
  expect(await seen('visa_maritalStatusOther')).toBe(true);
  await page.locator('#visa_maritalStatus').selectOption('Single');
  expect(await seen('visa_maritalStatusOther')).toBe(false);
});

test('what disappeared is not submitted, and decides about nothing', async () => {
  await open('schengen-form', 'document');
  const isFamily = (answer: 'Yes' | 'No') =>
    page.getByRole('radiogroup', { name: /EU/ }).getByRole('radio', { name: answer, exact: true }).check();
  await isFamily('Yes');
  await page.locator('#visa_euFamilySurname').fill('RAO');
  await isFamily('No');
  expect(await seen('visa_euFamilySurname')).toBe(false);
  await next();
  await page.getByText(/Please correct/).waitFor();
  expect(started.entered('schengen-form')['document']).toMatchObject({ visa_euFamilySurname: '' });
  expect(await page.locator('#visa_euFamilySurname-error').count()).toBe(0);
});

test('most conditions of the portals can be seen on their pages', () => {
  const counts = allPortals
    .filter(({ isPostback }) => !isPostback)
    .flatMap((portal) => portal.pages.map((each) => ({ portal, page: each })))
    .map(({ portal, page: each }) => {
      const controls = each.groups.flatMap((group) => group.controls);
      const conditional = controls.filter(({ visibleWhen }) => visibleWhen !== undefined);
      return [conditional.filter((control) => driversOf(portal, each, control).length > 0).length, conditional.length];
    });
  const [shown, all] = [0, 1].map((at) => counts.reduce((sum, count) => sum + count[at]!, 0));
  console.log(`${shown} of ${all} controls with a condition appear and disappear`);
  expect(shown! / all!).toBeGreaterThan(0.75);
});
