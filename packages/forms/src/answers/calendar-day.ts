import { isDay } from '@visawright/contract/dates/days.ts';
// An existing date, yyyy-mm-dd, in a range that forms can ask for.
export const isCalendarDay = (text: string): boolean => /^(18|19|20|21)/.test(text) && isDay(text);
