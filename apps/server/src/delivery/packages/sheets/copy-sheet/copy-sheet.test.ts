import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { afterAll, expect, test } from 'vitest';
import { copySheet } from './copy-sheet.ts';
import { askedFields } from '../form/sheet-sections.ts';
import { html } from '../markup.ts';
import { openPrinter } from '../printing/printer.ts';
import { pagesOf } from '../testing/printed.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';

const printer = openPrinter();
afterAll(() => printer.close());

test.each(destinationIds)('%s: lists every visible question in order and links the official form', async (id) => {
  const input = await sheetTestInput(id);
  const sheet = copySheet(input);
  expect(sheet).toContain('This is not the official form.');
  expect(sheet.replaceAll(/\s+/g, ' ')).toContain(
    `No official form that we can fill in is available for ${input.form.destination}`,
  );
  expect(sheet).toContain(`<a href="${input.form.portal.url}">`);
  let at = 0;
  for (const { label } of askedFields(input)) {
    const found = sheet.indexOf(html`class="label">${label}<`.text, at);
    expect(found, label).toBeGreaterThan(-1);
    at = found + 1;
  }
});

test('prints box numbers, formatted dates, ticked choices and lines for empty answers', async () => {
  const input = await sheetTestInput('italy');
  const { placeOfBirth: _, ...values } = input.values;
  const [first] = pagesOf(await printer.print(copySheet({ ...input, values })));
  expect(first).toMatch(/^ *4 +Date of birth +17\/04\/1992$/m);
  expect(first).toMatch(/^ *8 +Sex +Male +× *Female$/m);
  expect(first).toMatch(/^ *5 +Town \/ city of birth *$/m);
  expect(copySheet({ ...input, values }).split('class="line"')).toHaveLength(2);
});

test('tells to leave sections empty that do not apply', async () => {
  const sheet = copySheet(await sheetTestInput('italy'));
  expect(sheet).toContain('<b>Parental authority (box 10, minors)</b> Does not apply to this applicant');
  expect(sheet).not.toContain('Parent / guardian');
});

test('never leaves a heading at the bottom of a page and numbers the pages', async () => {
  const input = await sheetTestInput('uk');
  const pages = pagesOf(await printer.print(copySheet(input)));
  const titles = new Set(input.form.sections.map(({ title }) => title));
  expect(pages.length).toBeGreaterThan(4);
  for (const [n, page] of pages.entries()) {
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(lines.at(-1)).toContain(`Page ${n + 1} of ${pages.length}`);
    expect(titles.has(lines.at(-2)!.replace(/^No\. +/, ''))).toBe(false);
  }
});

test('continues sixty repeated items over several pages', async () => {
  const input = await sheetTestInput('uk');
  const trips = Array.from({ length: 60 }, (_, n) => ({
    country: 'Nepal',
    reason: `Journey no ${n + 1}.`,
    arrivalDate: '2019-04-02',
  }));
  const text = pagesOf(
    await printer.print(copySheet({ ...input, values: { ...input.values, otherCountryTrips: trips } })),
  ).join('\n');
  expect(trips.filter(({ reason }) => !text.includes(reason))).toEqual([]);
});
