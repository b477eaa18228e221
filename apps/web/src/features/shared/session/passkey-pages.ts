import { addPasskeyAction, offersPasskeys, passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';

// Only where our own form is the sign-in page.
export const hasPasskeys = (realm: RealmConfiguration | null): realm is RealmConfiguration =>
  realm?.signIn === 'form' && offersPasskeys(realm.realmAuthorizationUrl) && 'PublicKeyCredential' in globalThis;

export async function openPasskeySignIn(realm: RealmConfiguration) {
  const { openProviderPage } = await import('./provider-page.ts');
  await openProviderPage(realm, { clientId: passkeyClient, purpose: 'passkey' });
}

export async function openPasskeyAdding(realm: RealmConfiguration, email: string) {
  const { openProviderPage } = await import('./provider-page.ts');
  const more = { kc_action: addPasskeyAction, login_hint: email };
  await openProviderPage(realm, { clientId: realm.realmClientId, purpose: 'addPasskey', more });
}
