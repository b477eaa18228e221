import { expect, test } from 'vitest';
import { mayMove, statuses } from '@visawright/contract/applications/application-status.ts';
import { nextReportedStatus, submissionStages, stageTimes } from './submission-stages.ts';

const since = '2026-11-15T10:42:00.000Z';
const moved = (became: string, at: string) => ({ kind: 'moved', field: 'status', became, at });
const states = (status: (typeof statuses)[number], submitsInPersonOnly: boolean) =>
  submissionStages({ status, statusSince: since, submitsInPersonOnly, times: {} }).map(({ state }) => state);

test.each([
  ['form-data-collected', false, ['now', 'later', 'later', 'later']],
  ['package-ready', false, ['done', 'now', 'later', 'later']],
  ['online-form-completed', false, ['done', 'done', 'now', 'later']],
  ['submitted', false, ['done', 'done', 'done', 'now']],
  ['package-ready', true, ['done', 'now', 'skip', 'later']],
  ['submitted', true, ['done', 'done', 'skip', 'now']],
] as const)('%s, in person only: %s', (status, isInPerson, expected) =>
  expect(states(status, isInPerson)).toEqual(expected),
);

test('each stage has its time; the current one falls back to statusSince', () => {
  const times = stageTimes([
    moved('package-ready', '2026-11-15T10:42:10.000Z'),
    moved('form-data-collected', '2026-11-15T10:38:00.000Z'),
  ]);
  const known = { status: 'package-ready', statusSince: since, submitsInPersonOnly: true } as const;
  expect(submissionStages({ ...known, times }).map(({ at }) => at)).toEqual([
    '2026-11-15T10:38:00.000Z',
    '2026-11-15T10:42:10.000Z',
    null,
    null,
  ]);
  expect(submissionStages({ ...known, times: {} }).map(({ at }) => at)).toEqual([null, since, null, null]);
});

test('ignores stages reached before the last reopening', () => {
  const times = stageTimes([
    moved('form-data-collected', '2026-11-16T09:00:00.000Z'),
    moved('initiated', '2026-11-16T08:00:00.000Z'),
    moved('submitted', '2026-11-15T12:00:00.000Z'),
    moved('form-data-collected', '2026-11-15T10:00:00.000Z'),
  ]);
  expect(times).toEqual({ 'form-data-collected': '2026-11-16T09:00:00.000Z' });
});

test('ignores other kinds of changes', () =>
  expect(stageTimes([{ kind: 'outcome', field: 'status', became: 'submitted', at: since }])).toEqual({}));

test('offers only allowed steps, and skips the online form for in-person submission', () => {
  for (const document of [true, false])
    for (const status of statuses) {
      const next = nextReportedStatus(status, document);
      if (next) expect(mayMove(status, next), `${status} to ${next}`).toBe(true);
    }
  expect(nextReportedStatus('package-ready', true)).toBe('submitted');
  expect(nextReportedStatus('package-ready', false)).toBe('online-form-completed');
  expect(nextReportedStatus('online-form-completed', false)).toBe('submitted');
  expect(nextReportedStatus('submitted', false)).toBeNull();
  expect(nextReportedStatus('form-data-collected', true)).toBeNull();
});
