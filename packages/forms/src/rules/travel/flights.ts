import { daysLater, isDay } from '@visawright/contract/dates/days.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from '../rule-input.ts';
import { documentsOf, rowsOf, valueOf } from '../documents/documents-of.ts';

export interface Flights {
  readonly outbound: PageEvidence; // departure from home
  readonly arrival: string; // arrival; assumed to be the next day if not read
  readonly back: PageEvidence | undefined; // departure from the destination
}

const dated = (value: PageEvidence | undefined) => (value && isDay(value.value) ? [value] : []);

// Outbound and return may be one booking or two.
export function flightsOf(input: RuleInput): Flights | null {
  const documents = documentsOf(input, { kinds: ['Flight e-ticket or reservation'] }).map((document) => ({
    out: dated(valueOf(document, 'outboundDate')),
    arrival: dated(valueOf(document, 'arrivalDate'))[0],
    back: dated(valueOf(document, 'departureDate')),
    legs: rowsOf(document, 'legs').flatMap((leg) => dated(leg['date'])),
  }));
  const byDay = (list: readonly PageEvidence[]) => list.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const [outbound] = byDay(documents.flatMap(({ out, legs }) => (out.length > 0 ? out : legs.slice(0, 1))));
  if (!outbound) return null;
  const own = documents.find(({ out, legs }) => out.includes(outbound) || legs.includes(outbound));
  const arrival = own?.arrival?.value ?? daysLater(outbound.value, 1);
  const back = byDay([
    ...documents.flatMap((document) => document.back),
    ...documents.flatMap((document) => (document === own ? [] : document.out)).filter(({ value }) => value > arrival),
  ]).at(-1);
  return { outbound, arrival: arrival < outbound.value ? outbound.value : arrival, back };
}
