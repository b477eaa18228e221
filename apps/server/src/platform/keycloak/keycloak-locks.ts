import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string) => Promise<Reply>;
type FindUserId = (realm: Realm, username: string) => Promise<string | undefined>;

// The lock that wrong passwords put on an account, on the provider's login page as well as here.
export function keycloakLocks(manage: Manage, findUserId: FindUserId) {
  const pathOf = async (realm: Realm, username: string) => {
    const userId = await findUserId(realm, username);
    return userId === undefined ? undefined : `attack-detection/brute-force/users/${encodeURIComponent(userId)}`;
  };
  return {
    async isLocked(realm: Realm, username: string): Promise<boolean> {
      const path = await pathOf(realm, username);
      if (path === undefined) return false;
      const { status, json } = await manage(realm, 'GET', path);
      if (status !== 200) throw new PartUnavailable('keycloak');
      return (json as { disabled?: boolean }).disabled === true;
    },

    async unlock(realm: Realm, username: string): Promise<void> {
      const path = await pathOf(realm, username);
      if (path !== undefined) await manage(realm, 'DELETE', path);
    },
  };
}
