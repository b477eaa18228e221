import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { NewAccount, PasswordHash } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string, body?: unknown) => Promise<Reply>;
interface Role {
  readonly id: string;
  readonly name: string;
}

const unavailable = () => new PartUnavailable('keycloak');
const done = (reply: Reply) => {
  if (reply.status >= 300) throw unavailable();
};

const userPath = (userId: string) => `users/${encodeURIComponent(userId)}`;

// Keycloak requires a last name before sign-in; many Indian passports have none.
const lastNameOf = ({ lastName }: NewAccount) => lastName || '-';

const credentialOf = ({ algorithm, iterations, salt, hash }: PasswordHash) => ({
  type: 'password',
  credentialData: JSON.stringify({ algorithm, hashIterations: iterations }),
  secretData: JSON.stringify({ value: hash, salt }),
});

// Creates and disables accounts with the realm's own service client. Every operation is idempotent: it reads first and writes only what
// differs.
export function keycloakAccounts(manage: Manage) {
  async function ensureRole(realm: Realm, userId: string, name: string): Promise<void> {
    const mapping = `${userPath(userId)}/role-mappings/realm`;
    const held = await manage(realm, 'GET', mapping);
    if (held.status !== 200) throw unavailable();
    if ((held.json as Role[]).some((role) => role.name === name)) return;
    const available = await manage(realm, 'GET', `${mapping}/available`);
    const role = available.status === 200 && (available.json as Role[]).find((each) => each.name === name);
    if (!role) throw unavailable();
    done(await manage(realm, 'POST', mapping, [{ id: role.id, name: role.name }]));
  }

  return {
    ensureRole,

    async findAccounts(realm: Realm, address: string): Promise<string[]> {
      const found = new Set<string>();
      for (const field of ['username', 'email']) {
        const query = new URLSearchParams({ [field]: address, exact: 'true' });
        const reply = await manage(realm, 'GET', `users?${query.toString()}`);
        if (reply.status !== 200) throw unavailable();
        for (const { id } of reply.json as { id: string }[]) found.add(id);
      }
      return [...found];
    },

    async createAccount(realm: Realm, account: NewAccount, password?: PasswordHash): Promise<string> {
      const { email, firstName, role } = account;
      const reply = await manage(realm, 'POST', 'users', {
        username: email,
        email,
        emailVerified: true,
        enabled: true,
        firstName,
        lastName: lastNameOf(account),
        ...(password === undefined ? {} : { credentials: [credentialOf(password)] }),
      });
      const userId = reply.location?.split('/').pop();
      if (reply.status >= 300 || !userId) throw unavailable();
      await ensureRole(realm, userId, role);
      return userId;
    },

    async setAddress(realm: Realm, userId: string, address: string): Promise<'ok' | 'taken'> {
      const user = userPath(userId);
      const current = await manage(realm, 'GET', user);
      if (current.status !== 200) throw unavailable();
      const changed = { ...(current.json as object), username: address, email: address, emailVerified: true };
      const reply = await manage(realm, 'PUT', user, changed);
      if (reply.status === 409) return 'taken';
      done(reply);
      return 'ok';
    },

    async removeAccount(realm: Realm, userId: string): Promise<boolean> {
      const reply = await manage(realm, 'DELETE', userPath(userId));
      if (reply.status !== 404) done(reply);
      return reply.status !== 404;
    },

    async setEnabled(realm: Realm, userId: string, enabled: boolean): Promise<void> {
      const user = userPath(userId);
      const reply = await manage(realm, 'GET', user);
      if (reply.status === 404) return;
      if (reply.status !== 200) throw unavailable();
      if ((reply.json as { enabled: boolean }).enabled !== enabled)
        done(await manage(realm, 'PUT', user, { ...(reply.json as object), enabled }));
      if (!enabled) done(await manage(realm, 'POST', `${user}/logout`));
    },
  };
}
