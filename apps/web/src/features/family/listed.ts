import { localeOf } from '../../lib/dates.ts';

// "Asha, Ravi and Rohan"
export const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
