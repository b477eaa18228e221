const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (number: number) => String(number).padStart(2, '0');

// Dates as printed in India: 09/03/2026, 9 March 2026, March 9, 2026, 2026-03-09.
export function findPrintedDates(text: string): string[] {
  const named = text.toLowerCase().replaceAll(/\b([a-z]{3})[a-z]*\b/g, (word, start: string) => {
    const month = months.indexOf(start) + 1;
    return month > 0 ? ` m${two(month)} ` : word;
  });
  const found: string[] = [];
  const add = (year: string, month: string, day: string) =>
    found.push(`${year}-${two(Number(month))}-${two(Number(day))}`);
  for (const [, day, month, year] of named.matchAll(/\b(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})\b/g))
    add(year!, month!, day!);
  for (const [, year, month, day] of named.matchAll(/\b(\d{4})[./ -](\d{1,2})[./ -](\d{1,2})\b/g))
    add(year!, month!, day!);
  for (const [, day, month, year] of named.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?[ ./,-]*m(\d{2})[ ./,-]*(\d{4})\b/g))
    add(year!, month!, day!);
  for (const [, month, day, year] of named.matchAll(/m(\d{2})[ ./-]*(\d{1,2})(?:st|nd|rd|th)?[ ./,-]+(\d{4})\b/g))
    add(year!, month!, day!);
  return found;
}
