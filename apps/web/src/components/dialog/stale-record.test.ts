import { expect, test } from 'vitest';
import { CallError } from '../../lib/http/send.ts';
import { staleRecord } from './stale-record.ts';

const refusal = (code: string, details?: unknown) => new CallError(409, { code, message: '', details });

test('returns the current record of a version conflict', () => {
  expect(staleRecord(refusal('application.versionStale', { current: { version: 3 } }))).toEqual({ version: 3 });
  expect(staleRecord(refusal('record.versionStale', { current: { version: 4 } }))).toEqual({ version: 4 });
});

test('returns nothing for other errors', () => {
  expect(staleRecord(refusal('application.notEditable', { current: {} }))).toBeUndefined();
  expect(staleRecord(refusal('record.versionStale'))).toBeUndefined();
  expect(staleRecord(new Error('late'))).toBeUndefined();
});
