import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { passportSpecimen, type Specimen } from '../../packages/specimens/src/specimen.ts';
import { letterPdf } from '../../packages/specimens/src/text-pdf.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
export const readWithin = 40_000 * patience; // a photograph, on a machine that does much else

export interface Paper {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
export interface PassportPaper extends Paper {
  readonly truth: Specimen['truth'];
}

type Wish = Pick<Parameters<typeof passportSpecimen>[0], 'seed' | 'page'> & { condition?: 'photo' | 'none' | 'blur' };

export async function passportPaper({ seed, page = 'front', condition = 'photo' }: Wish): Promise<PassportPaper> {
  const { bytes, format, truth } = await passportSpecimen({ seed, layout: 'monsoon', condition, page, indian: true });
  const ending = format === 'jpeg' ? 'jpg' : 'png';
  return { name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes, truth };
}

export const letterPaper = async (seed: string): Promise<Paper> => ({
  name: 'leave-letter.pdf',
  mimeType: 'application/pdf',
  buffer: (await letterPdf(seed)).bytes,
});

// The same letter behind a password, as banks and offices send them.
export async function lockedPaper(seed: string, password: string): Promise<Paper> {
  const { buffer } = await letterPaper(seed);
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

export async function addPapers(page: Page, papers: readonly Paper[]): Promise<void> {
  await page
    .locator('[data-upload="files"]')
    .setInputFiles(papers.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
}

export const agree = (page: Page) => page.getByRole('button', { name: /^(I|They) agree$/ }).click();

export const cards = (page: Page, state: string) => page.locator(`.doc-card[data-state="${state}"]`);
export const expectRead = (page: Page, count: number) =>
  expect(cards(page, 'checked')).toHaveCount(count, { timeout: readWithin });

export const valueRow = (page: Page, field: string) => page.locator(`.doc-value[data-field="${field}"]`);
export const valueText = (page: Page, field: string) => valueRow(page, field).locator('.doc-value-text');
