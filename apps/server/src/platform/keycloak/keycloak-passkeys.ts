import { passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { ProviderPasskey } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string) => Promise<Reply>;
interface Credential {
  readonly id: string;
  readonly type: string;
  readonly createdDate: number;
  readonly credentialData: string;
}
interface Event {
  readonly time: number;
  readonly sessionId?: string;
  readonly details?: Readonly<Record<string, string>>;
}

// In the claim `amr` of a token whose session a passkey opened, whichever client the token is for.
export const passkeyMethod = 'passkey';

const mostEvents = '100'; // the newest; where one is missing among them the sign-in is refused

export function keycloakPasskeys(manage: Manage) {
  const credentials = (userId: string) => `users/${encodeURIComponent(userId)}/credentials`;

  async function eventsOf(realm: Realm, fields: Record<string, string>): Promise<Event[]> {
    const query = new URLSearchParams({ ...fields, max: mostEvents });
    const reply = await manage(realm, 'GET', `events?${query.toString()}`);
    if (reply.status !== 200) throw new PartUnavailable('keycloak');
    return reply.json as Event[];
  }

  return {
    async passkeysOf(realm: Realm, userId: string): Promise<ProviderPasskey[]> {
      const reply = await manage(realm, 'GET', credentials(userId));
      if (reply.status !== 200) throw new PartUnavailable('keycloak');
      return (reply.json as Credential[])
        .filter(({ type }) => type === 'webauthn-passwordless')
        .map(({ id, createdDate, credentialData }) => ({
          credentialId: id,
          keyId: sameAlphabet((JSON.parse(credentialData) as { credentialId: string }).credentialId),
          addedAt: createdDate,
        }));
    },

    async passkeysUsedIn(realm: Realm, userId: string, session: string): Promise<string[]> {
      const events = await eventsOf(realm, { type: 'LOGIN', client: passkeyClient, user: userId });
      return keysIn(events.filter(({ sessionId }) => sessionId === session));
    },

    async passkeysAddedIn(realm: Realm, userId: string, session: string, since: number): Promise<string[]> {
      const events = await eventsOf(realm, { type: 'UPDATE_CREDENTIAL', user: userId });
      // A page has no session yet; the session that it ends in gets the id of the page's visit.
      return keysIn(events.filter(({ time, details }) => details?.['code_id'] === session && time >= since));
    },

    async removeCredential(realm: Realm, userId: string, credentialId: string): Promise<void> {
      const path = `${credentials(userId)}/${encodeURIComponent(credentialId)}`;
      const { status } = await manage(realm, 'DELETE', path);
      if (status >= 300 && status !== 404) throw new PartUnavailable('keycloak');
    },
  };
}

// The provider writes a key's id in one of two alphabets.
const sameAlphabet = (keyId: string) => Buffer.from(keyId, 'base64').toString('base64url');

const keysIn = (events: readonly Event[]): string[] =>
  events.flatMap(({ details }) => {
    const keyId = details?.['public_key_credential_id'];
    return keyId === undefined ? [] : [sameAlphabet(keyId)];
  });
