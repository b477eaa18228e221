import { addPasskeyAction, offersPasskeys, passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';

export const hasPasskeys = (realm: RealmConfiguration | null): realm is RealmConfiguration =>
  realm !== null && offersPasskeys(realm.realmAuthorizationUrl) && 'PublicKeyCredential' in globalThis;

export async function openPasskeySignIn(realm: RealmConfiguration, { keepsScreen = false } = {}) {
  const { openProviderPage } = await import('./provider-page.ts');
  await openProviderPage(realm, { clientId: passkeyClient, purpose: 'passkey', keepsScreen });
}

// The provider's login page leads here when a passkey, or the provider of an agency, is chosen: only a sign-in that this browser begins can
// end here. Removed from the address.
export function takeSignInChoice(address: URL): 'passkey' | 'agency' | undefined {
  const choice = address.searchParams.get('signIn');
  if (choice !== 'passkey' && choice !== 'agency') return undefined;
  address.searchParams.delete('signIn');
  history.replaceState(null, '', address.href);
  return choice;
}

export async function openPasskeyAdding(realm: RealmConfiguration, email: string) {
  const { openProviderPage } = await import('./provider-page.ts');
  const more = { kc_action: addPasskeyAction, login_hint: email };
  await openProviderPage(realm, { clientId: realm.realmClientId, purpose: 'addPasskey', more });
}
