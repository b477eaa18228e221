import type { Browser, Page } from '@playwright/test';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { joinPdfs } from '@visawright/specimens/documents/printing/pdf-tools.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import AdmZip from 'adm-zip';
import { makeOffice } from '../kit/accounts/make-office.ts';
import type { DisposablePerson } from '../kit/accounts/make-person.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { markToursSeen } from '../kit/browser/mark-tours-seen.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';
import { journeys } from '../kit/server/addresses.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const people = ['sorting e2e 1', 'sorting e2e 3', 'sorting e2e 4'].map((seed) => ({ seed, ...personOf(seed) }));
const kinds = ['Bank statement', 'Salary slip', 'Travel insurance policy', 'Cover letter', 'Aadhaar'];

async function documentOf(seed: string, kind: string): Promise<Buffer> {
  const { layouts } = await getSpecimenKind(kind);
  return (
    await documentSpecimen({ kind, layout: layouts[0]!.name, seed: `${seed} ${kind}`, personSeed: seed, as: 'text' })
  ).bytes;
}

// A scan of fifteen documents of three travellers in turn, and a ZIP with a photo and the salary slip of another person.
async function makeFiles() {
  const parts: Buffer[] = [];
  for (const kind of kinds) for (const { seed } of people) parts.push(await documentOf(seed, kind));
  const zip = new AdmZip();
  const photo = await drawPortrait({ seed: 'sorting e2e', width: 900, ratio: 7 / 9 });
  zip.addFile('group/IMG_2041.jpg', photo.bytes);
  zip.addFile('group/scan 7.pdf', await documentOf('sorting e2e stranger', 'Salary slip'));
  zip.addFile('group/notes.txt', Buffer.from('bring the originals'));
  const scan = await joinPdfs(parts);
  await closePress();
  return [
    { name: 'group scan.pdf', mimeType: 'application/pdf', buffer: scan },
    { name: 'group.zip', mimeType: 'application/zip', buffer: zip.toBuffer() },
  ];
}

async function makeTrip() {
  const office = await makeOffice();
  const agent = office.agents[0]!;
  const client = await personClient(agent);
  const travellers = [];
  for (const { givenNames, surname } of people) travellers.push(await client.applicant(givenNames, surname));
  const first = await client.draft(travellers[0]!.applicantUid, 'Italy');
  for (const { applicantUid } of travellers.slice(1))
    await client.draft(applicantUid, 'Italy', { tripUid: first.tripUid });
  const { applicationUid } = first;
  const now = async () =>
    (await client.ask<{ travellers: ArrangedTraveller[] }>('arrangement', { query: { applicationUid } })).travellers;
  return { agent, colleague: office.agency, applicationUid, now };
}

async function openSorting(browser: Browser, person: DisposablePerson, applicationUid: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  await markToursSeen(context);
  const page = await context.newPage();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/fileUpload/document-playground?applicationUid=${applicationUid}&view=sort`);
  await expectScreen(page, 'staffPlayground');
  return page;
}

const questionsLeft = (page: Page) => page.locator('[data-question]:not([data-done])').count();

test(
  'an agent sorts the pages of three travellers by keys, and a colleague sees what is left',
  onlyInAll,
  async ({ browser }) => {
    test.setTimeout(400_000 * patience);
    const [files, trip] = [await makeFiles(), await makeTrip()];
    const page = await openSorting(browser, trip.agent, trip.applicationUid);
    await expect(page.getByRole('heading', { name: 'No pages yet' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('[data-upload=trip-main]').setInputFiles(files);
    await page.getByRole('button', { name: /Record|agree/i }).click();
    await expect(page.getByText('notes.txt')).toBeVisible({ timeout: 60_000 * patience });
    const settled = async () => {
      const documents = (await trip.now()).flatMap((one) => one.documents);
      return documents.length >= 15 && documents.every(({ state }) => state === 'checked');
    };
    await expect.poll(settled, { timeout: 240_000 * patience }).toBe(true);
    await expect.poll(() => questionsLeft(page), { timeout: 30_000 * patience }).toBeGreaterThan(0);

    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1200, 'light'],
      [960, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme),
        colorScheme,
      );
      await page.locator('.so-paper img').first().waitFor();
      expect(await axeFaults(page), `${width} ${colorScheme}`).toEqual([]);
      if (process.env['SORTING_PICTURES'])
        await page.screenshot({ path: `${process.env['SORTING_PICTURES']}/sort-${width}-${colorScheme}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));

    const theirs = await openSorting(browser, trip.colleague, trip.applicationUid);
    await expect.poll(() => questionsLeft(theirs), { timeout: 30_000 * patience }).toBe(await questionsLeft(page));

    // The photo names nobody: its traveller is chosen by number. The rest is confirmed or, if it is another person's, taken out.
    let keys = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      keys += 1;
    };
    const all = await questionsLeft(page);
    for (let n = 0; n < all; n += 1) {
      const reasons = await page.locator('.so-reasons').innerText();
      if (/who is not on this trip/.test(reasons)) await press('x');
      else {
        await press((await page.locator('[data-place]').isDisabled()) ? '1' : 'Enter');
      }
      await expect.poll(() => questionsLeft(page)).toBe(all - n - 1);
    }
    await expect(page.getByRole('heading', { name: 'Everything is placed' })).toBeVisible();
    expect(keys).toBe(all);
    console.log(`${keys} keys for ${all} questions`);
    await expect.poll(() => questionsLeft(theirs), { timeout: 30_000 * patience }).toBe(0);

    await expect(page.locator('.pg-saved')).toContainText('Saved', { timeout: 20_000 * patience });
    await page.reload();
    await page.locator('.so-table').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => questionsLeft(page), { timeout: 20_000 * patience }).toBe(1);
    await expect
      .poll(async () => (await trip.now()).flatMap((one) => one.documents).filter((one) => one.isUnsure).length)
      .toBe(1);
  },
);
