import { expect, test } from 'vitest';
import { base32, codeAt, newSecret, stepAt, stepOf } from './totp.ts';

const secret = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, SHA-1, the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the code at %i seconds is %s', (seconds, code) => expect(codeAt(secret, stepAt(seconds * 1_000))).toBe(code));

test('accepts a code of the step before and after, and none farther away', () => {
  const now = 1_800_000_000_000;
  const step = stepAt(now);
  for (const offset of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, step + offset), now)).toBe(step + offset);
  for (const offset of [-2, 2]) expect(stepOf(secret, codeAt(secret, step + offset), now)).toBeUndefined();
  for (const text of ['', '12345', '1234567', 'abcdef', '१२३४५६']) expect(stepOf(secret, text, now)).toBeUndefined();
});

test('a secret has 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
