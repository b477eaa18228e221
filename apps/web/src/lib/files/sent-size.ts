import { localeOf } from '../dates/dates.ts';

interface SentSize {
  readonly sent: string;
  readonly size: string;
  readonly unit: 'KB' | 'MB';
}

const smallBytes = 100_000; // less would be 0.0 MB

// Both numbers in the unit that suits the whole file.
export function sentSize(sent: number, size: number, language: string): SentSize {
  const isSmall = size < smallBytes;
  const digits = isSmall ? 0 : 1;
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const inUnit = (bytes: number) => format.format(isSmall ? Math.ceil(bytes / 1e3) : bytes / 1e6);
  return { sent: inUnit(sent), size: inUnit(size), unit: isSmall ? 'KB' : 'MB' };
}
