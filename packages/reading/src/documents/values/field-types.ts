import { categories } from '@visawright/forms/documents/categories.ts';
import type { ValueType } from '../normalise/normalise-by-type.ts';

export interface FieldType {
  readonly id: string;
  readonly label: string;
  readonly as: ValueType | undefined; // a repeated field is a table
  readonly pattern: RegExp | undefined;
}

const bodies = new RegExp(
  String.raw`^(bank|employer|institution|insurer|hotel|legal)Name$|Organisation$|^(airline|operator|provider|` +
    String.raw`clinic|court|issuer|issuingAuthority|issuingOffice)$`,
);
const numbers =
  /Number$|^(number|ifsc|pnr|uan|vid|gstin|employerTan|employerPan|employeePan|employeeId)$|Reference$|^postcode$|Postcode$/;

function typeOf(id: string, type: string): ValueType | undefined {
  if (type === 'date' || type === 'country' || type === 'phone' || type === 'email') return type;
  if (type === 'number') return 'amount';
  if (type === 'checkbox') return 'yes';
  if (type === 'repeat') return undefined;
  if (/address$/i.test(id)) return 'address';
  if (type === 'textarea') return 'paragraph';
  if (id === 'sex') return 'sex';
  if (/currency$/i.test(id)) return 'currency';
  if (bodies.test(id)) return 'organisation';
  if (numbers.test(id)) return 'code';
  return /name$/i.test(id) && id !== 'courseName' && id !== 'branchName' ? 'name' : 'text';
}

export function fieldTypesOf(kind: string): ReadonlyMap<string, FieldType> {
  const fields = categories.flatMap((each) => each.kinds).find((each) => each.name === kind)?.fields ?? [];
  return new Map(
    fields.map(({ id, label, type, pattern }) => [
      id,
      { id, label, as: typeOf(id, type), pattern: pattern ? new RegExp(pattern) : undefined },
    ]),
  );
}
