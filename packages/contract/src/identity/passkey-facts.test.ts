import { expect, test } from 'vitest';
import { offersPasskeys } from './passkey-facts.ts';

test.each([
  ['https://id.example.org', true],
  ['http://localhost:8081/auth', true],
  ['http://127.0.0.1:8081', false],
  ['https://[::1]:8443', false],
])('%s offers passkeys: %s', (url, offered) => expect(offersPasskeys(url)).toBe(offered));
