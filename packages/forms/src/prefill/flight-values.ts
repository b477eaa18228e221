import { normalizeText, findValue, toFoundValue, textOf, type FoundValue } from './found-value.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

const flightFields = ['arrivalDate', 'arrivalAirport', 'departureDate', 'departureAirport', 'flightNumber', 'airline'];
export const isFlightField = (ref: string): boolean =>
  ref.startsWith('Proof of Travel.') && flightFields.includes(ref.slice('Proof of Travel.'.length));

// On a one-way ticket home, the outbound leg is the return flight.
const oneWay: Readonly<Record<string, string>> = { departureDate: 'outboundDate', departureAirport: 'originAirport' };

const isFlight = (document: DocumentEvidence) =>
  document.category === 'Proof of Travel' && textOf(document, 'arrivalDate') !== undefined;
const leaves = (document: DocumentEvidence) =>
  textOf(document, 'outboundDate') ?? textOf(document, 'arrivalDate') ?? '';

// First arrival and last departure over all tickets: outbound and return may be on one ticket or two.
export function flightValues(documents: readonly DocumentEvidence[], ref: string): FoundValue[] {
  const field = ref.slice('Proof of Travel.'.length);
  const tickets = documents.filter(isFlight).toSorted((a, b) => (leaves(a) < leaves(b) ? -1 : 1));
  const [first] = tickets;
  if (!first) return [];
  const home = textOf(first, 'originAirport');
  const isFromHome = (document: DocumentEvidence) =>
    document === first ||
    (home !== undefined && normalizeText(textOf(document, 'originAirport') ?? '') === normalizeText(home));
  const isHomeward = (document: DocumentEvidence) =>
    home !== undefined && normalizeText(textOf(document, 'arrivalAirport') ?? '') === normalizeText(home);
  const outward = tickets.filter(isFromHome);
  if (!(field in oneWay)) return direct(outward, ref, field);
  const both = direct(outward, ref, field);
  const back = tickets.filter((document) => !isFromHome(document) && isHomeward(document)).slice(-1);
  const single = back.flatMap((document) => {
    const source = findValue(document, oneWay[field]!);
    return source ? [toFoundValue(ref, document, source)] : [];
  });
  return [...both, ...single];
}

const direct = (documents: readonly DocumentEvidence[], ref: string, field: string): FoundValue[] =>
  documents.flatMap((document) => {
    const source = findValue(document, field);
    return source ? [toFoundValue(ref, document, source)] : [];
  });
