import { parse } from 'mrz';
import type { Mrz } from './read-mrz.ts';

export interface MrzFields {
  readonly lines: readonly [string, string];
  readonly code: string; // of the issuer, as written
  readonly nationality: string;
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly isCut: boolean; // the names fill the line, so they may be truncated
  readonly sex: 'M' | 'F' | 'X';
  readonly birth: string | undefined;
  readonly expiry: string | undefined;
}

const two = (text: string) => Number(text);

// A birth date is in the past, an expiry date within some years of today.
export function fullDate(text: string, kind: 'birth' | 'expiry', today = new Date()): string | undefined {
  if (!/^\d{6}$/.test(text)) return undefined;
  const [year, month, day] = [two(text.slice(0, 2)), two(text.slice(2, 4)), two(text.slice(4, 6))];
  const now = today.getUTCFullYear();
  const century = Math.floor(now / 100) * 100;
  let full = century + year;
  if (kind === 'birth' && Date.UTC(full, month - 1, day) > today.getTime()) full -= 100;
  if (kind === 'expiry' && full > now + 50) full -= 100;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

export const mrzFields = ({ first, second }: Mrz): MrzFields => fieldsOf([first.text, second.text]);

export function fieldsOf(lines: readonly [string, string]): MrzFields {
  const { fields } = parse([...lines], { autocorrect: false });
  const names = lines[0].slice(5);
  const [surname = '', given = ''] = names.split(/<<(.*)/s);
  const spaced = (text: string) => text.replaceAll('<', ' ').replaceAll(/ +/g, ' ').trim();
  return {
    lines,
    code: lines[0].slice(2, 5).replace(/<+$/, ''),
    nationality: lines[1].slice(10, 13).replace(/<+$/, ''),
    number: fields.documentNumber ?? lines[1].slice(0, 9).replace(/<+$/, ''),
    surname: spaced(surname),
    givenNames: spaced(given),
    isCut: names.at(-1) !== '<',
    sex: lines[1][20] === 'M' || lines[1][20] === 'F' ? lines[1][20] : 'X',
    birth: fullDate(lines[1].slice(13, 19), 'birth'),
    expiry: fullDate(lines[1].slice(21, 27), 'expiry'),
  };
}
