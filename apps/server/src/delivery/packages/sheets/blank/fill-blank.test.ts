import { PDFDocument } from '@cantoo/pdf-lib';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specimenBlank, type SpecimenBlank } from '../../blanks/testing/specimen-blank.ts';
import { openPrinter } from '../printing/printer.ts';
import { wordsOn } from '../harmonised-form/testing/words-on.ts';
import { fontsOf, pagesOf, textOf } from '../testing/printed.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';
import { fillBlank } from './fill-blank.ts';

const printer = openPrinter();
const specimens: SpecimenBlank[] = [];
beforeAll(async () => {
  const form = await loadForm('japan');
  for (const isFlat of [false, true]) specimens.push(await specimenBlank(form, isFlat));
});
afterAll(() => printer.close());

async function filled(n: number, more: Record<string, string> = {}) {
  const input = await sheetTestInput('japan');
  return fillBlank({ ...input, values: { ...input.values, ...more } }, specimens[n]!.blank, printer.print);
}
const textIn = (pdf: Buffer, n: number, question: string) =>
  specimens[n]!.marks.filter((mark) => mark.question === question).map(({ area }) =>
    wordsOn(pdf, area)
      .map(({ text }) => text)
      .join(' '),
  );

const kinds = [
  ['a form with fields', 0],
  ['a flat form', 1],
] as const;

test.each(kinds)('%s: fills answers of any script into their boxes and leaves no editable field', async (_, n) => {
  const pdf = await filled(n, { employerName: 'हिन्दुस्तान एरोनॉटिक्स' });
  expect(textIn(pdf, n, 'surname')).toEqual(['DESHPANDE']);
  expect(textIn(pdf, n, 'dateOfBirth')).toEqual(['1 7', '0 4', '1 9 9 2']);
  expect(textIn(pdf, n, 'passportNumber').join('').replaceAll(' ', '')).toBe('Z4821907');
  expect(textIn(pdf, n, 'employerName')).toEqual(['हिन्दुस्तान एरोनॉटिक्स']);
  expect(textIn(pdf, n, 'sex')).toEqual(['', '×']);
  expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
  expect(fontsOf(pdf).some(({ name }) => name.startsWith('NotoSansDevanagari'))).toBe(true);
  expect(fontsOf(pdf).every(({ name, isEmbedded }) => isEmbedded || !name.startsWith('Noto'))).toBe(true);
  expect(pagesOf(pdf).every((page) => page.includes('SPECIMEN'))).toBe(true);
});

test('writes a long answer smaller, and moves one that does not fit at the smallest size to the annex', async () => {
  const long = 'We visit Kyoto, Nara and Osaka by train and stay with friends. '.repeat(20).trim();
  const name = 'VENKATANARASIMHARAJUVARIPETA LAKSHMI SAI SRI PADMAVATHI';
  const pdf = await filled(0, { surname: name, employerAddress: long });
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(4);
  expect(textIn(pdf, 0, 'surname')).toEqual([name]);
  expect(textIn(pdf, 0, 'employerAddress')).toEqual(['See annex']);
  expect(pages[3]!.match(/Osaka/g)).toHaveLength(20);
});

test('questions that the form does not ask are not on it, and not on the annex', async () => {
  const { blank } = specimens[0]!;
  const input = await sheetTestInput('japan');
  const matches = blank.matches.filter(({ use }) => use.as !== 'answer' || use.questions[0] !== 'surname');
  const pdf = await fillBlank(input, { ...blank, matches }, printer.print);
  expect(textOf(pdf)).not.toContain('DESHPANDE');
});

test('gives the same bytes for the same answers', async () => {
  const [one, two] = [await filled(0), await filled(0)];
  expect(one.equals(two)).toBe(true);
  expect((await filled(0, { surname: 'RAO' })).equals(one)).toBe(false);
});
