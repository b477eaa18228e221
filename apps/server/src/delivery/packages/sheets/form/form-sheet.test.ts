import { join } from 'node:path';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationRows } from '@visawright/forms/destinations/destination-rows.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { formSheet } from './form-sheet.ts';
import { openPrinter } from '../printing/printer.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';

const printer = openPrinter();
afterAll(() => printer.close());
afterEach(() => vi.unstubAllEnvs());

test('uses the copy sheet where no official form is available', async () => {
  const made = await formSheet(await sheetTestInput('japan'), printer.print);
  expect(made).toMatchObject({ kind: 'copy', title: 'Copy sheet for Japan', blankSha256: null });
});

const schengen = destinationIds.filter((id) => isSchengen(destinationRows[id].alpha3));

test.each(schengen)('%s: fills the harmonised Schengen form', async (id) => {
  const made = await formSheet(await sheetTestInput(id), printer.print);
  expect(made).toMatchObject({
    kind: 'schengen',
    title: 'Schengen visa application form, filled in',
    blankSha256: null,
  });
});

test('nine destinations use the harmonised form', () => expect(schengen).toHaveLength(9));

test('fills an installed blank of the same version only', async () => {
  vi.stubEnv('BLANKS_FOLDER', join(import.meta.dirname, '..', 'testing', 'blanks'));
  const input = await sheetTestInput('italy');
  expect(await formSheet(input, printer.print)).toMatchObject({ kind: 'official', title: 'Specimen form' });
  expect(await formSheet({ ...input, formVersion: 2 }, printer.print)).toMatchObject({
    title: 'Schengen visa application form, filled in',
  });
});
