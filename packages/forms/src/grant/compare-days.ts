import { daysBetween, daysOfTrip, isDay } from '@visawright/contract/dates/days.ts';
import { valueOf } from '../rules/documents/documents-of.ts';
import { dayFact } from '../rules/texts/fact-text.ts';
import { unreadFact, type CompareFact } from './grant-input.ts';
import { borderDatesOf } from './border-dates.ts';

export const compareValidFrom: CompareFact = ({ visa, asked }) => {
  const journey = borderDatesOf(asked);
  if (!journey) return null;
  const { arrives, atArrival } = journey;
  // A visa without a start date is valid from its date of issue.
  const seen = valueOf(visa, 'validFrom') ?? valueOf(visa, 'issueDate');
  if (!seen || !isDay(seen.value)) return unreadFact('validFrom', atArrival, { arrives: dayFact(arrives) });
  const isSame = seen.value <= arrives;
  return {
    fact: 'validFrom',
    status: isSame ? 'same' : 'differs',
    textKey: `validFrom.${isSame ? 'same' : 'late'}`,
    facts: {
      seen: dayFact(seen.value),
      arrives: dayFact(arrives),
      days: Math.max(0, daysBetween(arrives, seen.value)),
    },
    onVisa: seen,
    asked: atArrival,
  };
};

// States whose end date is the last day to enter; the stay may continue after it.
const entryBy = ['AUS', 'CAN', 'JPN', 'NZL', 'SGP', 'USA'];

export const compareValidUntil: CompareFact = ({ visa, asked }) => {
  const journey = borderDatesOf(asked);
  if (!journey) return null;
  const { arrives, leaves, atLeaving } = journey;
  const seen = valueOf(visa, 'validUntil');
  if (!seen || !isDay(seen.value)) return unreadFact('validUntil', atLeaving, { leaves: dayFact(leaves) });
  const isSame = seen.value >= leaves;
  const isEntryBy = entryBy.includes(asked.form.destinationAlpha3) && seen.value >= arrives;
  return {
    fact: 'validUntil',
    status: isSame ? 'same' : isEntryBy ? 'short' : 'differs',
    textKey: `validUntil.${isSame ? 'same' : isEntryBy ? 'entryBy' : seen.value < arrives ? 'over' : 'early'}`,
    facts: {
      seen: dayFact(seen.value),
      arrives: dayFact(arrives),
      leaves: dayFact(leaves),
      days: Math.abs(daysBetween(leaves, seen.value)),
    },
    onVisa: seen,
    asked: atLeaving,
  };
};

// The days of arrival and departure both count as days of stay.
export const compareStay: CompareFact = ({ visa, asked }) => {
  const journey = borderDatesOf(asked);
  if (!journey) return null;
  const { arrives, leaves, atArrival, atLeaving } = journey;
  const needed = daysOfTrip(arrives, leaves);
  const evidence = [...atArrival, ...atLeaving];
  const seen = valueOf(visa, 'stayDays');
  const granted = Number(seen?.value);
  if (!seen || !Number.isInteger(granted) || granted < 1) return unreadFact('stay', evidence, { needed });
  const isSame = granted >= needed;
  return {
    fact: 'stay',
    status: isSame ? 'same' : 'differs',
    textKey: `stay.${isSame ? 'same' : 'less'}`,
    facts: { granted, needed, days: Math.max(0, needed - granted) },
    onVisa: seen,
    asked: evidence,
  };
};
