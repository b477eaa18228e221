import { expect, test } from 'vitest';
import { passwordHint } from './password-hint.ts';

test('suggests a password by the kind of document', () => {
  expect(passwordHint('EAadhaar_xxxx.pdf')).toBe('aadhaar');
  expect(passwordHint('Form16-2025.pdf')).toBe('tax');
  expect(passwordHint('HDFC statement oct.pdf')).toBe('statement');
  expect(passwordHint('scan.pdf')).toBe('any');
});
