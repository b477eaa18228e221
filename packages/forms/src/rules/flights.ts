import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { Case } from './case.ts';
import { daysLater, isDay } from './days.ts';
import { papersOf, rowsOf, valueOf } from './papers.ts';

export interface Flights {
  readonly outbound: PageEvidence; // the day of leaving home
  readonly arrival: string; // the day of arriving; the next one at the latest where it was not read
  readonly back: PageEvidence | undefined; // the day of leaving the destination
}

const dated = (value: PageEvidence | undefined) => (value && isDay(value.value) ? [value] : []);

// Both ways may be one booking or two.
export function flightsOf(given: Case): Flights | null {
  const papers = papersOf(given, { kinds: ['Flight e-ticket or reservation'] }).map((paper) => ({
    out: dated(valueOf(paper, 'outboundDate')),
    arrival: dated(valueOf(paper, 'arrivalDate'))[0],
    back: dated(valueOf(paper, 'departureDate')),
    legs: rowsOf(paper, 'legs').flatMap((leg) => dated(leg['date'])),
  }));
  const byDay = (list: readonly PageEvidence[]) => list.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const [outbound] = byDay(papers.flatMap(({ out, legs }) => (out.length > 0 ? out : legs.slice(0, 1))));
  if (!outbound) return null;
  const own = papers.find(({ out, legs }) => out.includes(outbound) || legs.includes(outbound));
  const arrival = own?.arrival?.value ?? daysLater(outbound.value, 1);
  const back = byDay([
    ...papers.flatMap((paper) => paper.back),
    ...papers.flatMap((paper) => (paper === own ? [] : paper.out)).filter(({ value }) => value > arrival),
  ]).at(-1);
  return { outbound, arrival: arrival < outbound.value ? outbound.value : arrival, back };
}
