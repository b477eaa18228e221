import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Processing } from '../form/form-schema.ts';
import { safeDayOf } from './lodge-by.ts';
import { lodgeDay } from './lodge-day.ts';
import { homeCountry, openDays } from './open-days.ts';

export interface ApplyBy {
  readonly last: string | null; // leaves the usual processing time; the date that lists sort by
  readonly safe: string | null; // leaves the longest one
}

// The two dates of an application, without its form: every screen names the last day first and the safe day beside it.
export function applyByOf(
  { processing, iso2 }: { readonly processing: Processing | null; readonly iso2: string },
  travelFrom: string,
  group?: VisaGroup,
): ApplyBy {
  const last = lodgeDay({ processing, iso2 }, travelFrom, group);
  const safe = safeDayOf(processing, travelFrom, group, openDays(homeCountry, iso2))?.date ?? null;
  return { last, safe };
}
