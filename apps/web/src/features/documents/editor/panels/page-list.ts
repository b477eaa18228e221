import { localeOf } from '../../../../lib/dates/dates.ts';

// 1 · 1 and 2 · 1, 2 and 5
export const pageList = (numbers: readonly number[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(numbers.map(String));
