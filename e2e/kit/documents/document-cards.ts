import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { passportSpecimen, type PassportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import { patience } from '../patience.ts';

export const readWithin = 40_000 * patience; // for a photo on a busy machine

export interface TestDocument {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
export interface PassportDocument extends TestDocument {
  readonly truth: PassportSpecimen['truth'];
}

type Request = Pick<Parameters<typeof passportSpecimen>[0], 'seed' | 'page'> & {
  condition?: 'photo' | 'none' | 'blur';
};

export async function passportDocument({
  seed,
  page = 'front',
  condition = 'photo',
}: Request): Promise<PassportDocument> {
  const { bytes, format, truth } = await passportSpecimen({ seed, layout: 'monsoon', condition, page, indian: true });
  const ending = format === 'jpeg' ? 'jpg' : 'png';
  return { name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes, truth };
}

export const letterDocument = async (seed: string): Promise<TestDocument> => ({
  name: 'leave-letter.pdf',
  mimeType: 'application/pdf',
  buffer: (await letterPdf(seed)).bytes,
});

// The same letter with a password, as banks and employers send them.
export async function lockedDocument(seed: string, password: string): Promise<TestDocument> {
  const { buffer } = await letterDocument(seed);
  const folder = await mkdtemp(join(tmpdir(), 'locked-'));
  try {
    const [plain, locked] = [join(folder, 'plain.pdf'), join(folder, 'locked.pdf')];
    await writeFile(plain, buffer);
    await promisify(execFile)('qpdf', ['--encrypt', password, password, '256', '--', plain, locked]);
    return { name: 'bank-statement.pdf', mimeType: 'application/pdf', buffer: await readFile(locked) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function addDocuments(page: Page, documents: readonly TestDocument[]): Promise<void> {
  await page
    .locator('[data-upload="files"]')
    .setInputFiles(documents.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
}

export const agree = (page: Page) => page.getByRole('button', { name: /^(I|They) agree$/ }).click();

export const cards = (page: Page, state: string) => page.locator(`.doc-card[data-state="${state}"]`);
export const expectRead = (page: Page, count: number) =>
  expect(cards(page, 'checked')).toHaveCount(count, { timeout: readWithin });

export const valueRow = (page: Page, field: string) => page.locator(`.doc-value[data-field="${field}"]`);
export const valueText = (page: Page, field: string) => valueRow(page, field).locator('.doc-value-text');
