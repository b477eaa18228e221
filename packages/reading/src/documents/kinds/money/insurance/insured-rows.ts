import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { Candidate, FieldReadings, ReadValue } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { cellValue, readTable, type ReadTableRow } from '../../../rules/read-table.ts';

const columns = {
  serial: ['S No', 'Sr No', 'Sl No', 'No'],
  insuredName: [
    'Name of [the] (Insured|Insured Person|Traveller|Traveler|Member|Person|Insured Member)',
    '[Insured|Traveller|Member|Insured Person] Name',
    "Insured's Name",
    "Traveller's Name",
    'Insured',
    'Insured Person',
    'Traveller',
    'Traveler',
    'Name',
    'Person insured',
    'Insured Member',
  ],
  insuredDateOfBirth: ['(Date|Dt) of Birth', 'DOB', 'D.O.B', 'Birth Date', 'Born [on]'],
  insuredPassportNumber: ['Passport (No|Number)', 'Passport'],
  relation: [
    'Relation',
    'Relationship',
    'Relationship with Proposer',
    'Relation with Proposer',
    'Relation to Proposer',
  ],
  sex: ['Gender', 'Sex'],
  age: ['Age', 'Age (yrs)'],
  nominee: ['Nominee', 'Nominee Name', 'Name of Nominee'],
  sum: ['Sum Insured', 'Plan', 'Premium'],
  illness: ['Pre-existing (Disease|Illness|Condition)', 'PED'],
};
const shown = { insuredName: 'name', insuredDateOfBirth: 'date', insuredPassportNumber: 'code' } as const;

// The row number before the name, or a dash for an empty cell.
const unnumbered = (raw: string) => normaliseName(raw.replace(/^\W*\d+\W*\s+/, ''));

export type InsuredRows = NonNullable<FieldReadings['tables']>[string];

// Rows with a name and personal data.
export function insuredRows({ lines }: OpenDocument): { rows: InsuredRows; first: Record<string, Candidate[]> } {
  const found = readTable(lines, columns, { least: 2, key: ['insuredName'] });
  const read = found.flatMap((row): { row: ReadTableRow; values: Record<string, ReadValue> }[] => {
    const values: Record<string, ReadValue> = {};
    for (const [id, as] of Object.entries(shown)) {
      const cell = row.cells[id];
      const value = cell && (id === 'insuredName' ? cellValue(cell, as, unnumbered) : cellValue(cell, as));
      if (value && (id !== 'insuredPassportNumber' || /^[A-Z]{1,2}\d{6,7}$/.test(value.value))) values[id] = value;
    }
    const isPerson = values.insuredName && (values.insuredDateOfBirth || values.insuredPassportNumber);
    return isPerson ? [{ row, values }] : [];
  });
  const first: Record<string, Candidate[]> = {};
  for (const [id, { value, raw, page }] of Object.entries(read[0]?.values ?? {})) {
    const { words } = read[0]!.row.cells[id]!;
    first[id] = [{ value, raw, words, page, by: 'table', strength: 0.9 }];
  }
  return { rows: read.map(({ values }) => values), first };
}
