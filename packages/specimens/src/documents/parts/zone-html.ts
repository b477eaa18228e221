import { html } from '../../html.ts';
import { checkDigit, nameField } from '../../mrz.ts';

export interface ZoneHolder {
  readonly code: string; // VC, V<, IR, AR
  readonly issuer: string;
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly sex: string;
  readonly dateOfBirth: string;
  readonly expiryDate: string;
  readonly optional?: string;
}

const short = (iso: string) => iso.slice(2).replaceAll('-', '');
const checked = (field: string) => field + checkDigit(field);
const fill = (text: string, places: number) => text.slice(0, places).padEnd(places, '<');
const names = ({ surname, givenNames }: ZoneHolder) => nameField(surname || givenNames, surname ? givenNames : '');
const issuer = ({ issuer: code }: ZoneHolder) => fill(code === 'DEU' ? 'D' : code, 3);

// A visa has two lines, of 44 or 36 places, and no check over all.
export function visaZone(holder: ZoneHolder, places: 44 | 36): [string, string] {
  const number = checked(fill(holder.number, 9));
  const second = html(
    `${number}IND${checked(short(holder.dateOfBirth))}${holder.sex}${checked(short(holder.expiryDate))}`,
    holder.optional ?? '',
  );
  return [fill(`${fill(holder.code, 2)}${issuer(holder)}${names(holder)}`, places), fill(second, places)];
}

// A card has three lines of 30.
export function cardZone(holder: ZoneHolder): [string, string, string] {
  const upper = `${checked(fill(holder.number, 9))}${fill(holder.optional ?? '', 15)}`;
  const [birth, expiry] = [checked(short(holder.dateOfBirth)), checked(short(holder.expiryDate))];
  const check = checkDigit(`${upper}${birth}${expiry}${'<'.repeat(11)}`);
  return [
    `${fill(holder.code, 2)}${issuer(holder)}${upper}`,
    `${birth}${holder.sex}${expiry}IND${'<'.repeat(11)}${check}`,
    fill(names(holder), 30),
  ];
}

export const zoneHtml = (lines: readonly string[], size = '9.6pt'): string =>
  html(
    `<div style="font:${size}/1.5 'OCR B S','DejaVu Sans Mono';`,
    `white-space:pre">${lines.map((line) => line.replaceAll('<', '&lt;')).join('<br>')}</div>`,
  );
