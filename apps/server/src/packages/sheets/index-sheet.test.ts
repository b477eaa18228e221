import { afterAll, expect, test } from 'vitest';
import { indexSheet } from './index-sheet.ts';
import { openPrinter } from './print.ts';
import { pagesOf } from './testing/printed.ts';
import { filesOf, sheetCase } from './testing/sheet-case.ts';

const printer = openPrinter();
afterAll(() => printer.close());
const packageId = '3f2a91c0'.repeat(8);

test('the cover names who, where, when, every file and where to check it', async () => {
  const input = await sheetCase('italy');
  const files = filesOf(input);
  const pages = pagesOf(await printer.print(indexSheet(input, files, packageId)));
  expect(pages).toHaveLength(1);
  const said = ['Sunrise Travels', 'Italy', 'Ananya Deshpande', 'ITA-4K7Q-92PD', '9 March to 20 March 2027'];
  const more = ['Schengen Short Stay Visa (Tourism)', '15 November 2026', 'https://visa.example/verify', 'Page 1 of 1'];
  for (const text of [...said, ...more, '3f2a', '91c0']) expect(pages[0]).toContain(text);
  let at = 0;
  for (const { name } of files) {
    expect(pages[0]!.indexOf(name), name).toBeGreaterThan(at);
    at = pages[0]!.indexOf(name);
  }
});

test('a name that looks like markup is a name', async () => {
  const input = { ...(await sheetCase('japan')), applicant: { firstName: '<i>Ana', lastName: 'Rao & Sons</i>' } };
  expect(indexSheet(input, filesOf(input), packageId)).toContain('<h1>&lt;i&gt;Ana Rao &amp; Sons&lt;/i&gt;</h1>');
});

test('the address leads to the page with this package and realm', async () => {
  const input = await sheetCase('japan');
  const link = `https://visa.example/verify#id=${packageId}&amp;realm=sunrise`;
  expect(indexSheet(input, filesOf(input), packageId)).toContain(`href="${link}"`);
});
