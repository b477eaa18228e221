import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { loadBlank } from '@visawright/forms/form/blanks.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../printing/printer.ts';
import { fontsOf, pagesOf, textOf } from '../testing/printed.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';
import { drawSpecimen } from '../testing/specimen/draw-specimen.ts';
import { fillBlank } from './fill-blank.ts';

const folder = join(import.meta.dirname, '..', 'testing', 'blanks');
const printer = openPrinter();
afterAll(() => printer.close());

async function filled(more: Record<string, string> = {}) {
  const input = await sheetTestInput('italy');
  const values = { ...input.values, isEuFamilyMember: 'No', ...more };
  return fillBlank({ ...input, values }, (await loadBlank('italy', 1, folder))!, printer.print);
}

test('the stored specimen equals what its script draws', async () => {
  const { pdf, map } = await drawSpecimen(await loadForm('italy'));
  const stored = (await loadBlank('italy', 1, folder))!;
  expect(stored.pdf.equals(pdf)).toBe(true);
  expect(stored.map).toEqual(map);
});

test('fills answers of any script into their boxes and leaves no editable field', async () => {
  const pdf = await filled({ employerName: 'हिन्दुस्तान एरोनॉटिक्स' });
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toMatch(/DESHPANDE[^]*1 +7 +0 +4 +1 +9 +9 +2[^]*Z +4 +8 +2 +1 +9 +0 +7/);
  expect(textOf(pdf)).toContain('हिन्दुस्तान एरोनॉटिक्स');
  expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
  expect(pdf.toString('latin1')).not.toContain('/AcroForm');
  expect(
    fontsOf(pdf)
      .filter(({ name }) => name.startsWith('Noto'))
      .every(({ isEmbedded }) => isEmbedded),
  ).toBe(true);
  expect(pages.every((page) => page.includes('SPECIMEN'))).toBe(true);
});

test('moves an answer that does not fit to the annex and refers to it', async () => {
  const long = 'We visit Rome, Florence and Venice by train and stay with friends. '.repeat(20).trim();
  const pages = pagesOf(await filled({ purposeDetails: long }));
  expect(pages).toHaveLength(5);
  expect(pages[1]).toContain('See annex');
  expect(pages[4]!.match(/Florence/g)).toHaveLength(20);
});

test('gives the same bytes for the same answers', async () => {
  const [one, two] = [await filled(), await filled()];
  expect(one.equals(two)).toBe(true);
  expect((await filled({ surname: 'RAO' })).equals(one)).toBe(false);
});
