import { describe, expect, test } from 'vitest';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkNewPassword } from './check-new-password.ts';
import { commonPasswords } from './common-passwords.ts';

const realm = { path: 'sunrise', configuration: { realmDisplayName: 'Sunrise Travels' } } as Realm;
const verdict = (password: string, username = 'meera.nair@example.test') => {
  try {
    checkNewPassword(realm, username, password);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe('the list of breached passwords', () => {
  test('has more than 100,000 entries and finds exactly those', () => {
    const list = commonPasswords();
    expect(list.size).toBeGreaterThan(400_000);
    expect(list.rankOf('123456')).toBe(1);
    expect(list.rankOf('PassWord')).toBe(2);
    expect(list.rankOf('qazwsx')).toBeDefined();
    for (const absent of ['', 'qazwsx1234x', 'ssword1x', 'qazwsx\n123456', 'चार शब्द', 'q'.repeat(10_000)])
      expect(list.rankOf(absent)).toBeUndefined();
  });
});

// They meet the five specified rules and are among the first a guesser tries.
test.each([
  'Welcome@1234',
  'Qazwsx@12345',
  'India@123456',
  'Admin@123456',
  'Abcd@1234567',
  'Krishna@1234',
  'Changeme@2026',
  'W3lc0me@1234',
  'Summer2025!!!',
  '1qaz@WSX3edc',
  'Hyderabad@123',
  'Mumbai@2024!!',
  'Aaaaaaaaaa1!',
  'Passport@2026',
])('refuses %s', (password) => expect(verdict(password)).toBe('auth.passwordGuessable'));

test.each([
  'Second-Monsoon-1!',
  'Xk7#pQ2v!mZt',
  'Kettle-Orbit-77-rain',
  'my cat Eats 4 olives!',
  'नदी-Lantern-42-पहाड़',
])('takes %s', (password) => expect(verdict(password)).toBe('taken'));

test("refuses the realm's and the person's names, whatever stands around them", () => {
  expect(verdict('Kettle-Sunrise-77-rain')).toBe('auth.passwordGuessable');
  expect(verdict('Kettle-Meera-77-rain')).toBe('auth.passwordGuessable');
  expect(verdict('Kettle-Meera-77-rain', 'asha@example.test')).toBe('taken');
});

test('names the specified rules first', () => expect(verdict('Welcome1')).toBe('auth.passwordRefused'));

test('judges the longest accepted password quickly', () => {
  const began = performance.now();
  for (const text of ['@4310!$57a', 'Aa1!', 'password', '12']) verdict(`Aa1!${text.repeat(128)}`.slice(0, 256));
  expect(performance.now() - began).toBeLessThan(4_000);
});
