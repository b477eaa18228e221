import { afterAll, expect, test } from 'vitest';
import { indexSheet } from './index-sheet.ts';
import { openPrinter } from '../printing/printer.ts';
import { pagesOf } from '../testing/printed.ts';
import { filesOf, sheetTestInput } from '../testing/sheet-test-input.ts';

const printer = openPrinter();
afterAll(() => printer.close());
const packageId = '3f2a91c0'.repeat(8);

test('names the traveller, destination, dates, every file and the verify address', async () => {
  const input = await sheetTestInput('italy');
  const files = filesOf(input);
  const pages = pagesOf(await printer.print(indexSheet(input, files, packageId)));
  expect(pages).toHaveLength(1);
  const output = ['Sunrise Travels', 'Italy', 'Ananya Deshpande', 'ITA-4K7Q-92PD', '9 March to 20 March 2027'];
  const more = ['Schengen Short Stay Visa (Tourism)', '15 November 2026', 'https://visa.example/verify', 'Page 1 of 1'];
  for (const text of [...output, ...more, '3f2a', '91c0']) expect(pages[0]).toContain(text);
  let at = 0;
  for (const { name } of files) {
    expect(pages[0]!.indexOf(name), name).toBeGreaterThan(at);
    at = pages[0]!.indexOf(name);
  }
});

test('escapes a name that looks like markup', async () => {
  const input = { ...(await sheetTestInput('japan')), applicant: { firstName: '<i>Ana', lastName: 'Rao & Sons</i>' } };
  expect(indexSheet(input, filesOf(input), packageId)).toContain('<h1>&lt;i&gt;Ana Rao &amp; Sons&lt;/i&gt;</h1>');
});

test('links the verify page with package id and realm', async () => {
  const input = await sheetTestInput('japan');
  const link = `https://visa.example/verify#id=${packageId}&amp;realm=sunrise`;
  expect(indexSheet(input, filesOf(input), packageId)).toContain(`href="${link}"`);
});

const finding = {
  severity: 'warning' as const,
  title: 'No flight back',
  text: 'The reservation has no return flight.',
  reason: null,
};

test('lists what is still open on a page of its own that is not submitted', async () => {
  const findings = [finding, { ...finding, title: '11 nights without a bed', reason: 'मैं मित्र के घर रुकूँगी' }];
  const input = { ...(await sheetTestInput('italy')), findings };
  const pages = pagesOf(await printer.print(indexSheet(input, filesOf(input), packageId)));
  expect(pages).toHaveLength(2);
  expect(pages[0]).not.toContain('still open');
  for (const text of ['2 things are still open', 'No flight back', '11 nights without a bed', 'do not submit it'])
    expect(pages[1]).toContain(text);
  expect(pages[1]).toContain('मित्र');
});

test('lists what to do before boarding on a page of its own, with the first day', async () => {
  const input = await sheetTestInput('italy');
  const advice = [
    { id: 'card', topic: 'boarding', title: 'Arrival card', text: 'Fill it in online.', opensDaysBefore: 3 },
    { id: 'levy', topic: 'boarding', title: 'Levy for children', text: 'Pay it.', ages: { under: 12 } },
    { id: 'fingers', topic: 'biometrics', title: 'Fingerprints', text: 'Taken at the centre.' },
  ] as const;
  const form = { ...input.form, advice: [...advice], provenance: {} };
  const pages = pagesOf(await printer.print(indexSheet({ ...input, form }, filesOf(input), packageId)));
  expect(pages).toHaveLength(2);
  for (const text of ['Before you board', 'Arrival card', 'From 6 March 2027', 'please ask the visa'])
    expect(pages[1]).toContain(text);
  expect(pages.join(' ')).not.toMatch(/Levy for children|Fingerprints/);
});

test('counts documents and days as the Submit screen does', async () => {
  const input = await sheetTestInput('italy');
  const files = filesOf(input);
  const documents = files.filter(({ category }) => category !== null).length;
  const [page] = pagesOf(await printer.print(indexSheet(input, files, packageId, 'schengen')));
  expect(page).toContain(`filled Schengen form, ${documents} documents`);
  expect(page).toContain('(11 days)');
  expect(indexSheet(input, files.slice(0, 2), packageId, 'copy')).toContain('copy sheet, 1 document,');
});
