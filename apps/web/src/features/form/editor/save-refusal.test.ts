import { expect, test } from 'vitest';
import { CallError } from '../../../lib/http/send.ts';
import { saveRefusalOf } from './save-refusal.ts';

const refused = (status: number, code: string, details?: unknown) =>
  saveRefusalOf(new CallError(status, { code, ...(details ? { details } : {}) }));

test('network errors and server errors are retried', () => {
  expect(refused(0, 'network').kind).toBe('later');
  expect(refused(503, 'unknown').kind).toBe('later');
  expect(refused(429, 'quota').kind).toBe('later');
});

test('returns both values when somebody else saved a newer answer', () =>
  expect(refused(409, 'answer.conflict', { conflicts: [{ field: 'city', yours: 'Pune', theirs: null }] })).toEqual({
    kind: 'conflict',
    answers: { city: null },
  }));

test('returns the fields of invalid and hidden answers, and refuses everything else', () => {
  const problem = { field: 'email', item: null, itemField: null, code: 'notAnEmail' } as const;
  expect(refused(422, 'answer.invalid', { problems: [problem] })).toEqual({ kind: 'invalid', problems: [problem] });
  expect(refused(422, 'answer.hidden', { fields: ['spouse'] })).toEqual({ kind: 'hidden', fields: ['spouse'] });
  expect(refused(409, 'application.notEditable').kind).toBe('refused');
  expect(refused(422, 'answer.invalid').kind).toBe('refused');
});
