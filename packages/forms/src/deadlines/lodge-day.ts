import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Processing } from '../form/form-schema.ts';
import { lodgeByOf } from './lodge-by.ts';
import { homeCountry, lastOpenDay, openDays } from './open-days.ts';

// The last day on which offices of both countries are open and the usual processing time remains; null if unknown.
export function lodgeDay(
  { processing, iso2 }: { processing: Processing | null; iso2: string },
  travelFrom: string,
  group?: VisaGroup,
): string | null {
  const isOpen = openDays(homeCountry, iso2);
  const usual = lodgeByOf(processing, travelFrom, group, isOpen);
  return usual && lastOpenDay(usual.date, isOpen);
}
