import type { Page } from '@playwright/test';
import { manifestName, signatureName, type Manifest } from '@visawright/contract/manifest.ts';
import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { zipOf, type Part } from '@visawright/contract/verify/testing/sample-package.ts';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { axeFaults } from './kit/axe-faults.ts';
import { partsOf } from './kit/built-package.ts';
import { journeys, origin } from './kit/places.ts';
import { test } from './kit/sealed.ts';
import { expect } from './kit/test.ts';

test.describe.configure({ mode: 'serial' }); // one package for all

const verdict = (page: Page) => page.locator('[data-verdict]');
const expectVerdict = (page: Page, standing: string) =>
  expect(verdict(page)).toHaveAttribute('data-verdict', standing, { timeout: 20_000 });
const standings = (page: Page) =>
  page
    .locator('[data-file]')
    .evaluateAll((lines) =>
      lines.map((line) => [line.getAttribute('data-file')!, line.getAttribute('data-standing')!] as const),
    );
const give = (page: Page, buffer: Buffer, name = 'package.zip') =>
  page
    .getByLabel(/Choose the file|Check another file|फ़ाइल/)
    .setInputFiles({ name, mimeType: 'application/zip', buffer });

const frozenAtOf = (parts: readonly Part[]) =>
  (JSON.parse(Buffer.from(parts.find(([name]) => name === manifestName)![1]).toString()) as Manifest).frozenAt;
const packed = (parts: readonly Part[], frozenAt = frozenAtOf(parts)) => Buffer.from(zipOf(parts, frozenAt));

test('a package the product built is whole on the page, to the last file, and nothing of it leaves the browser', async ({
  page,
  sealed: { built, zip },
}) => {
  test.setTimeout(300_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().replace(origin, '')}`));
  await page.goto(`${origin}${verifyAddress(built.packageId!, journeys.realm)}`);
  await expect(page.locator('#expected')).toContainText(idGroups(built.packageId!));
  expect(await axeFaults(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await give(page, zip, built.fileName!);
  await expectVerdict(page, 'whole');
  expect(asked.slice(before)).toEqual([]); // the keys were fetched early
  expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([]);

  const papers = built.files.map(({ name }) => name).filter((name) => name !== manifestName && name !== signatureName);
  expect(papers.length).toBeGreaterThanOrEqual(4);
  expect(await standings(page)).toEqual(papers.map((name) => [name, 'same']));
  const result = page.locator('#result');
  await expect(result.getByRole('heading', { name: 'This package is whole' })).toBeFocused();
  for (const text of [
    journeys.displayName,
    'Germany',
    idGroups(built.packageId!),
    'The same as the one you were given',
  ])
    await expect(result).toContainText(text);
  await expect(page.locator('#brand')).toHaveText(journeys.displayName);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'हिन्दी' }).click(); // the result stays
  await expect(result.getByRole('heading', { name: 'यह पैकेज पूरा और सही है' })).toBeVisible();
  await expect(result).toContainText('जर्मनी');
  expect(await axeFaults(page)).toEqual([]);
});

test('another package than the expected one is told apart', async ({ page, sealed: { zip } }) => {
  await page.goto(`${origin}${verifyAddress('ab'.repeat(32), journeys.realm)}`);
  await give(page, zip);
  await expectVerdict(page, 'whole');
  await expect(verdict(page)).toContainText('Whole, but not the package you were told to expect');
});

test('one byte changed in a file in the middle: the page names that file', async ({ page, sealed: { zip } }) => {
  const parts = await partsOf(zip);
  const [name, bytes] = parts[2]!;
  const changed = Buffer.from(zip);
  const at = zip.indexOf(bytes) + (bytes.length >> 1);
  changed[at]! ^= 1;
  await page.goto(`${origin}/verify`);
  await give(page, changed);
  await expectVerdict(page, 'changed');
  await expect(verdict(page)).toContainText(name);
  expect((await standings(page)).filter(([, standing]) => standing !== 'same')).toEqual([[name, 'changed']]);
  expect(await axeFaults(page)).toEqual([]);

  // The same, packed anew so that the archive itself agrees with the changed file.
  await give(page, packed(parts.map((part): Part => (part[0] === name ? [name, Buffer.from('another')] : part))));
  await expectVerdict(page, 'changed');
  await give(page, zip);
  await expectVerdict(page, 'whole');
});

test('a changed list, a signature taken out, another file, a ZIP made anew: each has its own words', async ({
  page,
  sealed: { zip },
}) => {
  const parts = await partsOf(zip);
  const forged = parts.map((part): Part => {
    if (part[0] !== manifestName) return part;
    const said = JSON.parse(Buffer.from(part[1]).toString()) as Manifest;
    return [manifestName, Buffer.from(JSON.stringify({ ...said, reference: 'A-FORGED' }))];
  });
  await page.goto(`${origin}/verify`);
  await give(page, packed(forged));
  await expectVerdict(page, 'changed');
  await expect(verdict(page)).toContainText('The list of files and its signature do not belong together');
  await expect(page.locator(`[data-file="${manifestName}"]`)).toHaveAttribute('data-standing', 'changed');
  await expect(page.locator('#result')).not.toContainText(journeys.displayName); // nothing it says is repeated

  await give(page, packed(parts.slice(0, -1)));
  await expectVerdict(page, 'unsigned');
  await expect(page.locator(`[data-file="${signatureName}"]`)).toHaveAttribute('data-standing', 'missing');
  expect(await axeFaults(page)).toEqual([]);

  await give(page, Buffer.from('Dear consulate'), 'letter.txt');
  await expectVerdict(page, 'notAPackage');
  await give(page, zip.subarray(0, zip.length - 100));
  await expect(verdict(page)).toContainText('This archive is damaged');
});

test('dropped on the page it is checked; without a network too, once the keys are there', async ({
  page,
  context,
  sealed: { built, zip },
}) => {
  await page.goto(`${origin}/verify`);
  await context.setOffline(true);
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'dropped.zip', { type: 'application/zip' }));
    return transfer;
  }, zip.toString('base64'));
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expectVerdict(page, 'offline');
  await context.setOffline(false);
  await expectVerdict(page, 'whole'); // by itself

  await page.goto(`${origin}/verify?again${verifyAddress(built.packageId!, journeys.realm).slice('/verify'.length)}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await give(page, zip);
  await expectVerdict(page, 'whole');
});

test('without a script the page says how to check by hand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'hi-IN' });
  const page = await context.newPage();
  await page.goto(`${origin}/verify`);
  await expect(page.locator('.verify-note')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText('openssl pkeyutl -verify -rawin')).toBeVisible();
  await expect(page.getByLabel('फ़ाइल चुनें')).toBeHidden();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Verify a package' })).toBeVisible();
  await context.close();
});
