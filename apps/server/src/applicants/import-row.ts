import { importColumns, NewApplicant, type ImportRow } from '@visawright/contract/applicant.ts';
import type { z } from 'zod';
import { normalPassport } from '../vault/passport.ts';

export interface Problem {
  readonly column: string;
  readonly message: string;
}
export type Judged = { readonly person: NewApplicant } | { readonly problems: Problem[] };

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

// Spreadsheets of India write the day first; anything else is told, never guessed. What is no day of the calendar the rules refuse.
function birthDate(text: string): string {
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  return day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

// A row by itself: blanks are absent, and the rules are those of one applicant added by hand.
export function judgeRow(row: z.infer<typeof ImportRow>): Judged {
  const said = Object.fromEntries(
    importColumns.map((column) => [column, row[column]?.trim() ?? '']).filter(([, text]) => text !== ''),
  ) as Partial<Record<(typeof importColumns)[number], string>>;
  const result = NewApplicant.safeParse({
    ...said,
    ...(said.birthDate ? { birthDate: birthDate(said.birthDate) } : {}),
    ...(said.passportNumber ? { passportNumber: normalPassport(said.passportNumber) } : {}),
  });
  if (result.success) return { person: result.data };
  return {
    problems: result.error.issues.map(({ path }) => {
      const column = String(path[0] ?? '');
      return { column, message: said[column as keyof typeof said] ? messages[column]! : 'is missing' };
    }),
  };
}

const messages: Record<string, string> = {
  firstName: 'is too long',
  lastName: 'is too long',
  email: 'is not an e-mail address',
  phone: 'is not a phone number',
  birthDate: 'is not a date as dd/MM/yyyy or yyyy-mm-dd',
  passportNumber: 'has 5 to 12 letters and digits',
};
