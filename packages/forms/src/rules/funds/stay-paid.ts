import { daysLater, eachDay, isDay } from '@visawright/contract/dates/days.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import type { TripDates } from '../../dates/trip-dates.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';
import type { RuleInput } from '../rule-input.ts';
import { nightsOf } from '../travel/stays.ts';

const saysPaid = /^(?:fully |already )?(?:pre-?)?paid(?: in full)?$/i;
const saysHost = /^(?:i|me|myself|we|us|ourselves|(?:the |your )?(?:host|hosts|inviter))$/i;

const read = (document: DocumentEvidence, field: string) => valueOf(document, field)?.value.trim() ?? '';
const nightsBetween = (first: string, last: string) =>
  isDay(first) && isDay(last) ? eachDay(first, daysLater(last, -1)) : [];

// The writer of an invitation who pays is named, or speaks of himself.
function hostPays(letter: DocumentEvidence): boolean {
  const payer = read(letter, 'expensesBorneBy');
  const hosts = [read(letter, 'inviterName'), read(letter, 'inviterOrganisation')].filter(Boolean);
  return saysHost.test(payer) || hosts.some((host) => host.toLowerCase() === payer.toLowerCase());
}

// Whether documents show that every night is paid: by hotel bookings paid in full, or by a host who bears the cost.
// "Pay at the hotel", a deposit or silence is not paid.
export function isStayPaid(input: RuleInput, trip: TripDates): boolean {
  const hotels = documentsOf(input, { kinds: ['Hotel booking'] })
    .filter((booking) => saysPaid.test(read(booking, 'paymentStatus')))
    .flatMap((booking) => nightsBetween(read(booking, 'checkInDate'), read(booking, 'checkOutDate')));
  const hosted = documentsOf(input, { kinds: ['Invitation letter'] })
    .filter(hostPays)
    .flatMap((letter) => nightsBetween(read(letter, 'visitFrom'), read(letter, 'visitTo')));
  const paid = new Set([...hotels, ...hosted]);
  const nights = nightsOf(input, trip);
  return nights.length > 0 && nights.every((night) => paid.has(night));
}
