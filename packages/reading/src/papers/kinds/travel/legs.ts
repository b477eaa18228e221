import { addDays } from '../moments.ts';
import type { Row } from '../rows.ts';
import { flightsOf, misread } from './flight-marks.ts';
import { cut, cutByHeadings } from './leg-cuts.ts';
import { daysInAir } from './leg.ts';
import type { Leg } from './leg.types.ts';
import { marksOf } from './marks.ts';

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

// A connecting flight without a day of its own leaves on the day the one before it lands.
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

// The same flight is often named twice (summary, baggage, fare): its fullest place counts.
function once(legs: readonly Leg[]): readonly Leg[] {
  // A leg with a place unread still parts the way there from the way back.
  const full = legs.filter((leg) => (leg.from && leg.to) || (leg.departs?.printed && leg.departure && leg.arrival));
  return full.filter((leg, index) => {
    const same = full.findIndex((other) => other.flight.number === leg.flight.number && (other.departs?.iso === leg.departs?.iso || !leg.departs || !leg.departs.printed)); // prettier-ignore
    return same === index;
  });
}

// Where a leg begins above its flight number is the same for all legs of a paper, and is what makes the most of them.
export function legsOf(rows: readonly Row[], since: string | undefined): readonly Leg[] {
  const seen = rows.flatMap((row, index) => marksOf(row, index));
  const sure = flightsOf(seen);
  const flights = [...sure, ...misread(rows, sure)].sort((a, b) => a.row - b.row || a.left - b.left);
  if (flights.length === 0) return [];
  const marks = [...seen, ...flights.filter((each) => each.guessed)].sort((a, b) => a.row - b.row || a.start - b.start);
  const ways = [0, 1, 2, 3, 4, 5, 6].map((lead) => ({
    legs: withDays(cut(marks, flights, lead, since)),
    cost: lead * 0.1,
  }));
  ways.push({ legs: withDays(cutByHeadings(marks, flights, since)), cost: 0.1 });
  const judged = ways.map(({ legs, cost }) => ({ legs, worth: worth(legs) - cost }));
  return once(judged.reduce((a, b) => (b.worth > a.worth ? b : a)).legs);
}
