import { daysLater, utcDay } from '@visawright/contract/dates/days.ts';
const dayMs = 86_400_000;

// All demo dates are relative to today, so that deadlines are always near.
export const daysAgo = (days: number, now = Date.now()): Date => new Date(now - days * dayMs);
export const dayIn = (days: number, now = Date.now()): string => daysLater(utcDay(now), days);
