import type { Page } from '@playwright/test';
import type { Document, PageOperation } from '@visawright/contract/documents/document.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { differenceOf } from '../kit/documents/compare-pictures.ts';
import { passportDocument, type PassportDocument } from '../kit/documents/document-cards.ts';
import {
  editorPath,
  openEditor,
  readDocument,
  saveAndWait,
  saveButton,
  settled,
} from '../kit/documents/editor-page.ts';
import { printedOnce } from '../kit/documents/printed-once.ts';
import { sendDocument } from '../kit/documents/send-document.ts';
import { journeys, origin } from '../kit/server/addresses.ts';
import { login } from '../kit/server/calls.ts';
import { patience } from '../kit/patience.ts';

const passports = () =>
  printedOnce('editor-passports', async () => ({
    front: await passportDocument({ seed: 'document-editor' }),
    back: await passportDocument({ seed: 'document-editor', page: 'back' }),
  }));

// An agent whose traveller has the given documents, all of them read.
async function agentWith(...documents: PassportDocument[]) {
  const office = await makeOffice({ reviewers: 0 });
  const agent = office.agents[0]!;
  const me = await personClient(agent);
  const { applicantUid } = await me.applicant('Ananya', 'Raghunathan');
  const docIds: string[] = [];
  for (const document of documents) docIds.push(await sendDocument(agent, document, { applicantUid }));
  for (const docId of docIds) await settled(me, applicantUid, docId);
  return { agent, me, applicantUid, docIds };
}

