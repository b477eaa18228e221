import { importColumns, NewApplicant, type ImportRow } from '@visawright/contract/applications/applicant.ts';
import type { z } from 'zod';
import { normalizePassportNumber } from '../../../platform/crypto/passport-number.ts';

interface ImportProblem {
  readonly column: string;
  readonly message: string;
}
export type ValidatedRow = { readonly person: NewApplicant } | { readonly problems: ImportProblem[] };

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

// Indian spreadsheets write the day first. Any other format is passed on unchanged and rejected by the schema.
function birthDate(text: string): string {
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  return day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

// Spaces and hyphens are usual in a passport number; any other character makes it unreadable and is left for the schema to reject.
const passportNumber = (text: string) => (/^[\p{L}\d\s./-]+$/u.test(text) ? normalizePassportNumber(text) : text);

// Blank cells count as absent; the rules are the same as for an applicant added by hand.
export function validateImportRow(row: z.infer<typeof ImportRow>): ValidatedRow {
  const cells = Object.fromEntries(
    importColumns.map((column) => [column, row[column]?.trim() ?? '']).filter(([, text]) => text !== ''),
  ) as Partial<Record<(typeof importColumns)[number], string>>;
  const result = NewApplicant.safeParse({
    ...cells,
    ...(cells.birthDate ? { birthDate: birthDate(cells.birthDate) } : {}),
    ...(cells.passportNumber ? { passportNumber: passportNumber(cells.passportNumber) } : {}),
  });
  if (result.success) return { person: result.data };
  return {
    problems: result.error.issues.map(({ path }) => {
      const column = String(path[0] ?? '');
      return { column, message: cells[column as keyof typeof cells] ? messages[column]! : 'is missing' };
    }),
  };
}

const messages: Record<string, string> = {
  firstName: 'is too long',
  lastName: 'is too long',
  email: 'is not a valid email address',
  phone: 'is not a valid phone number',
  birthDate: 'is not a valid date (dd/mm/yyyy)',
  passportNumber: 'must have 5 to 12 letters and digits, at least one of them a digit',
};
