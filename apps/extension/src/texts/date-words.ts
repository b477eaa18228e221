import type { PackField } from '@visawright/contract/extension/pack.ts';

type Order = 'DMY' | 'MDY' | 'YMD';

const orderOf = (format: string): Order | null => {
  const letters = [...format.replaceAll(/[^DMY]/g, '')].filter((letter, i, all) => all.indexOf(letter) === i).join('');
  return letters === 'DMY' || letters === 'MDY' || letters === 'YMD' ? letters : null;
};

// A date of digits as the page writes it, in words: "3 December 2026". They help where 12/03 can be misread. null: not such a date.
export function dateWords(
  text: string,
  format: NonNullable<PackField['format']>['date'],
  language: string,
): string | null {
  const order = orderOf(format ?? '');
  const parts = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})$/.exec(text.trim());
  if (!order || !parts) return null;
  const numbers = parts.slice(1).map(Number);
  const at = (letter: string) => numbers[order.indexOf(letter)]!;
  const [year, month, day] = [at('Y'), at('M'), at('D')];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal) return null;
  const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}
