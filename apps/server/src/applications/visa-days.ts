import { AppError } from '../http/app-error.ts';

// dd/MM/yyyy as people and the specification write it; yyyy-mm-dd as days are stored and compared.
export const dayWritten = (day: string): string => day.split('-').reverse().join('/');

export function dayOf(written: string, path: string): string {
  const day = written.split('/').reverse().join('-');
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day || day < '1900')
    throw new AppError('input.invalid', [{ path, message: 'not a day of the calendar' }]);
  return day;
}

export interface TravelDays {
  readonly from: string;
  readonly to: string;
}

export function travelDays(details: { readonly fromDate: string; readonly toDate: string }, path: string): TravelDays {
  const from = dayOf(details.fromDate, `${path}.fromDate`);
  const to = dayOf(details.toDate, `${path}.toDate`);
  if (to < from) throw new AppError('input.invalid', [{ path: `${path}.toDate`, message: 'before the first day' }]);
  return { from, to };
}
