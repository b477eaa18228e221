import type { Answer } from '../../traffic/open-sender.ts';
import { isFailed } from '../../traffic/open-sender.ts';
import { percentile } from '../lists/latencies.ts';

const timesOf = (answers: readonly Answer[]) => answers.map(({ sentAt, endedAt }) => endedAt - sentAt);

export const p99 = (answers: readonly Answer[]): number =>
  answers.length === 0 ? 0 : Math.round(percentile(timesOf(answers), 0.99));

export interface Times {
  readonly calls: number;
  readonly p50: number; // ms
  readonly p99: number;
}

const timesFor = (answers: readonly Answer[]): Times => ({
  calls: answers.length,
  p50: answers.length === 0 ? 0 : Math.round(percentile(timesOf(answers), 0.5)),
  p99: p99(answers),
});

export const timesByCall = (answers: readonly Answer[]): Record<string, Times> =>
  Object.fromEntries(
    [...new Set(answers.map(({ call }) => call))]
      .sort()
      .map((call) => [call, timesFor(answers.filter((each) => each.call === call))]),
  );

// By call, status and code, such as 'sign-in 503 part.unavailable'.
export function failuresOf(answers: readonly Answer[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { call, status, code, type } of answers.filter(isFailed)) {
    const what = `${call} ${status} ${code || type}`;
    found[what] = (found[what] ?? 0) + 1;
  }
  return found;
}
