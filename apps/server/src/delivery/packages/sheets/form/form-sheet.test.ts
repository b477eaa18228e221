import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { formSheet } from './form-sheet.ts';
import { openPrinter } from '../printing/printer.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';

const printer = openPrinter();
afterAll(() => printer.close());
afterEach(() => vi.unstubAllEnvs());

test('uses the copy sheet without an installed blank form', async () => {
  const made = await formSheet(await sheetTestInput('italy'), printer.print);
  expect(made).toMatchObject({ kind: 'copy', title: 'Copy sheet for Italy', blankSha256: null });
});

test('fills an installed blank of the same version only', async () => {
  vi.stubEnv('BLANKS_FOLDER', join(import.meta.dirname, '..', 'testing', 'blanks'));
  const input = await sheetTestInput('italy');
  expect(await formSheet(input, printer.print)).toMatchObject({ kind: 'filled', title: 'Specimen form' });
  expect(await formSheet({ ...input, formVersion: 2 }, printer.print)).toMatchObject({ kind: 'copy' });
});
