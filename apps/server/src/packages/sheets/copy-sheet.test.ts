import { destinationIds } from '@visawright/forms/destinations.ts';
import { afterAll, expect, test } from 'vitest';
import { copySheet } from './copy-sheet.ts';
import { askedFields } from './form-rows.ts';
import { html } from './markup.ts';
import { openPrinter } from './print.ts';
import { pagesOf } from './testing/printed.ts';
import { sheetCase } from './testing/sheet-case.ts';

const printer = openPrinter();
afterAll(() => printer.close());

test.each(destinationIds)(
  '%s: every question that is asked, in its own order, and where the official form is',
  async (id) => {
    const input = await sheetCase(id);
    const sheet = copySheet(input);
    expect(sheet).toContain('This is not the official form.');
    expect(sheet).toContain(`<a href="${input.form.portal.url}">`);
    let at = 0;
    for (const { label } of askedFields(input)) {
      const found = sheet.indexOf(html`class="label">${label}<`.text, at);
      expect(found, label).toBeGreaterThan(-1);
      at = found + 1;
    }
  },
);

test('a box has its number, a date its form, a choice its ticks, an empty answer its line', async () => {
  const input = await sheetCase('italy');
  const { placeOfBirth: _, ...values } = input.values;
  const [first] = pagesOf(await printer.print(copySheet({ ...input, values })));
  expect(first).toMatch(/^ *4 +Date of birth +17\/04\/1992$/m);
  expect(first).toMatch(/^ *8 +Sex +Male +× *Female$/m);
  expect(first).toMatch(/^ *5 +Town \/ city of birth *$/m);
  expect(copySheet({ ...input, values }).split('class="line"')).toHaveLength(2);
});

test('what nobody asks of this person is told to stay empty', async () => {
  const sheet = copySheet(await sheetCase('italy'));
  expect(sheet).toContain('<b>Parental authority (box 10, minors)</b> Not asked of this person');
  expect(sheet).not.toContain('Parent / guardian');
});

test('the longest form leaves no heading at the foot of a page, and counts its pages', async () => {
  const input = await sheetCase('uk');
  const pages = pagesOf(await printer.print(copySheet(input)));
  const titles = new Set(input.form.sections.map(({ title }) => title));
  expect(pages.length).toBeGreaterThan(4);
  for (const [n, page] of pages.entries()) {
    const lines = page.split('\n').map((line) => line.trim()).filter(Boolean); // prettier-ignore
    expect(lines.at(-1)).toContain(`Page ${n + 1} of ${pages.length}`);
    expect(titles.has(lines.at(-2)!.replace(/^No\. +/, ''))).toBe(false);
  }
});

test('sixty journeys go on over the pages, none lost', async () => {
  const input = await sheetCase('uk');
  const trips = Array.from({ length: 60 }, (_, n) => ({ country: 'Nepal', reason: `Journey no ${n + 1}.`, arrivalDate: '2019-04-02' })); // prettier-ignore
  const text = pagesOf(await printer.print(copySheet({ ...input, values: { ...input.values, otherCountryTrips: trips } }))).join('\n'); // prettier-ignore
  expect(trips.filter(({ reason }) => !text.includes(reason))).toEqual([]);
});
