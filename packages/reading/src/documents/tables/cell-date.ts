const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1990 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const full = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

const styles: readonly (readonly [RegExp, (parts: string[], year?: number) => string | undefined])[] = [
  [/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/, ([, y, m, d]) => iso(Number(y), Number(m), Number(d))],
  [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})(?!\d)/, ([, d, m, y]) => iso(full(y!), Number(m), Number(d))],
  [
    /^(\d{1,2})[-./ ]*([a-z]{3})[a-z]*[-./, ]*(\d{4}|\d{2})(?!\d)/,
    ([, d, m, y]) => iso(full(y!), names.indexOf(m!) + 1, Number(d)),
  ],
  [
    /^([a-z]{3})[a-z]*[-./ ]*(\d{1,2})[-./, ]+(\d{4}|\d{2})(?!\d)/,
    ([, m, d, y]) => iso(full(y!), names.indexOf(m!) + 1, Number(d)),
  ],
  // No year: the year of the statement.
  [
    /^(\d{1,2})[-./ ]*([a-z]{3})[a-z]*$/,
    ([, d, m], year) => (year ? iso(year, names.indexOf(m!) + 1, Number(d)) : undefined),
  ],
  [
    /^([a-z]{3})[a-z]*[-./ ]*(\d{1,2})$/,
    ([, m, d], year) => (year ? iso(year, names.indexOf(m!) + 1, Number(d)) : undefined),
  ],
  [/^(\d{1,2})[-/](\d{1,2})$/, ([, d, m], year) => (year ? iso(year, Number(m), Number(d)) : undefined)],
];

// The date at the start of a date cell. Day before month, as printed by Indian banks.
export function cellDate(text: string, year?: number): string | undefined {
  const cell = text
    .toLowerCase()
    .replaceAll(/\s*([-./])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const [pattern, make] of styles) {
    const found = pattern.exec(cell);
    const date = found ? make([...found], year) : undefined;
    if (date) return date;
  }
  return undefined;
}

// A cell that begins like a date and may continue on the next line.
export const startsDate = (text: string): boolean =>
  /^\d{1,2}\s*[-./ ]\s*(\d{1,2}|[a-z]{3})\b|^\d{1,2}[a-z]{3}\b|^\d{1,2}[a-z]{3}\d{2}|^\d{4}-\d{1,2}|^[a-z]{3} \d{1,2}\b/i.test(
    text.trim(),
  );
