import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationRows } from '@visawright/forms/destinations/destination-rows.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { afterAll, expect, test } from 'vitest';
import { formSheet } from './form-sheet.ts';
import { specimenBlank } from '../../blanks/testing/specimen-blank.ts';
import { openPrinter } from '../printing/printer.ts';
import { sheetTestInput } from '../testing/sheet-test-input.ts';

const printer = openPrinter();
afterAll(() => printer.close());

test('uses the copy sheet where no official form is available', async () => {
  const made = await formSheet(await sheetTestInput('japan'), printer.print);
  expect(made).toMatchObject({ kind: 'copy', title: 'Copy sheet for Japan' });
});

const schengen = destinationIds.filter((id) => isSchengen(destinationRows[id].alpha3));

test.each(schengen)('%s: fills the harmonised Schengen form', async (id) => {
  const made = await formSheet(await sheetTestInput(id), printer.print);
  expect(made).toMatchObject({
    kind: 'schengen',
    title: 'Schengen visa application form, filled in',
  });
});

test('nine destinations use the harmonised form', () => expect(schengen).toHaveLength(9));

test('a published official form comes before the copy sheet and the harmonised form', async () => {
  for (const id of ['japan', 'italy'] as const) {
    const input = await sheetTestInput(id);
    const { blank } = await specimenBlank(input.form, true);
    const made = await formSheet({ ...input, blank }, printer.print);
    expect(made).toMatchObject({ kind: 'official', title: blank.title });
  }
});
