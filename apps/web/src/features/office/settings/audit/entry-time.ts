import { localeOf } from '../../../../lib/dates/dates.ts';

const format = (at: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), options).format(new Date(at));

// '10:41:07' in local time.
export const entryTime = (at: string, language: string) =>
  format(at, language, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

// '16 Nov 2026'.
export const entryDay = (at: string, language: string) =>
  format(at, language, { day: 'numeric', month: 'short', year: 'numeric' });

// 'Monday 16 November 2026, 10:41:07 IST'.
export const entryMoment = (at: string, language: string) =>
  format(at, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
