import type { Page } from '@playwright/test';
import { fillProvider } from '../browser/sign-in.ts';
import type { RealmAddress } from '../server/addresses.ts';
import type { DisposablePerson } from './make-person.ts';

// What a person who has learnt the password can do: adds a passkey on the provider's page, although our server did not allow one.
export async function addPasskeyUnasked(page: Page, place: RealmAddress, person: DisposablePerson): Promise<void> {
  const provider = process.env.KEYCLOAK_URL!.replace('127.0.0.1', 'localhost');
  const query = new URLSearchParams({
    client_id: place.realm,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${place.address}/`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    kc_action: 'webauthn-register-passwordless',
  });
  await page.goto(`${provider}/realms/${place.realm}/protocol/openid-connect/auth?${query.toString()}`);
  await fillProvider(page, person.username, person.password);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.waitForURL(({ href }) => href.startsWith(new URL(place.address).origin));
}
