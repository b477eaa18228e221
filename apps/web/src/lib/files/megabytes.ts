import { localeOf } from '../dates/dates.ts';

export const megabytes = (bytes: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1e6);
