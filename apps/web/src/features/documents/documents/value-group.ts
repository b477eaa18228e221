import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { needsConfirmation } from './value-status.ts';
import { isDateField, isMoneyField } from './value-text.ts';

const valueGroups = ['who', 'when', 'money', 'where', 'numbers', 'more'] as const;
export type ValueGroup = (typeof valueGroups)[number];

const whoFields = [
  'surname',
  'sex',
  'designation',
  'nationality',
  'careOf',
  'headOfFamily',
  'accompaniedBy',
  'maritalStatus',
  'operator',
  'airline',
  'provider',
  'issuer',
  'issuingAuthority',
];
const who = /[nN]ames?$|^(father|mother|spouse|signatory)|Organisation$/;
const whereFields = ['city', 'district', 'state', 'postcode', 'hotelPostcode', 'territory', 'branchName'];
const where = /[aA]ddress|[pP]hone$|[eE]mail$|City$|Country|Airport$|Place$|^place|OfBirth$/;
const numbers = /[nN]umber$|^(pnr|ifsc|gstin|uan|vid|epicNumber|employeeId)$|Reference$|Pan$|Tan$|^mrz/;

export function valueGroupOf(field: string): ValueGroup {
  if (isDateField(field)) return 'when';
  if (isMoneyField(field)) return 'money';
  if (numbers.test(field)) return 'numbers';
  if (whoFields.includes(field) || who.test(field)) return 'who';
  return whereFields.includes(field) || where.test(field) ? 'where' : 'more';
}

// Short lists get no headings, and passports keep the printed order.
const enough = 7;

// Values that need confirmation come before all groups.
export function groupValues(
  values: readonly DocumentValue[],
  category: string,
): readonly { readonly group: ValueGroup | null; readonly values: readonly DocumentValue[] }[] {
  const waiting = values.filter(needsConfirmation);
  const settled = values.filter((value) => !needsConfirmation(value));
  const first = waiting.length > 0 ? [{ group: null, values: waiting }] : [];
  if (category === 'Passport' || settled.length < enough)
    return settled.length > 0 ? [{ group: null, values: [...waiting, ...settled] }] : first;
  const grouped = Map.groupBy(settled, ({ field }) => valueGroupOf(field));
  return [
    ...first,
    ...valueGroups.flatMap((group) => (grouped.has(group) ? [{ group, values: grouped.get(group)! }] : [])),
  ];
}
