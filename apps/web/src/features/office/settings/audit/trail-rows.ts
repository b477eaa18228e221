import type { TrailEntry } from '@visawright/contract/platform/trail.ts';
import type { TableCell } from '../../../../lib/files/table-cell.ts';
import type { TrailTranslate } from '../../../../translations/trail/trail-texts.ts';
import { describeEntry, fieldText, nameOfPerson } from './describe-entry.ts';

const columns = [
  'entry',
  'time',
  'who',
  'role',
  'company',
  'what',
  'action',
  'purpose',
  'fields',
  'traveller',
  'reference',
] as const;

type Column = (typeof columns)[number];

function cellsOf(entry: TrailEntry, t: TrailTranslate): Record<Column, TableCell> {
  const { verb, thing } = describeEntry(entry, t);
  return {
    entry: entry.entryNumber,
    time: entry.at,
    who: nameOfPerson(entry, t),
    role: entry.role,
    company: entry.companyName,
    what: `${verb} ${thing}`,
    action: entry.action,
    purpose: t.find(`purposes.${entry.purpose}`) ?? entry.purpose,
    fields: entry.fields.map((field) => fieldText(field, t)).join(', '),
    traveller: entry.applicantName,
    reference: entry.reference,
  };
}

export const trailRows = (entries: readonly TrailEntry[], t: TrailTranslate): TableCell[][] => [
  columns.map((column) => t(`export.columns.${column}`)),
  ...entries.map((entry) => {
    const cells = cellsOf(entry, t);
    return columns.map((column) => cells[column]);
  }),
];