async function pictureAt(agent: { realm: string; name: string; password: string }, addressOf: () => Promise<string>) {
  const { tokens } = await login(agent.realm, agent.name, agent.password);
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'realm-client-id': agent.realm };
  const reply = await fetch(new URL(await addressOf(), origin), { headers });
  if (!reply.ok) throw new Error(`the picture returned ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

const corners: Extract<PageOperation, { op: 'perspective' }>['corners'] = [
  [0.12, 0.1],
  [0.9, 0.16],
  [0.86, 0.9],
  [0.08, 0.84],
];
const ratio = 3 / 4;
const lists: Record<string, PageOperation[]> = {
  nothing: [],
  rotate: [{ op: 'rotate', degrees: 90 }],
  crop: [{ op: 'crop', left: 0.2, top: 0.15, width: 0.55, height: 0.6 }],
  perspective: [{ op: 'perspective', corners }],
  straighten: [{ op: 'straighten', degrees: -12, ratio }],
  light: [{ op: 'light', brightness: 30, contrast: -25 }],
  'more light': [{ op: 'light', brightness: -20, contrast: 60 }],
  everything: [
    { op: 'rotate', degrees: 270 },
    { op: 'perspective', corners },
    { op: 'straighten', degrees: 5, ratio: 1.2 },
    { op: 'crop', left: 0.05, top: 0.1, width: 0.8, height: 0.8 },
    { op: 'light', brightness: 12, contrast: 20 },
  ],
};

test('the editor draws every operation as the server renders it', async ({ page }) => {
  test.setTimeout(300_000 * patience);
  const { front } = await passports();
  const { agent, me, applicantUid, docIds } = await agentWith(front);
  const pages = Object.values(lists).map((operations) => ({ docId: docIds[0]!, pageIndex: 0, operations }));
  const documentData = { fileName: 'operations.pdf', category: 'Other', pages };
  const { docId } = await me.ask<Document>('createPdfFromImages', { body: { applicantUid, documentData } });
  await settled(me, applicantUid, docId);
  await signIn(page, journeys, agent.name, agent.password);
  await openEditor(page, editorPath(applicantUid, docId));
  const served: Buffer[] = [];
  for (const index of pages.keys())
    served.push(
      await pictureAt(agent, async () => (await readDocument(me, applicantUid, docId)).pages[index]!.imageUrl),
    );
  const names = Object.keys(lists);
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('region', { name: `Page ${index + 1} in the editor` })).toBeVisible();
    const picture = page.locator('.ed-frame .ed-picture');
    await expect(picture.locator('img')).toBeVisible();
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await hideBoxes(page);
    const shown = await picture.screenshot();
    const off = await differenceOf(shown, served[index]!);
    expect(off, `${name} as drawn and as served`).toBeLessThan(3);
    const other = served[(index + 1) % served.length]!;
    expect(await differenceOf(shown, other), `${name} and another page`).toBeGreaterThan(6);
  }
});

test('a photograph is straightened out, saved, read again, restored, split, joined and replaced', async ({ page }) => {
  test.setTimeout(600_000 * patience);
  const { front, back } = await passports();
  const { agent, me, applicantUid, docIds } = await agentWith(front, back);
  const [docId] = docIds as [string];
  await signIn(page, journeys, agent.name, agent.password);
  await openEditor(page, editorPath(applicantUid, docId));
  const before = await readDocument(me, applicantUid, docId);

  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Auto edges' }).click();
  await expect(page.getByText(/^Found, \d+%$/)).toBeVisible({ timeout: 30_000 * patience });
  await page.getByRole('button', { name: /^Corner 2/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('textbox', { name: 'Angle in degrees' }).fill('0.4');
  await page.getByRole('textbox', { name: 'Brightness in per cent' }).fill('6');
  await page.getByRole('textbox', { name: 'Contrast in per cent' }).fill('10');
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const handle = page.getByRole('button', { name: 'Top left corner' });
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + 22, box.y + 22);
  await page.mouse.down();
  await page.mouse.move(box.x + 26, box.y + 25, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Only page 1 is read again').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.reload(); // unsaved steps survive
  await expect(page.locator('.ed-frame img').first()).toBeVisible({ timeout: 20_000 * patience });
  await expect(saveButton(page)).toBeEnabled();
  await saveAndWait(page);

  const after = await readDocument(me, applicantUid, docId);
  expect(after.pages[0]!.operations.map(({ op }) => op)).toEqual(['perspective', 'straighten', 'crop', 'light']);
  const value = (field: string) => after.values.find((one) => one.field === field);
  expect(value('passportNumber')?.value).toBe(front.truth.values['passportNumber']);
  for (const field of ['passportNumber', 'dateOfBirth', 'surname'])
    expectOnItsWords(front, value(field)?.polygon, field);
  await expectBoxesInFrame(page);

  const picture = page.locator('.ed-frame .ed-picture');
  const served = await pictureAt(agent, async () => (await readDocument(me, applicantUid, docId)).pages[0]!.imageUrl);
  await hideBoxes(page);
  expect(await differenceOf(await picture.screenshot(), served)).toBeLessThan(3);

  await page.getByRole('button', { name: /^Versions/ }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 was restored')).toBeVisible();
  await settled(me, applicantUid, docId);
  const restored = await readDocument(me, applicantUid, docId);
  expect(restored.pages[0]!.operations).toEqual([]);
  expect(restored.values.map(({ field }) => field).toSorted()).toEqual(
    before.values.map(({ field }) => field).toSorted(),
  );

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Join with other images to one PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join to one PDF' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Name of the new document').fill('both-pages.pdf');
  await dialog.getByRole('button', { name: 'Join 2 pages' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible({ timeout: 30_000 * patience });
  await expect(page.getByRole('button', { name: 'Edges', exact: true })).toBeEnabled({ timeout: 120_000 * patience });

  await page.getByRole('button', { name: /^Page 1\./ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('No page is read again').first()).toBeVisible();
  await saveAndWait(page);

  const joined = new URL(page.url()).hash.match(/docId=([\w-]+)/)![1]!;
  const order = (await readDocument(me, applicantUid, joined)).pages.map(({ pageUid }) => pageUid);
  expect(order[1]).toBe(before.pages[0]!.pageUid);

  await page
    .locator('[data-upload="page"]')
    .setInputFiles({ name: 'new.jpg', mimeType: front.mimeType, buffer: back.buffer });
  await expect
    .poll(async () => (await readDocument(me, applicantUid, joined)).pages[0]!.pageUid, { timeout: 60_000 * patience })
    .not.toBe(order[0]);
  await settled(me, applicantUid, joined);
  await expect(page.getByRole('button', { name: 'Edges', exact: true })).toBeEnabled({ timeout: 120_000 * patience });

  await page.getByRole('button', { name: 'Split before page 2' }).click();
  await page.getByRole('dialog', { name: 'Split the document here?' }).getByRole('button', { name: 'Split' }).click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible({ timeout: 30_000 * patience });
  expect((await readDocument(me, applicantUid, joined)).pages).toHaveLength(1);
});

test('a page is edited and deleted with the keyboard only, and leaving asks', async ({ page }) => {
  test.setTimeout(300_000 * patience);
  const { front, back } = await passports();
  const { agent, me, applicantUid, docIds } = await agentWith(front, back);
  const pages = docIds.map((docId) => ({ docId, pageIndex: 0 }));
  const documentData = { fileName: 'both.pdf', category: 'Passport', pages };
  const { docId } = await me.ask<Document>('createPdfFromImages', { body: { applicantUid, documentData } });
  await settled(me, applicantUid, docId);
  await signIn(page, journeys, agent.name, agent.password);
  await openEditor(page, `${editorPath(applicantUid, docId)}&page=2`);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Top left corner' })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await expect(page.getByRole('slider', { name: 'Angle' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('l');
  await expect(page.getByRole('slider', { name: 'Brightness' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('r');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+Z');
  await expect(page.getByText(/^Step (\d) of \1$/)).toBeVisible();
  await openEditorLeave(page);
  await page.keyboard.press('Enter'); // stay
  await page.keyboard.press('Control+s');
  await expect(saveButton(page)).toBeDisabled({ timeout: 60_000 * patience });
  const { pages: left } = await readDocument(me, applicantUid, docId);
  expect(left.map(({ operations }) => operations.map(({ op }) => op))).toEqual([['straighten', 'crop', 'light']]);
});

async function openEditorLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the editor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
}

// The middle of the box is on the printed words of the specimen.
function expectOnItsWords({ truth }: PassportDocument, polygon: [number, number][] | undefined, field: string): void {
  const printed = truth.boxes[field]!;
  const middle = (points: readonly (readonly [number, number])[]) =>
    [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  const [found, wanted] = [middle(polygon!), middle(printed)];
  expect(Math.hypot(found[0]! - wanted[0]!, found[1]! - wanted[1]!), `box of ${field}`).toBeLessThan(0.02);
}

async function expectBoxesInFrame(page: Page): Promise<void> {
  const boxes = page.locator('.ed-frame .ed-boxes polygon');
  await expect.poll(() => boxes.count(), { timeout: 20_000 * patience }).toBeGreaterThan(5);
  const frame = (await page.locator('.ed-frame').boundingBox())!;
  for (const box of await boxes.all()) {
    const { x, y } = (await box.boundingBox())!;
    expect(x).toBeGreaterThan(frame.x - 10);
    expect(y).toBeGreaterThan(frame.y - 10);
  }
}

const hideBoxes = (page: Page) =>
  page.locator('.ed-boxes').evaluateAll((boxes) => {
    for (const box of boxes as SVGSVGElement[]) box.style.display = 'none';
  });
