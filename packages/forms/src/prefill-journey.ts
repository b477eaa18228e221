import { bare, findValue, found, textOf, type Found } from './prefill-found.ts';
import type { ReadPaper } from './read-paper.ts';

const flightFields = ['arrivalDate', 'arrivalAirport', 'departureDate', 'departureAirport', 'flightNumber', 'airline'];
export const isOfJourney = (ref: string): boolean =>
  ref.startsWith('Proof of Travel.') && flightFields.includes(ref.slice('Proof of Travel.'.length));

// On a ticket of one way the way itself is what the way back is on a ticket of both.
const oneWay: Readonly<Record<string, string>> = { departureDate: 'outboundDate', departureAirport: 'originAirport' };

const isFlight = (paper: ReadPaper) =>
  paper.category === 'Proof of Travel' && textOf(paper, 'arrivalDate') !== undefined;
const leaves = (paper: ReadPaper) => textOf(paper, 'outboundDate') ?? textOf(paper, 'arrivalDate') ?? '';

// First arrival and last departure over all tickets: people bring both ways on one or each on its own.
export function journeyValues(papers: readonly ReadPaper[], ref: string): Found[] {
  const field = ref.slice('Proof of Travel.'.length);
  const tickets = papers.filter(isFlight).toSorted((a, b) => (leaves(a) < leaves(b) ? -1 : 1));
  const [first] = tickets;
  if (!first) return [];
  const home = textOf(first, 'originAirport');
  const isFromHome = (paper: ReadPaper) => paper === first || (home !== undefined && bare(textOf(paper, 'originAirport') ?? '') === bare(home)); // prettier-ignore
  const isHomeward = (paper: ReadPaper) => home !== undefined && bare(textOf(paper, 'arrivalAirport') ?? '') === bare(home); // prettier-ignore
  const outward = tickets.filter(isFromHome);
  if (!(field in oneWay)) return direct(outward, ref, field);
  const both = direct(outward, ref, field);
  const back = tickets.filter((paper) => !isFromHome(paper) && isHomeward(paper)).slice(-1);
  const single = back.flatMap((paper) => {
    const source = findValue(paper, oneWay[field]!);
    return source ? [found(ref, paper, source)] : [];
  });
  return [...both, ...single];
}

const direct = (papers: readonly ReadPaper[], ref: string, field: string): Found[] =>
  papers.flatMap((paper) => {
    const source = findValue(paper, field);
    return source ? [found(ref, paper, source)] : [];
  });
