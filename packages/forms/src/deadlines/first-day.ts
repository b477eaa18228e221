import { daysLater, isDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { ApplyFrom, Form, Processing } from '../form/form-schema.ts';

type Times = Pick<Processing, 'applyFrom'> | null | undefined;

// How early the destination accepts an application; null if unknown for the group.
export function applyFromOf(processing: Times, group?: VisaGroup): ApplyFrom | null {
  const rule = processing?.applyFrom;
  return rule && (!group || !rule.groups || rule.groups.includes(group)) ? rule : null;
}

export const countedBack = ({ months, days }: Pick<ApplyFrom, 'months' | 'days'>, travelFrom: string): string =>
  months === undefined ? daysLater(travelFrom, -(days ?? 0)) : monthsAfter(travelFrom, -months);

// The first day to apply, or null if unknown.
export function firstDayOf(processing: Form['processing'], travelFrom: string, group?: VisaGroup): string | null {
  const rule = applyFromOf(processing, group);
  return rule && isDay(travelFrom) ? countedBack(rule, travelFrom) : null;
}
