import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsText } from './calls-text.ts';

test('the table of calls matches the contract (npm run client)', () => {
  expect(readFileSync(join(import.meta.dirname, 'calls.ts'), 'utf8')).toBe(callsText());
});
