import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composePdf } from './compose-pdf.ts';

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d4b' } })
    .jpeg()
    .toBuffer();

async function letter(...lines: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const line of lines) pdf.addPage([400, 300]).drawText(line, { x: 20, y: 150, size: 18 });
  return Buffer.from(await pdf.save());
}

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf })
    .toString()
    .split('\f')
    .map((page) => page.trim());

test('combines pictures and original pages in the given order and keeps text as text', async () => {
  const file = await letter('First of the letter', 'Second of the letter');
  const made = await composePdf([
    { original: file, n: 1 },
    { picture: await jpeg(300, 200) },
    { original: file, n: 0 },
  ]);
  expect(textOf(made)).toEqual(['Second of the letter', '', 'First of the letter', '']);
});

test("fits a picture on an A4 page in the picture's orientation", async () => {
  const made = await PDFDocument.load(
    await composePdf([{ picture: await jpeg(300, 200) }, { picture: await jpeg(200, 300) }]),
  );
  const [wide, tall] = made.getPages().map((page) => page.getSize());
  expect(wide!.width).toBeGreaterThan(wide!.height);
  expect(tall!.height).toBeCloseTo(841.89, 1);
});

test('produces the same bytes for the same pages', async () => {
  const pages = [{ picture: await jpeg(120, 160) }, { original: await letter('A'), n: 0 }];
  expect((await composePdf(pages)).equals(await composePdf(pages))).toBe(true);
});
