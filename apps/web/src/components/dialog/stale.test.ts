import { expect, test } from 'vitest';
import { CallError } from '../../lib/send.ts';
import { staleValue } from './stale.ts';

const refusal = (code: string, details?: unknown) => new CallError(409, { code, message: '', details });

test('a refusal for somebody else’s change carries what stands there now', () => {
  expect(staleValue(refusal('application.versionStale', { current: { version: 3 } }))).toEqual({ version: 3 });
  expect(staleValue(refusal('record.versionStale', { current: { version: 4 } }))).toEqual({ version: 4 });
});

test('any other refusal is none', () => {
  expect(staleValue(refusal('application.notEditable', { current: {} }))).toBeUndefined();
  expect(staleValue(refusal('record.versionStale'))).toBeUndefined();
  expect(staleValue(new Error('late'))).toBeUndefined();
});
