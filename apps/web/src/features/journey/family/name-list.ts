import { localeOf } from '../../../lib/dates/dates.ts';

// "Asha, Ravi and Rohan"
export const nameList = (names: readonly string[], language: string) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
