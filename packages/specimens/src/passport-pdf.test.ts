import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { passportPdf } from './passport-pdf.ts';
import { letterPdf } from './text-pdf.ts';

const textOf = (bytes: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });

test('prints both MRZ lines and the file number in a text layer', async () => {
  const { bytes, truth } = await passportPdf({ seed: 5, layout: 'banyan', text: true });
  const text = textOf(bytes);
  for (const part of [...truth.mrz!, truth.values.fileNumber!, truth.values.fatherName!]) expect(text).toContain(part);
  expect(truth.pages).toHaveLength(2);
});

test('has no text in a scanned passport', async () => {
  const { bytes } = await passportPdf({ seed: 5, layout: 'monsoon', text: false, condition: 'skew' });
  expect(textOf(bytes).trim()).toBe('');
});

test('writes different letters with name and employer', async () => {
  const [one, two] = [await letterPdf(1), await letterPdf(2)];
  expect(one.bytes.equals(two.bytes)).toBe(false);
  expect(one.bytes.equals((await letterPdf(1)).bytes)).toBe(true);
  expect(textOf(one.bytes)).toContain(one.values.name);
  expect(textOf(one.bytes)).toContain(one.values.employer);
});
