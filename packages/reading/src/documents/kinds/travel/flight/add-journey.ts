import type { Candidate } from '../../../readable-document.types.ts';
import type { Candidates } from '../../../rules/kind-rules.types.ts';
import type { Journey } from './journey.ts';
import type { Leg, LegDay, PlaceMark } from './leg.types.ts';
import { readCell } from '../itinerary/read-cell.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const ofMark = (value: string, mark: { words: Candidate['words']; page: number }, strength: number): Candidate => ({
  value,
  raw: mark.words.map((word) => word.text).join(' '),
  words: mark.words,
  page: mark.page,
  by: 'table',
  strength,
});

// A place is certain if its city is beside its code, or if the return trip starts and ends where the outbound trip did.
function ofPlace(place: PlaceMark | undefined, others: readonly (PlaceMark | undefined)[]): Candidate[] {
  if (!place) return [];
  const again = others.some(
    (other) => other && other.words[0] !== place.words[0] && other.airport?.code === place.airport?.code,
  );
  return [ofMark(place.printed, place, place.mended ? 0.6 : place.cityAgrees || again ? 0.88 : 0.7)];
}

const ofDay = (day: LegDay | undefined): Candidate[] =>
  day ? [ofMark(day.iso, day.mark, day.agreed ? 0.9 : day.printed ? 0.8 : 0.6)] : [];

// A complete leg with times is not an unrelated number.
const isWhole = (leg: Leg) =>
  leg.from !== undefined && leg.to !== undefined && leg.departs !== undefined && leg.departure !== undefined;
const ofFlight = (leg: Leg) => [
  ofMark(leg.flight.number, leg.flight, leg.flight.guessed ? 0.5 : isWhole(leg) ? 0.88 : 0.7),
];

const roles = [
  'flightNumber',
  'originAirport',
  'outboundDate',
  'arrivalAirport',
  'arrivalDate',
  'returnFlightNumber',
  'departureAirport',
  'departureDate',
];

export function addJourney({ out, back }: Journey, candidates: Candidates): void {
  const [first, last, home] = [out[0], out.at(-1), back[0]];
  if (!first || !last) return;
  const ends = [...out, ...back];
  const all = ends.flatMap((leg) => [leg.from, leg.to]);
  candidates.flightNumber = ofFlight(first);
  candidates.originAirport = ofPlace(first.from, all);
  candidates.outboundDate = ofDay(first.departs);
  candidates.arrivalAirport = ofPlace(last.to, all);
  candidates.arrivalDate = ofDay(last.arrives);
  // A one-way trip that ends at home: the outbound trip may be in another document, or was not read.
  const endsHome = !home && last.to?.airport?.country === 'IND' && first.from?.airport?.country !== 'IND';
  if (endsHome)
    for (const id of ['flightNumber', 'originAirport', 'outboundDate', 'arrivalAirport', 'arrivalDate'])
      candidates[id] = candidates[id]!.map((each) => ({ ...each, strength: 0.5 }));
  if (home) {
    candidates.returnFlightNumber = ofFlight(home);
    candidates.departureAirport = ofPlace(home.from, all);
    candidates.departureDate = ofDay(home.departs);
  }
  if (ends.some((leg) => !leg.from || !leg.to))
    for (const id of roles) candidates[id] = (candidates[id] ?? []).map((each) => ({ ...each, strength: 0.5 }));
}

export const legRows = (legs: readonly Leg[]) =>
  legs.map((leg) => {
    const sure = leg.departure && leg.arrival ? 0.85 : 0.5; // a single time may belong to the other end
    return {
      flightNumber: readCell(leg.flight.number, leg.flight, 'code', leg.flight.guessed ? 0.5 : 0.85),
      ...(leg.from && { from: readCell(leg.from.printed, leg.from, 'text', 0.85) }),
      ...(leg.to && { to: readCell(leg.to.printed, leg.to, 'text', 0.85) }),
      ...(leg.departs && {
        date: readCell(leg.departs.iso, leg.departs.mark, 'date', leg.departs.printed ? 0.85 : 0.6),
      }),
      ...(leg.departure && { departureTime: readCell(clock(leg.departure.minutes), leg.departure, 'text', sure) }),
      ...(leg.arrival && { arrivalTime: readCell(clock(leg.arrival.minutes), leg.arrival, 'text', sure) }),
    };
  });
