const months = [
  'jan january janv janvier januar enero gennaio जनवरी',
  'feb february fevr fevrier februar febrero febbraio फरवरी',
  'mar march mars maerz marz marzo मार्च',
  'apr april avr avril abril aprile अप्रैल',
  'may mai mayo maggio मई',
  'jun june juin juni junio giugno जून',
  'jul july juil juillet juli julio luglio जुलाई',
  'aug august aout agosto अगस्त',
  'sep sept september septembre septiembre settembre सितंबर सितम्बर',
  'oct october oktober octobre octubre ottobre अक्टूबर अक्तूबर',
  'nov november novembre noviembre नवंबर नवम्बर',
  'dec december dez dezember decembre diciembre dicembre दिसंबर दिसम्बर',
].map((names) => new Set(names.split(' ')));

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

export function monthNamed(name: string): number {
  const wanted = plain(name).replaceAll('.', '');
  return months.findIndex((names) => names.has(wanted)) + 1;
}

// Two-digit years: births and issues are in the past, flights and expiries at most a few years ahead.
const century = (year: string) => (year.length === 4 ? Number(year) : Number(year) + (Number(year) < 45 ? 2000 : 1900));

function iso(year: string, month: number, day: string): string | undefined {
  const [y, d] = [century(year), Number(day)];
  const date = new Date(Date.UTC(y, month - 1, d));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === d && y >= 1900 && y <= 2100;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const digit = (text: string) => text.replaceAll(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966));

// Characters that OCR confuses: 090CT2024, O9 NOV 2024.
const repaired = (text: string) =>
  text
    .replaceAll(/0(?=CT)/gi, 'O')
    .replaceAll(/(?<=N)0(?=V)/gi, 'O')
    .replaceAll(/(?<=JU)1/gi, 'L')
    .replaceAll(/5(?=EP)/gi, 'S')
    .replaceAll(/(?<![A-Za-z])[oO](?=\d)|(?<=\d)[oO](?=[\d/.-])/g, '0')
    .replaceAll(/(?<![A-Za-z])[lI](?=\d?[/.-]\d)|(?<=\d)[lI](?=[\d/.-])/g, '1');
const name = String.raw`(\p{L}[\p{L}\p{M}]{2,10})\.?`;
const gap = String.raw`[\s\-./,']*`;

type Style = readonly [RegExp, (parts: readonly string[]) => string | undefined];
const styles: readonly Style[] = [
  [
    /(?<!\d|\d[-./]\s?)(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})(?!\d|\s?[-./]\s?\d)/gu,
    ([y, m, d]) => iso(y!, Number(m), d!),
  ],
  // Day first; month first only if no other reading is possible.
  [
    /(?<!\d)(\d{1,2})\s?[-./ ]\s?(\d{1,2})\s?[-./ ]\s?(\d{4}|\d{2})(?!\d)/gu,
    ([d, m, y]) => iso(y!, Number(m), d!) ?? iso(y!, Number(d), m!),
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})\s*(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of)?${gap}${name}(?:\s?/\s?\p{L}{3,10}\.?)?${gap}(\d{4}|\d{2})(?!\d)`,
      'giu',
    ),
    ([d, m, y]) => iso(y!, monthNamed(m!), d!),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${name}${gap}(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4})(?!\d)`, 'giu'),
    ([m, d, y]) => iso(y!, monthNamed(m!), d!),
  ],
  [/(?<!\d)(\d{2})(\d{2})(\d{4})(?!\d)/gu, ([d, m, y]) => iso(y!, Number(m), d!)],
];

export interface FoundDate {
  readonly value: string;
  readonly raw: string;
  readonly from: number;
  readonly to: number;
}

// Every date in a text, in its order.
export function datesIn(given: string): FoundDate[] {
  const text = repaired(digit(given));
  const found: FoundDate[] = [];
  for (const [pattern, read] of styles)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const value = read(match.slice(1));
      if (value && !found.some((each) => from < each.to && each.from < to))
        found.push({ value, raw: given.slice(from, to), from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

export const normaliseDate = (raw: string): string | undefined => datesIn(raw)[0]?.value;
