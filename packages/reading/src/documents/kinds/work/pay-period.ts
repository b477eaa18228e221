import { monthNamed } from '../../normalise/normalise-date.ts';

// A month of a year, however printed: September 2026, Sep-26, 09/2026, 01.09.2026 to 30.09.2026.
export function payPeriod(raw: string): string | undefined {
  const text = raw.replaceAll('\n', ' ');
  for (const [, name, year] of text.matchAll(/(?<![\p{L}])(\p{L}{3,9})\.?[\s,'’/_-]{0,4}(20\d{2}|\d{2})(?!\d)/gu)) {
    const month = monthNamed(name!);
    if (month > 0) return `${year!.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`;
  }
  for (const [, year, name] of text.matchAll(/(?<!\d)(20\d{2})[\s,'’/_-]{1,3}(\p{L}{3,9})(?!\p{L})/gu)) {
    const month = monthNamed(name!);
    if (month > 0) return `${year}-${String(month).padStart(2, '0')}`;
  }
  const day = /(?<!\d)\d{1,2}[-./](\d{1,2})[-./](20\d{2})(?!\d)/.exec(text);
  const number = day ?? /(?<!\d)(0?[1-9]|1[0-2])\s?[-/.]\s?(20\d{2})(?!\d)/.exec(text);
  if (number && Number(number[1]) <= 12) return `${number[2]}-${number[1]!.padStart(2, '0')}`;
  const iso = /(?<!\d)(20\d{2})-(0[1-9]|1[0-2])(?!\d)/.exec(text);
  return iso ? `${iso[1]}-${iso[2]}` : undefined;
}
