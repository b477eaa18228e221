import { factNames, type FactName } from '../applicant-draft.ts';

// Usual column headings in English and Hindi; the first match wins and each field is used once.
const headings: Record<FactName, RegExp> = {
  passportNumber: /passport|पासपोर्ट/i,
  birthDate: /birth|dob|जन्म/i,
  email: /e-?mail|ई-?मेल|ईमेल/i,
  phone: /phone|mobile|contact|whats ?app|tel\b|फ़ोन|फोन|मोबाइल|संपर्क/i,
  lastName: /last|sur ?name|family|उपनाम|सरनेम|कुलनाम/i,
  firstName: /first|given|name|नाम/i,
};
const notNumbers = /expiry|issue|place|country|समाप्ति|जारी|स्थान/i; // passport expiry is not the number

export type ColumnMap = Readonly<Record<FactName, number | null>>;

export function guessColumns(heading: readonly string[]): ColumnMap {
  const taken = new Set<number>();
  const guessed = new Map<FactName, number>();
  for (const name of Object.keys(headings) as FactName[]) {
    const at = heading.findIndex(
      (text, i) => !taken.has(i) && headings[name].test(text) && !(name === 'passportNumber' && notNumbers.test(text)),
    );
    if (at < 0) continue;
    taken.add(at);
    guessed.set(name, at);
  }
  return Object.fromEntries(factNames.map((name) => [name, guessed.get(name) ?? null])) as ColumnMap;
}

const cellLimit = 200;

// Rows for the server; unmapped columns are left out.
export const mapRows = (rows: readonly (readonly string[])[], map: ColumnMap): Partial<Record<FactName, string>>[] =>
  rows.map((row) =>
    Object.fromEntries(
      factNames.flatMap((name) => {
        const at = map[name];
        const text = at === null ? '' : (row[at] ?? '').trim().slice(0, cellLimit);
        return text === '' ? [] : [[name, text] as const];
      }),
    ),
  );
