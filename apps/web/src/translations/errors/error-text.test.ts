import { beforeEach, expect, test, vi } from 'vitest';
import { errorText } from './error-text.ts';
import { CallError } from '../../lib/http/send.ts';
import { openBrowser } from '../../lib/testing/browser.ts';
import { setLanguage } from '../../lib/translation/language.ts';

const taken = new CallError(409, {
  code: 'person.emailTaken',
  message: 'This email address is already in use.',
});

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  setLanguage('en');
});

test('shows the message of the reply in English', () => {
  expect(errorText(taken)).toBe('This email address is already in use.');
});

test('translates known error codes into Hindi and shows others as they are', () => {
  setLanguage('hi');
  expect(errorText(taken)).toBe('यह ईमेल पता पहले से इस्तेमाल में है।');
  expect(errorText(new CallError(418, { code: 'tea.pot', message: 'Short and stout' }))).toBe('Short and stout');
});

test('names the connection if there was no reply', () => {
  expect(errorText(new CallError(0, null))).toMatch(/^We couldn’t reach the service/);
});

test('shows the message of other errors', () => {
  expect(errorText(new Error('late'))).toBe('late');
  expect(errorText('plain')).toBe('plain');
  expect(errorText(null)).toBe('');
});
