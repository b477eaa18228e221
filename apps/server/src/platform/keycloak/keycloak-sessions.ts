import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { ProviderSession } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string) => Promise<Reply>;
interface Session {
  readonly id: string;
  readonly start: number;
  readonly lastAccess: number;
}

// All of a person's sessions at the provider, however they signed in.
export function keycloakSessions(manage: Manage) {
  return {
    async sessionsOf(realm: Realm, userId: string): Promise<ProviderSession[]> {
      const reply = await manage(realm, 'GET', `users/${encodeURIComponent(userId)}/sessions`);
      if (reply.status !== 200) throw new PartUnavailable('keycloak');
      return (reply.json as Session[]).map(({ id, start, lastAccess }) => ({
        session: id,
        startedAt: start,
        lastActiveAt: lastAccess,
      }));
    },

    async endSessionOf(realm: Realm, session: string): Promise<void> {
      const { status } = await manage(realm, 'DELETE', `sessions/${encodeURIComponent(session)}`);
      if (status >= 300 && status !== 404) throw new PartUnavailable('keycloak');
    },
  };
}
