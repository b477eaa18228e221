import { AppError } from '../errors/app-error.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { ProviderPasskey } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string) => Promise<Reply>;
interface Credential {
  readonly id: string;
  readonly type: string;
  readonly createdDate: number;
}

export function keycloakPasskeys(manage: Manage) {
  const credentials = (userId: string) => `users/${encodeURIComponent(userId)}/credentials`;
  return {
    async passkeysOf(realm: Realm, userId: string): Promise<ProviderPasskey[]> {
      const reply = await manage(realm, 'GET', credentials(userId));
      if (reply.status !== 200) throw new AppError('part.unavailable');
      return (reply.json as Credential[])
        .filter(({ type }) => type === 'webauthn-passwordless')
        .map(({ id, createdDate }) => ({ credentialId: id, addedAt: createdDate }));
    },

    async removeCredential(realm: Realm, userId: string, credentialId: string): Promise<void> {
      const path = `${credentials(userId)}/${encodeURIComponent(credentialId)}`;
      const { status } = await manage(realm, 'DELETE', path);
      if (status >= 300 && status !== 404) throw new AppError('part.unavailable');
    },
  };
}
