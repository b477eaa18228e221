import { transliterate } from './transliterate.ts';

export interface MrzHolder {
  documentCode: string; // P, or two letters
  issuer: string; // as in the zone: D for Germany
  nationality: string;
  number: string;
  surname: string;
  givenNames: string;
  sex: 'M' | 'F' | 'X';
  dateOfBirth: string;
  expiryDate: string;
  personalNumber: string;
  emptyCheck: '<' | '0'; // the check digit of an empty personal number: states use both
}

const namePlaces = 39;
const weights = [7, 3, 1] as const;
const fill = (text: string, places: number) => text.padEnd(places, '<');
const valueOf = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36));

export const checkDigit = (field: string): string =>
  String([...field].reduce((sum, sign, at) => sum + valueOf(sign) * weights[at % 3]!, 0) % 10);

// A truncated name ends in a letter, so that a reader can see that it may be truncated.
function cut(joined: string, places: number): string {
  if (joined.length <= places) return joined;
  const filled = joined.slice(0, places);
  if (!filled.endsWith('<')) return filled;
  const shorter = joined.slice(0, places - 2);
  return shorter && !shorter.endsWith('<') ? `${shorter}<${joined[places]!}` : filled;
}

export function nameField(surname: string, givenNames: string): string {
  const primary = transliterate(surname).replaceAll(' ', '<');
  const secondary = transliterate(givenNames).replaceAll(' ', '<');
  if (!secondary) return fill(cut(primary, namePlaces), namePlaces);
  const room = namePlaces - 2 - primary.length;
  if (room >= 1) return fill(`${primary}<<${cut(secondary, room)}`, namePlaces);
  return `${cut(primary, namePlaces - 3)}<<${secondary[0]!}`;
}

const shortDate = (iso: string) => iso.slice(2).replaceAll('-', '');

export function mrzLines(holder: MrzHolder): [string, string] {
  const number = fill(holder.number, 9);
  const birth = shortDate(holder.dateOfBirth);
  const expiry = shortDate(holder.expiryDate);
  const personal = fill(holder.personalNumber, 14);
  const personalCheck = holder.personalNumber ? checkDigit(personal) : holder.emptyCheck;
  const numberPart = number + checkDigit(number);
  const birthPart = birth + checkDigit(birth);
  const expiryPart = expiry + checkDigit(expiry);
  const all = numberPart + birthPart + expiryPart + personal + personalCheck;
  return [
    fill(holder.documentCode, 2) + fill(holder.issuer, 3) + nameField(holder.surname, holder.givenNames),
    numberPart +
      fill(holder.nationality, 3) +
      birthPart +
      (holder.sex === 'X' ? '<' : holder.sex) +
      expiryPart +
      personal +
      personalCheck +
      checkDigit(all),
  ];
}
