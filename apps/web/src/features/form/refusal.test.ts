import { expect, test } from 'vitest';
import { CallError } from '../../lib/send.ts';
import { refusalOf } from './refusal.ts';

const refused = (status: number, code: string, details?: unknown) =>
  refusalOf(new CallError(status, { code, ...(details ? { details } : {}) }));

test('no answer and a fault of the server are tried again', () => {
  expect(refused(0, 'network').kind).toBe('later');
  expect(refused(503, 'unknown').kind).toBe('later');
  expect(refused(429, 'quota').kind).toBe('later');
});

test('a newer answer of somebody else comes with both values', () =>
  expect(refused(409, 'answer.conflict', { conflicts: [{ field: 'city', yours: 'Pune', theirs: null }] })).toEqual({
    kind: 'conflict',
    answers: { city: null },
  }));

test('what does not fit and what is not asked name their fields; everything else is taken back', () => {
  const problem = { field: 'email', item: null, itemField: null, code: 'notAnEmail' } as const;
  expect(refused(422, 'answer.invalid', { problems: [problem] })).toEqual({ kind: 'invalid', problems: [problem] });
  expect(refused(422, 'answer.hidden', { fields: ['spouse'] })).toEqual({ kind: 'hidden', fields: ['spouse'] });
  expect(refused(409, 'application.notEditable').kind).toBe('refused');
  expect(refused(422, 'answer.invalid').kind).toBe('refused');
});
