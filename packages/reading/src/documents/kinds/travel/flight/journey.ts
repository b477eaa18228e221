import type { Leg } from './leg.types.ts';
import { daysBetween } from '../../text/days-in.ts';

// The outbound and the return trip: each one or more legs.
export interface Journey {
  readonly out: readonly Leg[];
  readonly back: readonly Leg[];
}

const dayOf = (leg: Leg) => leg.departs?.iso ?? '';
const minutesOf = (leg: Leg) => leg.departure?.minutes ?? 0;

// Hours on the ground between two legs; undefined where a day is missing.
function stay(before: Leg, after: Leg): number | undefined {
  const [landed, leaves] = [before.arrives?.iso, after.departs?.iso];
  if (landed === undefined || leaves === undefined) return undefined;
  const minutes = (after.departure?.minutes ?? 720) - (before.arrival?.minutes ?? 720);
  return daysBetween(landed, leaves) * 24 + minutes / 60;
}

const isHome = (leg: Leg | undefined, home: Leg) =>
  leg?.to?.airport !== undefined &&
  (leg.to.airport.country === home.from?.airport?.country || leg.to.airport.code === home.from?.airport?.code);

const longChange = 48; // hours

// An airport where the traveller also changed planes on the other way: a night there is no stay.
function isLongChange(legs: readonly Leg[], { index, hours }: { readonly index: number; readonly hours: number }) {
  const code = legs[index]!.to?.airport?.code;
  return (
    hours > 0 &&
    hours < longChange &&
    code !== undefined &&
    legs.some((leg, at) => at !== index && at + 1 < legs.length && leg.to?.airport?.code === code)
  );
}

// Outbound and return on the same day.
const longest = (legs: readonly Leg[]) =>
  legs
    .slice(0, -1)
    .map((leg, index) => ({ index, hours: stay(leg, legs[index + 1]!) ?? 0 }))
    .toSorted((a, b) => b.hours - a.hours)[0];

// Stays divide the journey: the first one ends the outbound trip, the last one starts the return trip.
export function journeyOf(legs: readonly Leg[]): Journey {
  const order = legs.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || minutesOf(a) - minutesOf(b));
  const inOrder = legs.every((leg) => leg.departs) ? order : legs;
  const first = inOrder[0];
  if (!first) return { out: [], back: [] };
  const breaks = inOrder.slice(0, -1).flatMap((leg, index) => {
    const hours = stay(leg, inOrder[index + 1]!);
    const abroad = !isHome(leg, first);
    return abroad && (hours === undefined || hours >= 24) ? [{ index, hours: hours ?? 0 }] : [];
  });
  const longer = breaks.filter((each) => !isLongChange(inOrder, each));
  const stays = longer.length > 0 ? longer : breaks;
  const returns = inOrder.length > 1 && isHome(inOrder.at(-1), first);
  const turn = stays[0] ?? (returns ? longest(inOrder) : undefined);
  if (!turn) return { out: inOrder, back: [] };
  const leave = stays.at(-1) ?? turn;
  return { out: inOrder.slice(0, turn.index + 1), back: returns ? inOrder.slice(leave.index + 1) : [] };
}
