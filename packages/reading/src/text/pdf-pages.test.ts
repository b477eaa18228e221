import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawLetter } from '../../testing/draw-letter.ts';
import { pdfPages } from './pdf-pages.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pdf-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stated = 'Statement of account for the period April 2026 to September 2026';

async function written(name: string, turn = 0, picture?: Buffer): Promise<string> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.setRotation(degrees(turn));
  if (picture) page.drawImage(await pdf.embedJpg(picture), { x: 0, y: 0, width: 595, height: 842 });
  page.drawText(stated, { x: 60, y: 700, size: 11, font: await pdf.embedFont(StandardFonts.Helvetica) });
  const file = join(folder, name);
  writeFileSync(file, await pdf.save());
  return file;
}

test('returns the words of a text layer', async () => {
  const [page] = await pdfPages(await written('text.pdf'));
  expect(page?.words?.map((word) => word.text).join(' ')).toBe(stated);
  const [x, y] = page!.words![0]!.polygon[0]!;
  expect(x).toBeCloseTo(60 / 595, 2);
  expect(y).toBeCloseTo((842 - 700 - 10) / 842, 1);
});

test('returns words inside a rotated page', async () => {
  const [page] = await pdfPages(await written('turned.pdf', 90));
  expect(page?.words).toHaveLength(stated.split(' ').length);
  expect(page!.words!.every(({ polygon }) => polygon.flat().every((share) => share >= 0 && share <= 1))).toBe(true);
});

test('ignores the OCR text layer of a scan', async () => {
  const [page] = await pdfPages(await written('scan.pdf', 0, await drawLetter({ lines: [stated] })));
  expect(page?.words).toBeUndefined();
});

test('opens a protected file only with its password', async () => {
  const [plain, locked] = [await written('plain.pdf'), join(folder, 'locked.pdf')];
  execFileSync('qpdf', ['--encrypt', 'MEER1990', 'owner-only', '256', '--', plain, locked]);
  await expect(pdfPages(locked)).rejects.toThrow();
  const [page] = await pdfPages(locked, 'MEER1990');
  expect(page?.words?.[0]?.text).toBe('Statement');
});
