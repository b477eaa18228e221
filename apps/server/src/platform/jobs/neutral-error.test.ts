import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { neutralError } from './neutral-error.ts';

const withCode = (code: unknown) => Object.assign(new Error('Asha Menon, Z1234567'), { code });

test('keeps the code of our own errors and of the system', () => {
  expect(neutralError(new AppError('document.notRead')).message).toContain('document.notRead');
  expect(neutralError(withCode('ECONNREFUSED')).message).toBe('Error ECONNREFUSED');
  expect(neutralError(withCode(550)).message).toBe('Error 550');
});

test('drops messages and codes that could quote personal data', () => {
  for (const code of ['Asha Menon', 'asha@example.test', '.', 'a..b', 'x'.repeat(61), {}])
    expect(neutralError(withCode(code)).message).toBe('Error');
  expect(neutralError(withCode('E1')).stack).not.toContain('Menon');
});
