import type { ReadValue } from '../readable-document.types.ts';

type Values = Readonly<Record<string, ReadValue>>;

const births = ['dateOfBirth', 'insuredDateOfBirth'];
const later = ['issueDate', 'expiryDate', 'validFrom', 'validUntil', 'registrationDate', 'startDate', 'endDate'];

// The first is never after the second.
const spans: readonly (readonly [string, string])[] = [
  ['issueDate', 'expiryDate'],
  ['issueDate', 'validUntil'],
  ['validFrom', 'validUntil'],
  ['startDate', 'endDate'],
  ['checkInDate', 'checkOutDate'],
  ['statementFrom', 'statementTo'],
  ['periodFrom', 'periodTo'],
  ['travelFrom', 'travelTo'],
  ['visitFrom', 'visitTo'],
  ['leaveFrom', 'leaveTo'],
  ['courseStartDate', 'courseEndDate'],
  ['agreementFrom', 'agreementTo'],
  ['outboundDate', 'departureDate'],
  ...births.flatMap((birth) => later.map((each) => [birth, each] as const)),
];

const isDate = (value: string | undefined): value is string => value !== undefined && /^\d{4}-\d\d-\d\d/.test(value);

// Dates in an impossible order: one of the two is wrong, and the document does not show which.
export const contradictedDates = (values: Values): string[] =>
  spans.flatMap((pair) => {
    const [first, second] = pair.map((id) => values[id]?.value);
    return isDate(first) && isDate(second) && first.slice(0, 10) > second.slice(0, 10) ? [...pair] : [];
  });
