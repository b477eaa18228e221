import type { Page } from '@playwright/test';
import { manifestName, signatureName, type Manifest } from '@visawright/contract/delivery/manifest.ts';
import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { zipOf, type Part } from '@visawright/contract/verify/testing/sample-package.ts';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { partsOf } from '../kit/packages/built-package.ts';
import { journeys, origin } from '../kit/server/addresses.ts';
import { test } from '../kit/accounts/sealed-test.ts';
import { expect } from '../kit/browser/test.ts';

test.describe.configure({ mode: 'serial' }); // all tests use one package

const verdict = (page: Page) => page.locator('[data-verdict]');
const expectVerdict = (page: Page, status: string) =>
  expect(verdict(page)).toHaveAttribute('data-verdict', status, { timeout: 20_000 });
const statuses = (page: Page) =>
  page
    .locator('[data-file]')
    .evaluateAll((lines) =>
      lines.map((line) => [line.getAttribute('data-file')!, line.getAttribute('data-status')!] as const),
    );
const chooseFile = (page: Page, buffer: Buffer, name = 'package.zip') =>
  page
    .getByLabel(/Choose the file|Check another file|फ़ाइल/)
    .setInputFiles({ name, mimeType: 'application/zip', buffer });

const frozenAtOf = (parts: readonly Part[]) =>
  (JSON.parse(Buffer.from(parts.find(([name]) => name === manifestName)![1]).toString()) as Manifest).frozenAt;
const zipWith = (parts: readonly Part[], frozenAt = frozenAtOf(parts)) => Buffer.from(zipOf(parts, frozenAt));

test('the page confirms every file of a built package without sending any of it to the server', async ({
  page,
  sealed: { built, zip },
}) => {
  test.setTimeout(300_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url().replace(origin, '')}`));
  await page.goto(`${origin}${verifyAddress(built.packageId!, journeys.realm)}`);
  await expect(page.locator('#expected')).toContainText(idGroups(built.packageId!));
  expect(await axeFaults(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await chooseFile(page, zip, built.fileName!);
  await expectVerdict(page, 'whole');
  expect(requests.slice(before)).toEqual([]); // the keys were fetched before
  expect(requests.filter((each) => !each.startsWith('GET '))).toEqual([]);

  const documents = built.files
    .map(({ name }) => name)
    .filter((name) => name !== manifestName && name !== signatureName);
  expect(documents.length).toBeGreaterThanOrEqual(4);
  expect(await statuses(page)).toEqual(documents.map((name) => [name, 'same']));
  const result = page.locator('#result');
  await expect(result.getByRole('heading', { name: 'This package is intact' })).toBeFocused();
  for (const text of [
    journeys.displayName,
    'Germany',
    idGroups(built.packageId!),
    'The same as the one you were given',
  ])
    await expect(result).toContainText(text);
  await expect(page.locator('#brand')).toHaveText(journeys.displayName);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'हिन्दी' }).click(); // the result is preserved
  await expect(result.getByRole('heading', { name: 'यह पैकेज पूरा और सही है' })).toBeVisible();
  await expect(result).toContainText('जर्मनी');
  expect(await axeFaults(page)).toEqual([]);
});

test('an intact package that is not the expected one is reported', async ({ page, sealed: { zip } }) => {
  await page.goto(`${origin}${verifyAddress('ab'.repeat(32), journeys.realm)}`);
  await chooseFile(page, zip);
  await expectVerdict(page, 'whole');
  await expect(verdict(page)).toContainText('Intact, but not the package you expected');
});

test('the page names the file in which one byte was changed', async ({ page, sealed: { zip } }) => {
  const parts = await partsOf(zip);
  const [name, bytes] = parts[2]!;
  const changed = Buffer.from(zip);
  const at = zip.indexOf(bytes) + (bytes.length >> 1);
  changed[at]! ^= 1;
  await page.goto(`${origin}/verify`);
  await chooseFile(page, changed);
  await expectVerdict(page, 'changed');
  await expect(verdict(page)).toContainText(name);
  expect((await statuses(page)).filter(([, status]) => status !== 'same')).toEqual([[name, 'changed']]);
  expect(await axeFaults(page)).toEqual([]);

  // The same with a new archive whose checksums match the changed file.
  await chooseFile(
    page,
    zipWith(parts.map((part): Part => (part[0] === name ? [name, Buffer.from('another')] : part))),
  );
  await expectVerdict(page, 'changed');
  await chooseFile(page, zip);
  await expectVerdict(page, 'whole');
});

test('a changed list, a missing signature, another file and a damaged ZIP each have their own message', async ({
  page,
  sealed: { zip },
}) => {
  const parts = await partsOf(zip);
  const forged = parts.map((part): Part => {
    if (part[0] !== manifestName) return part;
    const manifest = JSON.parse(Buffer.from(part[1]).toString()) as Manifest;
    return [manifestName, Buffer.from(JSON.stringify({ ...manifest, reference: 'A-FORGED' }))];
  });
  await page.goto(`${origin}/verify`);
  await chooseFile(page, zipWith(forged));
  await expectVerdict(page, 'changed');
  await expect(verdict(page)).toContainText('The list of files and its signature do not match');
  await expect(page.locator(`[data-file="${manifestName}"]`)).toHaveAttribute('data-status', 'changed');
  await expect(page.locator('#result')).not.toContainText(journeys.displayName); // nothing from the forged manifest is shown

  await chooseFile(page, zipWith(parts.slice(0, -1)));
  await expectVerdict(page, 'unsigned');
  await expect(page.locator(`[data-file="${signatureName}"]`)).toHaveAttribute('data-status', 'missing');
  expect(await axeFaults(page)).toEqual([]);

  await chooseFile(page, Buffer.from('Dear consulate'), 'letter.txt');
  await expectVerdict(page, 'notAPackage');
  await chooseFile(page, zip.subarray(0, zip.length - 100));
  await expect(verdict(page)).toContainText('This ZIP file is damaged');
});

test('a dropped package is checked, also offline once the keys are loaded', async ({
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
  await expectVerdict(page, 'whole'); // automatically

  await page.goto(`${origin}/verify?again${verifyAddress(built.packageId!, journeys.realm).slice('/verify'.length)}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await chooseFile(page, zip);
  await expectVerdict(page, 'whole');
});

test('without JavaScript the page explains how to verify manually', async ({ browser }) => {
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
