import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { formSheet } from './form-sheet.ts';
import { openPrinter } from './print.ts';
import { sheetCase } from './testing/sheet-case.ts';

const printer = openPrinter();
afterAll(() => printer.close());
afterEach(() => vi.unstubAllEnvs());

test('without an installed blank the form is our copy sheet', async () => {
  const made = await formSheet(await sheetCase('italy'), printer.print);
  expect(made).toMatchObject({ kind: 'copy', title: 'Copy sheet for Italy', blankSha256: null });
});

test('an installed blank of this version is filled; another version is copied', async () => {
  vi.stubEnv('BLANKS_FOLDER', join(import.meta.dirname, 'testing', 'blanks'));
  const input = await sheetCase('italy');
  expect(await formSheet(input, printer.print)).toMatchObject({ kind: 'filled', title: 'Specimen form' });
  expect(await formSheet({ ...input, formVersion: 2 }, printer.print)).toMatchObject({ kind: 'copy' });
});
