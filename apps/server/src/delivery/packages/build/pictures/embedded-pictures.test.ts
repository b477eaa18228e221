import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { buildItemFile } from '../files/build-item-file.ts';
import { noise } from '../testing/test-pictures.ts';

async function searchableScan(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const seed of [1, 2]) {
    const image = await pdf.embedJpg(await noise(1_200, 1_600, seed));
    const page = pdf.addPage([600, 800]);
    page.drawImage(image, { x: 0, y: 0, width: 600, height: 800 });
    page.drawText(`Closing balance of page ${seed}`, { x: 60, y: 700, size: 20, opacity: 0 });
  }
  return Buffer.from(await pdf.save());
}

const fileOf = async (maxKb: number) => {
  const original = await searchableScan();
  const document = {
    docId: 'scan',
    fileName: 'scan.pdf',
    sha256: 'f'.repeat(64),
    pages: [0, 1].map((n) => ({ original, n })),
  };
  const request = { n: 2, title: 'Bank statements', category: 'Proof of Funds' as const, documents: [document] };
  return buildItemFile(request, {
    input: { frozenAt: '2026-11-15T10:42:00.000Z', sources: {} },
    portal: { maxKb, formats: ['pdf'], basis: 'published' },
  });
};

// All pages as one stream of grey pixels; without an output name pdftoppm writes to stdout.
const pixelsOf = (pdf: Buffer) => execFileSync('pdftoppm', ['-r', '20', '-gray', '-'], { input: pdf });

const meanDifference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, pixel, at) => sum + Math.abs(pixel - other[at]!), 0) / one.length;

test('shrinks a photograph inside a PDF page and keeps its text', async () => {
  const [whole, small] = [await fileOf(4_096), await fileOf(2_304)];
  expect(whole.file.note).toBeNull();
  expect(small.file.note).toBe('Compressed to stay below 2.3 MB');
  expect(small.file.bytes).toBeLessThanOrEqual(2_304 * 1_024);
  for (const { bytes } of [whole, small])
    expect(execFileSync('pdftotext', ['-', '-'], { input: bytes }).toString()).toMatch(/page 1[^]+page 2/);
  const [before, after] = [pixelsOf(whole.bytes), pixelsOf(small.bytes)];
  expect(before.length).toBeGreaterThan(2 * 160 * 220);
  expect(after.length).toBe(before.length);
  expect(meanDifference(before, after)).toBeLessThan(6); // of 255 grey levels
});
