import type { ValueFormat } from '@visawright/contract/extension/pack.ts';
import { countryFrom } from '@visawright/contract/platform/country.ts';
import { formatDate } from './format-date.ts';
import { formatPhone } from './format-phone.ts';

// Letters that have no accent to take away.
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

// Letters without accents, digits and spaces; null if a letter of another script would be lost.
function plainText(text: string): string | null {
  const plain = [...text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')]
    .map((each) => letters[each] ?? each)
    .join('');
  if (/[^A-Za-z0-9\P{L}]|[^0-9\P{N}]/u.test(plain)) return null;
  return plain.replace(/[^A-Za-z0-9]+/g, ' ').trim();
}

const capitalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu, (_, before: string, first: string) => before + first.toUpperCase());

function partOf(text: string, part: ValueFormat['part']): string {
  if (part === undefined) return text;
  const words = text.trim().split(/\s+/);
  return part === 'first' ? words[0]! : words.slice(1).join(' ');
}

function countryText(text: string, format: NonNullable<ValueFormat['country']>): string | null {
  const country = countryFrom(text);
  if (!country) return null;
  return { name: country.label, alpha2: country.value, alpha3: country.alpha3 }[format];
}

const cased = (text: string, format: ValueFormat['letters']): string => {
  if (format === 'upper') return text.toUpperCase();
  if (format === 'lower') return text.toLowerCase();
  return format === 'capitalised' ? capitalised(text) : text;
};

// The answer as the control asks for it; null if it cannot be written so without a change of what it says.
export function formatText(answer: string, format: ValueFormat = {}): string | null {
  let text: string | null = answer.trim();
  if (format.date !== undefined) text = formatDate(text, format.date);
  if (text !== null && format.phone !== undefined) text = formatPhone(text, format.phone);
  if (text !== null && format.country !== undefined) text = countryText(text, format.country);
  if (text !== null) text = partOf(text, format.part);
  // Separators belong to the format of a date, and + to that of a number.
  if (text !== null && format.plain === true && format.date === undefined && format.phone === undefined)
    text = plainText(text);
  return text === null ? null : cased(text, format.letters);
}
