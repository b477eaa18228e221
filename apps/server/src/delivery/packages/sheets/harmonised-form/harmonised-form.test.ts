import { afterAll, expect, test } from 'vitest';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { openPrinter } from '../printing/printer.ts';
import { fontsOf, pagesOf, textOf } from '../testing/printed.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';
import { formPages } from './form-boxes.ts';
import { layOutForm } from './form-layout.ts';
import { harmonisedForm } from './harmonised-form.ts';
import { wordsOn } from './testing/words-on.ts';

const printer = openPrinter();
afterAll(() => printer.close());

async function filled(more: Record<string, AnswerValue> = {}, id: DestinationId = 'italy') {
  const input = await sheetTestInput(id);
  return harmonisedForm({ ...input, values: { ...input.values, isEuFamilyMember: 'No', ...more } }, printer.print);
}
const layout = layOutForm();
const textIn = (pdf: Buffer, field: string) => {
  const place = layout.texts.find(({ fields }) => fields.includes(field))!;
  return wordsOn(pdf, place)
    .map(({ text }) => text)
    .join(' ');
};

test('has boxes 1 to 33 in order, with the photo, signature and official-use places left empty', async () => {
  const numbers = [...new Set(formPages.flat().flatMap(({ columns }) => columns.flat().map(({ no }) => Number(no))))];
  expect(numbers).toEqual(Array.from({ length: 33 }, (_, n) => n + 1));
  const pages = pagesOf(await filled());
  expect(pages.slice(3)).toEqual([]);
  expect(pages[0]).toMatch(
    /Application for Schengen Visa[^]*PHOTO[^]*1\. Surname \(Family name\):[^]*FOR OFFICIAL USE ONLY/,
  );
  expect(pages[1]).toContain('33. Surname and first name of the person filling in the application form');
  expect(pages[2]).toMatch(/I declare that to the best of my knowledge[^]*Place and date:[^]*Signature/);
});

test('writes answers into their boxes and ticks the chosen options', async () => {
  const pdf = await filled({ costCoveredBy: 'Both', maritalStatus: 'Widowed', journeyPurposes: ['Tourism', 'Study'] });
  expect(textIn(pdf, 'surname')).toBe('DESHPANDE');
  expect(textIn(pdf, 'dateOfBirth')).toBe('17/04/1992');
  expect(textIn(pdf, 'homeAddress')).toBe(
    'Flat 12, Saraswati Apartments, 48 Prabhat Road, Erandwane, Pune 411004, Maharashtra, India, ananya.deshpande@example.in',
  );
  const ticked = layout.ticks.filter((tick) => wordsOn(pdf, tick).some(({ text }) => text === '×'));
  const of = (field: string) => ticked.filter((tick) => tick.field === field).map(({ label }) => label);
  expect(of('sex')).toEqual(['Female']);
  expect(of('maritalStatus')).toEqual(['Widow(er)']);
  expect(of('journeyPurposes')).toEqual(['Tourism', 'Study']);
  expect(of('costCoveredBy')).toHaveLength(2);
});

test('shapes Hindi and embeds its font', async () => {
  const pdf = await filled({
    employerName: 'हिन्दुस्तान एरोनॉटिक्स',
    employerAddress: 'पुणे',
    employerPhone: '+91 20 4000 1180',
  });
  expect(textOf(pdf)).toContain('हिन्दुस्तान एरोनॉटिक्स');
  const devanagari = fontsOf(pdf).filter(({ name }) => name.includes('Devanagari'));
  expect(devanagari.length).toBeGreaterThan(0);
  expect(devanagari.every(({ isEmbedded }) => isEmbedded)).toBe(true);
});

test('reduces a long answer, and moves a longer one to the annex with its box number, whole', async () => {
  const name = 'VENKATANARASIMHARAJUVARIPETA SRINIVASA LAKSHMI NARASIMHA';
  const address = 'Plot 1204, Tower B, Sri Venkateswara Nagar, Hyderabad 500032. '.repeat(20).trim();
  const pdf = await filled({ surname: name, employerAddress: address });
  expect(textIn(pdf, 'surname')).toBe(name);
  expect(textIn(pdf, 'employerAddress')).toBe('See annex, box 22');
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(4);
  expect(pages[3]).toMatch(/^ *22 +Employer/m);
  expect(pages[3]!.match(/Venkateswara/g)).toHaveLength(20);
});

test('gives the same bytes for the same answers, and other bytes for others', async () => {
  const one = await filled();
  expect((await filled()).equals(one)).toBe(true);
  expect((await filled({ surname: 'RAO' })).equals(one)).toBe(false);
});

test('a phone number stays on one line, and Switzerland’s form has no emblem', async () => {
  const pdf = await filled({
    employerAddress: 'Survey 118, Hinjawadi Phase 3 Road, Rajiv Gandhi Infotech Park, Maan, Pune',
  });
  expect(textOf(pdf).replaceAll('\u00a0', ' ')).toContain('+91 98220 41736');
  const [eu, swiss] = [await filled({}, 'germany'), await filled({}, 'swiz')];
  expect(swiss.length).toBeLessThan(eu.length);
});
