import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../lib/testing/browser.ts';
import { hasPasskeys, takeSignInChoice } from './passkey-pages.ts';

const shown = vi.fn<(data: unknown, unused: string, url: string) => void>();
beforeEach(() => {
  openBrowser();
  shown.mockReset();
  vi.stubGlobal('history', { replaceState: shown });
  vi.stubGlobal('PublicKeyCredential', {});
});

test.each([
  ['form', 'https://id.test', true],
  ['provider', 'https://id.test', true],
  ['provider', 'http://127.0.0.1:8081', false],
] as const)('a realm that signs in with a %s at %s has passkeys: %s', (signIn, realmAuthorizationUrl, has) =>
  expect(hasPasskeys({ signIn, realmAuthorizationUrl } as RealmConfiguration)).toBe(has),
);

test.each(['passkey', 'agency'])(
  '%s chosen on the login page is taken from the address, and nothing else is',
  (choice) => {
    expect(takeSignInChoice(new URL(`https://visa.test/dev?signIn=${choice}&visaType=x#/y`))).toBe(choice);
    expect(shown).toHaveBeenCalledWith(null, '', 'https://visa.test/dev?visaType=x#/y');
    shown.mockReset();
    expect(takeSignInChoice(new URL('https://visa.test/dev?signIn=other'))).toBeUndefined();
    expect(shown).not.toHaveBeenCalled();
  },
);
