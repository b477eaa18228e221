import { addDays, daysBetween, isoOf, weekdayAgrees } from '../../text/days-in.ts';
import { legPlacesOf } from './leg-places.ts';
import type { DayMark, FlightMark, Leg, PlaceMark, TimeMark } from './leg.types.ts';
import type { RowMark } from './row-marks.ts';

// The number of days until arrival by the time zones of both airports: a flight lasts from half an hour to nineteen
// hours.
export function daysInAir(leg: { from?: PlaceMark; to?: PlaceMark; departure?: TimeMark; arrival?: TimeMark }) {
  const { from, to, departure, arrival } = leg;
  if (!from?.airport || !to?.airport || !departure || !arrival) return undefined;
  const flown = arrival.minutes - departure.minutes - (to.airport.hours - from.airport.hours) * 60;
  const fits = [0, 1, 2, -1].filter((days) => flown + days * 1440 >= 30 && flown + days * 1440 <= 19 * 60);
  return fits.length === 1 ? fits[0] : undefined;
}

// A single time after the second date is the arrival time.
function timesOf(marks: readonly RowMark[]): readonly (TimeMark | undefined)[] {
  const times = marks.filter((mark) => mark.what === 'time');
  const days = marks.filter((mark) => mark.what === 'day');
  const isLate = times.length === 1 && days.length > 1 && marks.indexOf(times[0]!) > marks.indexOf(days[1]!);
  return isLate ? [undefined, times[0]] : times;
}

export function legOf(flight: FlightMark, marks: readonly RowMark[], since: string | undefined): Leg {
  const [from, to] = legPlacesOf(marks);
  const [departure, arrival] = timesOf(marks);
  const ends = {
    flight,
    ...(from && { from }),
    ...(to && { to }),
    ...(departure && { departure }),
    ...(arrival && { arrival }),
  };
  const days = marks
    .filter((mark) => mark.what === 'day')
    .map((mark) => ({ mark, iso: isoOf(mark.day, since) }))
    .filter((each): each is { mark: DayMark; iso: string } => each.iso !== undefined);
  const first = days[0];
  if (!first) return ends;
  const agrees = (day: { mark: DayMark; iso: string }) => weekdayAgrees(day.mark.day, day.iso);
  const second = days
    .slice(1)
    .find((day) => daysBetween(first.iso, day.iso) >= 0 && daysBetween(first.iso, day.iso) <= 2);
  const plus = marks.find((mark) => mark.what === 'plus')?.days;
  const clocked = daysInAir(ends);
  const later = second ? daysBetween(first.iso, second.iso) : (plus ?? clocked ?? 0);
  const departs = {
    iso: first.iso,
    mark: first.mark,
    printed: true,
    agreed: agrees(first) || (second !== undefined && clocked === later),
  };
  const arrives = {
    iso: addDays(first.iso, later),
    mark: second?.mark ?? first.mark,
    printed: second !== undefined || plus !== undefined,
    agreed: second ? agrees(second) || clocked === later : plus !== undefined && clocked === plus,
  };
  return { ...ends, departs, arrives };
}
