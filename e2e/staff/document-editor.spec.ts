import type { Page } from '@playwright/test';
import type { Document, PageOperation } from '@visawright/contract/documents/document.ts';
import { renderShownPicture } from '@visawright/server/processing.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient, type PersonClient } from '../kit/applications/person-client.ts';
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
import { journeys } from '../kit/server/addresses.ts';
import { patience } from '../kit/patience.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

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

// Addresses of pictures are valid in the session that asked for them.
async function pictureAt(me: PersonClient, imageUrl: string): Promise<Buffer> {
  const { data } = await me.ask<{ data: { base64Image: string } }>('base64FromUrl', { body: { imageUrl } });
  return Buffer.from(data.base64Image.replace(/^data:[^,]*,/, ''), 'base64');
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

test('the editor draws every operation as the server renders it', onlyInAll, async ({ page }) => {
  test.setTimeout(300_000 * patience);
  const { front } = await passports();
  const { agent, me, applicantUid, docIds } = await agentWith(front);
  const [docId] = docIds as [string];
  const { version, pages } = await readDocument(me, applicantUid, docId);
  const { pageUid } = pages[0]!;
  const unedited = await pictureAt(me, pages[0]!.uneditedUrl);
  const rendered = await Promise.all(
    Object.values(lists).map((operations) => renderShownPicture(unedited, operations)),
  );
  page.on('dialog', (dialog) => void dialog.accept()); // unsaved edits ask before a reload
  await signIn(page, journeys, agent.name, agent.password);
  await openEditor(page, editorPath(applicantUid, docId));
  for (const [index, [name, operations]] of Object.entries(lists).entries()) {
    const edited = (list: PageOperation[]) => [{ pageUid, operations: list }];
    const steps = [{ kind: 'reset', gesture: 'test', pages: edited(operations) }];
    const stored = JSON.stringify({ version, history: { start: edited([]), steps, at: 1 } });
    await page.evaluate(
      ([key, value]) => sessionStorage.setItem(key!, value!),
      [`vw.${journeys.realm}.pageEdits.${docId}`, stored],
    );
    await page.reload();
    const picture = page.locator('.ed-frame .ed-picture');
    await expect(picture.locator('img')).toBeVisible({ timeout: 20_000 * patience });
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await hideBoxes(page);
    const shown = await picture.screenshot();
    expect(await differenceOf(shown, rendered[index]!), `${name} as drawn and as rendered`).toBeLessThan(2.5);
    const other = rendered[(index + 1) % rendered.length]!;
    expect(await differenceOf(shown, other), `${name} and another picture`).toBeGreaterThan(5);
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

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload(); // unsaved steps survive
  await expect(page.locator('.ed-frame img').first()).toBeVisible({ timeout: 20_000 * patience });
  await expect(saveButton(page)).toBeEnabled();
  await saveAndWait(page, () => settled(me, applicantUid, docId));

  const after = await readDocument(me, applicantUid, docId);
  expect(after.pages[0]!.operations.map(({ op }) => op)).toEqual(['perspective', 'straighten', 'crop', 'light']);
  const value = (field: string) => after.values.find((one) => one.field === field);
  expect(value('passportNumber')?.value).toBe(front.truth.values['passportNumber']);
  for (const field of ['passportNumber', 'dateOfBirth', 'surname'])
    expectOnItsWords(front, value(field)?.polygon, field);
  await expectBoxesInFrame(page);

  const picture = page.locator('.ed-frame .ed-picture');
  const served = await pictureAt(me, after.pages[0]!.imageUrl);
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
  const joined = new URL(page.url()).hash.match(/docId=([\w-]+)/)![1]!;
  await saveAndWait(page, () => settled(me, applicantUid, joined));

  const order = (await readDocument(me, applicantUid, joined)).pages.map(({ pageUid }) => pageUid);
  expect(order[1]).toBe(before.pages[0]!.pageUid);

  await page.getByRole('button', { name: 'Previous page' }).click(); // the moved page stayed open
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

test('a page is edited and deleted with the keyboard only, and leaving asks', onlyInAll, async ({ page }) => {
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
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden();
  await saveAndWait(page, () => settled(me, applicantUid, docId));
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
