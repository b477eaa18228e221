import { expect, test } from 'vitest';
import { mayMove, statuses } from '@visawright/contract/application-status.ts';
import { nextSaid, stagesOf, stageTimes } from './stages-of.ts';

const since = '2026-11-15T10:42:00.000Z';
const moved = (became: string, at: string) => ({ kind: 'moved', field: 'status', became, at });
const states = (status: (typeof statuses)[number], takesPaperOnly: boolean) =>
  stagesOf({ status, statusSince: since, takesPaperOnly, times: {} }).map(({ state }) => state);

test.each([
  ['form-data-collected', false, ['now', 'later', 'later', 'later']],
  ['package-ready', false, ['done', 'now', 'later', 'later']],
  ['online-form-completed', false, ['done', 'done', 'now', 'later']],
  ['submitted', false, ['done', 'done', 'done', 'now']],
  ['package-ready', true, ['done', 'now', 'skip', 'later']],
  ['submitted', true, ['done', 'done', 'skip', 'now']],
] as const)('%s, on paper %s', (status, paper, expected) => expect(states(status, paper)).toEqual(expected));

test('each stage has the time it was reached; the one it stands at at least that it stands there', () => {
  const times = stageTimes([
    moved('package-ready', '2026-11-15T10:42:10.000Z'),
    moved('form-data-collected', '2026-11-15T10:38:00.000Z'),
  ]);
  const known = { status: 'package-ready', statusSince: since, takesPaperOnly: true } as const;
  expect(stagesOf({ ...known, times }).map(({ at }) => at)).toEqual([
    '2026-11-15T10:38:00.000Z',
    '2026-11-15T10:42:10.000Z',
    null,
    null,
  ]);
  expect(stagesOf({ ...known, times: {} }).map(({ at }) => at)).toEqual([null, since, null, null]);
});

test('what was reached before it was reopened no longer counts', () => {
  const times = stageTimes([
    moved('form-data-collected', '2026-11-16T09:00:00.000Z'),
    moved('initiated', '2026-11-16T08:00:00.000Z'),
    moved('submitted', '2026-11-15T12:00:00.000Z'),
    moved('form-data-collected', '2026-11-15T10:00:00.000Z'),
  ]);
  expect(times).toEqual({ 'form-data-collected': '2026-11-16T09:00:00.000Z' });
});

test('changes of other kinds are not stages', () =>
  expect(stageTimes([{ kind: 'outcome', field: 'status', became: 'submitted', at: since }])).toEqual({}));

test('only a step that may be taken is offered, and paper goes straight to the counter', () => {
  for (const paper of [true, false])
    for (const status of statuses) {
      const next = nextSaid(status, paper);
      if (next) expect(mayMove(status, next), `${status} to ${next}`).toBe(true);
    }
  expect(nextSaid('package-ready', true)).toBe('submitted');
  expect(nextSaid('package-ready', false)).toBe('online-form-completed');
  expect(nextSaid('online-form-completed', false)).toBe('submitted');
  expect(nextSaid('submitted', false)).toBeNull();
  expect(nextSaid('form-data-collected', true)).toBeNull();
});
