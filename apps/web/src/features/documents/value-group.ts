import type { DocumentValue } from '@visawright/contract/document.ts';
import { isWaiting } from './value.ts';
import { isDateField, isMoneyField } from './value-text.ts';

export const valueGroups = ['who', 'when', 'money', 'where', 'numbers', 'more'] as const;
export type ValueGroup = (typeof valueGroups)[number];

const who =
  /[nN]ames?$|^(surname|sex|designation|nationality|careOf|headOfFamily|accompaniedBy|maritalStatus|operator|airline|provider|issuer)$|^(father|mother|spouse|signatory)|Organisation$|^issuingAuthority$/;
const where =
  /[aA]ddress|[pP]hone$|[eE]mail$|City$|Country|Airport$|Place$|^place|^(city|district|state|postcode|hotelPostcode|territory|branchName)$|OfBirth$/;
const numbers = /[nN]umber$|^(pnr|ifsc|gstin|uan|vid|epicNumber|employeeId)$|Reference$|Pan$|Tan$|^mrz/;

export function groupOf(field: string): ValueGroup {
  if (isDateField(field)) return 'when';
  if (isMoneyField(field)) return 'money';
  if (numbers.test(field)) return 'numbers';
  if (who.test(field)) return 'who';
  return where.test(field) ? 'where' : 'more';
}

// A short list needs no headings, and a passport is read in the order it is printed.
const enough = 7;

// What waits for a person stands before all groups.
export function groupsOfValues(
  values: readonly DocumentValue[],
  category: string,
): readonly { readonly group: ValueGroup | null; readonly values: readonly DocumentValue[] }[] {
  const waiting = values.filter(isWaiting);
  const settled = values.filter((value) => !isWaiting(value));
  const first = waiting.length > 0 ? [{ group: null, values: waiting }] : [];
  if (category === 'Passport' || settled.length < enough)
    return settled.length > 0 ? [{ group: null, values: [...waiting, ...settled] }] : first;
  const grouped = Map.groupBy(settled, ({ field }) => groupOf(field));
  return [
    ...first,
    ...valueGroups.flatMap((group) => (grouped.has(group) ? [{ group, values: grouped.get(group)! }] : [])),
  ];
}
