import type { ReadValue } from '../readable-document.types.ts';

type Values = Readonly<Record<string, ReadValue>>;

const births = ['dateOfBirth', 'insuredDateOfBirth'];
const later = ['issueDate', 'expiryDate', 'validFrom', 'validUntil', 'registrationDate', 'startDate', 'endDate'];

// The first is never after the second.
const spans: readonly (readonly [string, string])[] = [
  ['issueDate', 'expiryDate'],
  ['issueDate', 'validFrom'],
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
  ['outboundDate', 'arrivalDate'],
  ['arrivalDate', 'departureDate'],
  ['dateOfJoining', 'letterDate'],
  ['dateOfJoining', 'leaveFrom'],
  ['marriageDate', 'registrationDate'],
  ['spouseDateOfBirth', 'marriageDate'],
  // A letter may be written during the journey, never after it.
  ['letterDate', 'leaveTo'],
  ['letterDate', 'visitTo'],
  ['letterDate', 'travelTo'],
  ...births.flatMap((birth) => later.map((each) => [birth, each] as const)),
];

// The most years between two dates: more is another century.
const reaches: readonly (readonly [string, string, number])[] = [
  ['issueDate', 'expiryDate', 50],
  ['issueDate', 'validUntil', 50],
  ['issueDate', 'validFrom', 10],
  ['leaveFrom', 'leaveTo', 10],
  ['visitFrom', 'visitTo', 10],
  ['travelFrom', 'travelTo', 10],
  ['checkInDate', 'checkOutDate', 2],
  ['outboundDate', 'arrivalDate', 1],
];

const isDate = (value: string | undefined): value is string => value !== undefined && /^\d{4}-\d\d-\d\d/.test(value);

// What has happened before a document says so. The earliest time zone is a day ahead.
const past = [
  ...births,
  'spouseDateOfBirth',
  'issueDate',
  'registrationDate',
  'marriageDate',
  'dateOfDeath',
  'decreeDate',
  'refusalDate',
  'filingDate',
  'billDate',
];
// A flight that lands on the day it leaves prints that day once. Of other dates, one place on the page states one.
const flights = new Set(['outboundDate', 'arrivalDate', 'departureDate']);
const isSamePlace = (one: ReadValue, other: ReadValue) =>
  one.page === other.page && one.polygon.flat().join(' ') === other.polygon.flat().join(' ');

const dayMs = 86_400_000;

// A journey years ago is a misread date: `19-Feb-20` of `19-Feb-2027` where the column cut it.
const journeys = ['outboundDate', 'arrivalDate', 'departureDate', 'checkInDate', 'checkOutDate', 'travelDate'];
const legs = ['flightNumber', 'returnFlightNumber', 'originAirport', 'arrivalAirport', 'departureAirport'];
const oldestJourney = 4; // years

function contradictedJourneys(values: Values, today: Date): string[] {
  const least = today.getUTCFullYear() - oldestJourney;
  const old = journeys.filter((id) => isDate(values[id]?.value) && Number(values[id].value.slice(0, 4)) < least);
  // The order of the flights follows from their dates.
  return old.length > 0 ? [...journeys, ...legs].filter((id) => values[id] !== undefined) : [];
}

// Dates in an impossible order: one of the two is wrong, and the document does not show which.
export const contradictedDates = (values: Values, today = new Date()): string[] => [
  ...contradictedJourneys(values, today),
  ...past.filter((id) => {
    const value = values[id]?.value;
    return isDate(value) && Date.parse(value.slice(0, 10)) > today.getTime() + dayMs;
  }),
  ...reaches.flatMap(([first, second, years]) => {
    const [from, to] = [values[first]?.value, values[second]?.value];
    const isFar = isDate(from) && isDate(to) && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > years;
    return isFar ? [first, second] : [];
  }),
  ...spans.flatMap((pair) => {
    const [one, other] = pair.map((id) => values[id]);
    const [first, second] = [one?.value, other?.value];
    if (!isDate(first) || !isDate(second)) return [];
    const isReversed = first.slice(0, 10) > second.slice(0, 10);
    return isReversed || (!flights.has(pair[0]) && isSamePlace(one!, other!)) ? [...pair] : [];
  }),
];
