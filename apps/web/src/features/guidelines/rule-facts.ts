import type { Form } from '@visawright/forms/form-schema.ts';
import { toCalendarDate } from '../../lib/dates.ts';

export interface RuleFact {
  readonly key: string; // of rules.* in the words
  readonly count?: number;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly day?: string; // YYYY-MM-DD, written by the reader's language
}

// The last day of a shorter month stands for a day it lacks: 30 November and 3 months is 28 February.
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export interface TripDays {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

// What this destination asks of a passport, with the days of this trip.
export function passportFacts(rule: Form['passportRule'], { fromDate, toDate }: TripDays): RuleFact[] {
  const [arrival, back] = [toCalendarDate(fromDate), toCalendarDate(toDate)];
  const facts: (RuleFact | null)[] = [
    rule.issuedWithinYears ? { key: 'issued', count: rule.issuedWithinYears } : null,
    until('afterReturn', rule.minValidityMonthsAfterReturn, back),
    until('afterArrival', rule.minValidityMonthsAfterArrival, arrival),
    rule.minValidityMonthsAfterVisaExpiry ? { key: 'afterVisa', count: rule.minValidityMonthsAfterVisaExpiry } : null,
    rule.blankPages ? { key: 'blank', count: rule.blankPages } : null,
  ];
  const isLonger = rule.minValidityMonthsAfterReturn ?? rule.minValidityMonthsAfterArrival;
  if (rule.validForWholeStay && !isLonger && back) facts.unshift({ key: 'stay', day: back });
  return facts.filter((fact) => fact !== null);
}

const until = (key: string, months: number | null, day: string | null): RuleFact | null =>
  months && day ? { key, count: months, day: addMonths(day, months) } : null;

export function photoFacts(rule: Form['photo']): RuleFact[] {
  const { widthMm, heightMm, headHeightPercent: head, minPx, maxKb } = rule;
  const facts: (RuleFact | null)[] = [
    widthMm && heightMm ? { key: 'size', values: { width: widthMm, height: heightMm } } : null,
    head && { key: 'head', values: { from: head[0], to: head[1] } },
    minPx && { key: 'pixels', values: { width: minPx[0], height: minPx[1] } },
    maxKb ? { key: 'weight', count: maxKb } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
