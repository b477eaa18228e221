import { addDays } from '../../text/days-in.ts';
import type { TextRow } from '../../text/rows-of.ts';
import { flightMarksOf, misreadFlights } from './flight-marks.ts';
import { cutLegs, cutLegsByHeadings } from './leg-cuts.ts';
import { daysInAir } from './leg.ts';
import type { Leg } from './leg.types.ts';
import { rowMarksOf } from './row-marks.ts';

const worth = (legs: readonly Leg[]) =>
  legs.reduce((sum, leg, index) => {
    const chained = index > 0 && legs[index - 1]!.to?.airport?.code === leg.from?.airport?.code;
    const ordered =
      index > 0 && leg.departs && legs[index - 1]!.departs && leg.departs.iso >= legs[index - 1]!.departs!.iso;
    return (
      sum +
      (leg.to ? 3 : 0) +
      (leg.departs?.printed ? 2 : 0) +
      (leg.arrival ? 1 : 0) +
      (chained ? 2 : 0) +
      (ordered ? 1 : 0)
    );
  }, 0);

// A connecting flight without a date departs on the arrival date of the previous one.
const withDays = (legs: readonly Leg[]): readonly Leg[] =>
  legs.reduce<Leg[]>((done, leg) => {
    const last = done.at(-1);
    const before = last?.arrives;
    if (leg.departs || !before) return [...done, leg];
    const overnight = leg.departure && last.arrival && leg.departure.minutes < last.arrival.minutes;
    const day = { ...before, iso: addDays(before.iso, overnight ? 1 : 0), agreed: false, printed: false };
    const later = daysInAir(leg) ?? 0;
    return [...done, { ...leg, departs: day, arrives: { ...day, iso: addDays(day.iso, later) } }];
  }, []);

// The same flight is often printed twice (summary, baggage, fare): the most complete occurrence counts.
function once(legs: readonly Leg[]): readonly Leg[] {
  // A leg with an unread place still separates the outbound from the return trip.
  const full = legs.filter((leg) => (leg.from && leg.to) || (leg.departs?.printed && leg.departure && leg.arrival));
  return full.filter((leg, index) => {
    const same = full.findIndex(
      (other) =>
        other.flight.number === leg.flight.number &&
        (other.departs?.iso === leg.departs?.iso || !leg.departs || !leg.departs.printed),
    );
    return same === index;
  });
}

// The offset of a leg's start above its flight number is the same for all legs of a document: the offset with the
// most complete legs is used.
export function legsOf(rows: readonly TextRow[], since: string | undefined): readonly Leg[] {
  const seen = rows.flatMap((row, index) => rowMarksOf(row, index));
  const sure = flightMarksOf(seen);
  const flights = [...sure, ...misreadFlights(rows, sure)].sort((a, b) => a.row - b.row || a.left - b.left);
  if (flights.length === 0) return [];
  const marks = [...seen, ...flights.filter((each) => each.guessed)].sort((a, b) => a.row - b.row || a.start - b.start);
  const attempts = [0, 1, 2, 3, 4, 5, 6].map((lead) => ({
    legs: withDays(cutLegs(marks, flights, lead, since)),
    cost: lead * 0.1,
  }));
  attempts.push({ legs: withDays(cutLegsByHeadings(marks, flights, since)), cost: 0.1 });
  const judged = attempts.map(({ legs, cost }) => ({ legs, worth: worth(legs) - cost }));
  return once(judged.reduce((a, b) => (b.worth > a.worth ? b : a)).legs);
}
