import { isDay } from '@visawright/contract/dates/days.ts';
import { AppError } from '../../platform/errors/app-error.ts';

// dd/MM/yyyy on screen and in the specification, yyyy-mm-dd in storage.
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

export function parseDay(written: string, path: string): string {
  const day = written.split('/').reverse().join('-');
  if (!isDay(day) || day < '1900') throw new AppError('input.invalid', [{ path, message: 'is not a valid date' }]);
  return day;
}

export interface TravelDays {
  readonly from: string;
  readonly to: string;
}

export function parseTravelDays(
  details: { readonly fromDate: string; readonly toDate: string },
  path: string,
): TravelDays {
  const from = parseDay(details.fromDate, `${path}.fromDate`);
  const to = parseDay(details.toDate, `${path}.toDate`);
  if (to < from)
    throw new AppError('input.invalid', [{ path: `${path}.toDate`, message: 'is before the first day of travel' }]);
  return { from, to };
}
