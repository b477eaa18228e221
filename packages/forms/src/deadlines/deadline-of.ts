import { daysBetween, daysLater, isDay, isWeekend } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import names from '../../rules/facts/document-names.json' with { type: 'json' };
import type { Form } from '../form/form-schema.ts';
import { lodgeByOf, safeDayOf, type SafeDay } from './lodge-by.ts';
import type { AgeLimit } from './age-limits.ts';
import { calendarGaps, holidaysOf, type CalendarGap, type Holiday } from './holidays.ts';
import { lodgeDay } from './lodge-day.ts';
import { homeCountry, lastOpenDay, openDays } from './open-days.ts';

const deadlineSteps = ['travel', 'decision', 'longest', 'lodge', 'appointment', 'documents'] as const;
export interface DeadlineStep {
  readonly id: (typeof deadlineSteps)[number];
  readonly latest: string | null; // null if unknown
  readonly notBefore: string | null; // a document issued earlier would be too old by then
  readonly days: number | null; // calendar days before travel
  readonly calendar: 'calendar' | 'working' | null; // how the days are counted
  readonly document: { readonly en: string; readonly hi: string } | null; // only for steps about a document
  readonly basis: string | null; // the text in the data
  readonly source: { readonly name: string; readonly url: string | null } | null;
  readonly asOf: string | null;
  readonly moved: { readonly from: string; readonly holidays: readonly Holiday[] } | null; // set if holidays moved the date
}

export interface Deadline {
  readonly steps: DeadlineStep[]; // from the travel day backwards
  readonly lodgeBy: string | null; // the last day that leaves the usual processing time
  readonly safeDay: SafeDay | null;
  readonly verdict: 'safe' | 'tight' | 'late' | 'unknown'; // tight: after the safe day, but the usual time still fits
  readonly daysLeft: number | null; // from today to the safe day; negative if it has passed
  readonly closed: Holiday[]; // of both countries on weekdays, from today to the travel day
  readonly gaps: CalendarGap[]; // in the calendars
}

export interface DeadlineOptions {
  readonly form: Form; // the form version of the application
  readonly group: VisaGroup;
  readonly travelFrom: string;
  readonly today: string;
  readonly ageLimits?: readonly Pick<AgeLimit, 'kind' | 'days'>[];
}

const isWeekday = (day: string) => !isWeekend(day);
const empty: Omit<DeadlineStep, 'id' | 'latest'> = {
  notBefore: null,
  days: null,
  calendar: null,
  document: null,
  basis: null,
  source: null,
  asOf: null,
  moved: null,
};

// Works backwards from the travel day. Unknown values stay null: no data covers the wait for an appointment.
export function deadlineOf({ form, group, travelFrom, today, ageLimits = [] }: DeadlineOptions): Deadline {
  const travel = isDay(travelFrom) ? travelFrom : null;
  const { processing, destinationIso2 } = form;
  const countries = [homeCountry, destinationIso2];
  const isOpen = openDays(...countries);
  const usual = travel ? lodgeByOf(processing, travel, group, isOpen) : null;
  const safeDay = travel ? safeDayOf(processing, travel, group, isOpen) : null;
  const lodge = travel ? lodgeDay({ processing, iso2: destinationIso2 }, travel, group) : null;
  const plain = travel ? lodgeByOf(processing, travel, group, isWeekday) : null;
  const unmoved = plain && lastOpenDay(plain.date, isWeekday);

  const closedBetween = (from: string, to: string): Holiday[] =>
    countries
      .flatMap(holidaysOf)
      .filter(({ date }) => date >= from && date <= to && isWeekday(date))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const step = (id: DeadlineStep['id'], latest: string | null, more: Partial<DeadlineStep> = {}): DeadlineStep => ({
    ...empty,
    id,
    latest,
    days: latest && travel ? daysBetween(latest, travel) : null,
    ...more,
  });
  const rule = processing?.lodgeBefore;
  const known = {
    calendar: rule?.calendar ?? null,
    basis: usual?.basis ?? processing?.typical ?? null,
    source: { name: form.source, url: form.portal.url },
    asOf: rule?.asOf ?? processing?.asOf ?? null,
  };
  const moved =
    travel && lodge && unmoved && lodge !== unmoved ? { from: unmoved, holidays: closedBetween(lodge, travel) } : null;
  const longest = usual && travel && processing?.longestDays;
  const documentNames = names as Readonly<Record<string, { en: string; hi: string }>>;
  const site = form.applicationCentre ?? form.portal;
  return {
    steps: [
      step('travel', travel),
      step('decision', usual?.date ?? null, known),
      ...(longest ? [step('longest', daysLater(travel, -longest), { ...known, basis: processing.typical })] : []),
      step('lodge', lodge, { ...known, moved }),
      ...(form.channel === 'e-visa' ? [] : [step('appointment', null, { source: site })]),
      ...ageLimits.map(({ kind, days }) =>
        step('documents', lodge, {
          notBefore: lodge && daysLater(lodge, -days),
          document: documentNames[kind] ?? null,
        }),
      ),
    ],
    lodgeBy: lodge,
    safeDay,
    verdict: !safeDay || !lodge ? 'unknown' : today > lodge ? 'late' : today > safeDay.date ? 'tight' : 'safe',
    daysLeft: safeDay ? daysBetween(today, safeDay.date) : null,
    closed: travel ? closedBetween(today, travel) : [],
    gaps: travel && today <= travel ? calendarGaps(countries, today, travel) : [],
  };
}
