import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Processing } from '../form-schema.ts';
import { lodgeByOf } from '../lodge-by.ts';
import { home, lastOpenDay, openDays } from './open-days.ts';

// The last day that leaves the usual time and on which offices of both countries work; null: the data does not say.
export function lodgeDay(
  { processing, iso2 }: { processing: Processing | null; iso2: string },
  travelFrom: string,
  group?: VisaGroup,
): string | null {
  const isOpen = openDays(home, iso2);
  const usual = lodgeByOf(processing, travelFrom, group, isOpen);
  return usual && lastOpenDay(usual.date, isOpen);
}
