import { daysBetween, isDay } from '../rules/days.ts';
import { valueOf } from '../rules/papers.ts';
import { day } from '../rules/words-of.ts';
import { unread, type Compare } from './grant-case.ts';
import { journeyOf } from './journey.ts';

export const validFrom: Compare = ({ visa, asked }) => {
  const journey = journeyOf(asked);
  if (!journey) return null;
  const { arrives, atArrival } = journey;
  // A visa without a first day is good from the day it was issued.
  const seen = valueOf(visa, 'validFrom') ?? valueOf(visa, 'issueDate');
  if (!seen || !isDay(seen.value)) return unread('validFrom', atArrival, { arrives: day(arrives) });
  const isSame = seen.value <= arrives;
  return {
    fact: 'validFrom',
    standing: isSame ? 'same' : 'differs',
    say: `validFrom.${isSame ? 'same' : 'late'}`,
    facts: { seen: day(seen.value), arrives: day(arrives), days: Math.max(0, daysBetween(arrives, seen.value)) },
    onVisa: seen,
    asked: atArrival,
  };
};

// States whose last day is the last one to enter on; the stay runs on from there.
const entryBy = ['AUS', 'CAN', 'JPN', 'NZL', 'SGP', 'USA'];

export const validUntil: Compare = ({ visa, asked }) => {
  const journey = journeyOf(asked);
  if (!journey) return null;
  const { arrives, leaves, atLeaving } = journey;
  const seen = valueOf(visa, 'validUntil');
  if (!seen || !isDay(seen.value)) return unread('validUntil', atLeaving, { leaves: day(leaves) });
  const isSame = seen.value >= leaves;
  const isEntryBy = entryBy.includes(asked.form.destinationAlpha3) && seen.value >= arrives;
  return {
    fact: 'validUntil',
    standing: isSame ? 'same' : isEntryBy ? 'short' : 'differs',
    say: `validUntil.${isSame ? 'same' : isEntryBy ? 'entryBy' : seen.value < arrives ? 'over' : 'early'}`,
    facts: {
      seen: day(seen.value),
      arrives: day(arrives),
      leaves: day(leaves),
      days: Math.abs(daysBetween(leaves, seen.value)),
    },
    onVisa: seen,
    asked: atLeaving,
  };
};

// Both the day of arrival and the day of leaving are days of stay.
export const stay: Compare = ({ visa, asked }) => {
  const journey = journeyOf(asked);
  if (!journey) return null;
  const { arrives, leaves, atArrival, atLeaving } = journey;
  const needed = daysBetween(arrives, leaves) + 1;
  const evidence = [...atArrival, ...atLeaving];
  const seen = valueOf(visa, 'stayDays');
  const granted = Number(seen?.value);
  if (!seen || !Number.isInteger(granted) || granted < 1) return unread('stay', evidence, { needed });
  const isSame = granted >= needed;
  return {
    fact: 'stay',
    standing: isSame ? 'same' : 'differs',
    say: `stay.${isSame ? 'same' : 'less'}`,
    facts: { granted, needed, days: Math.max(0, needed - granted) },
    onVisa: seen,
    asked: evidence,
  };
};
