import type { Form } from '@visawright/forms/form/form-schema.ts';
import { monthsAfter } from '@visawright/contract/dates/days.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';
import type { GuidelinesTranslate } from '../../../../translations/guidelines/guidelines-texts.ts';

export interface RuleFact {
  readonly key: TextIn<GuidelinesTranslate, 'rules'>;
  readonly count?: number;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly day?: string; // YYYY-MM-DD
}

export interface TripDays {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

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

const until = (key: RuleFact['key'], months: number | null, day: string | null): RuleFact | null =>
  months && day ? { key, count: months, day: monthsAfter(day, months) } : null;

// A limit of whole megabytes is shown in megabytes.
const fileSize = (kb: number): RuleFact =>
  kb % 1024 === 0 ? { key: 'megabytes', count: kb / 1024 } : { key: 'weight', count: kb };

// A size that a title has already is not repeated.
export function photoFacts(rule: Form['photo'], titles: readonly string[] = []): RuleFact[] {
  const { widthMm, heightMm, headHeightPercent: head, minPx, maxKb } = rule;
  const isInTitle = titles.some((title) => title.includes(`${widthMm} x ${heightMm}`));
  const facts: (RuleFact | null)[] = [
    widthMm && heightMm && !isInTitle ? { key: 'size', values: { width: widthMm, height: heightMm } } : null,
    head && { key: 'head', values: { from: head[0], to: head[1] } },
    minPx && { key: 'pixels', values: { width: minPx[0], height: minPx[1] } },
    maxKb ? fileSize(maxKb) : null,
  ];
  return facts.filter((fact) => fact !== null);
}
