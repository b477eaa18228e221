import { AppError } from '../errors/app-error.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { NewAccount, PasswordHash } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string, body?: unknown) => Promise<Reply>;
interface Role {
  readonly id: string;
  readonly name: string;
}

const unavailable = () => new AppError('part.unavailable');
const done = (reply: Reply) => {
  if (reply.status >= 300) throw unavailable();
};

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
  async function find(realm: Realm, email: string): Promise<string | undefined> {
    const query = new URLSearchParams({ username: email, exact: 'true', max: '1' });
    const reply = await manage(realm, 'GET', `users?${query.toString()}`);
    if (reply.status !== 200) throw unavailable();
    return (reply.json as { id: string }[])[0]?.id;
  }

  async function ensureRole(realm: Realm, userId: string, name: string): Promise<void> {
    const mapping = `users/${encodeURIComponent(userId)}/role-mappings/realm`;
    const held = await manage(realm, 'GET', mapping);
    if (held.status !== 200) throw unavailable();
    if ((held.json as Role[]).some((role) => role.name === name)) return;
    const available = await manage(realm, 'GET', `${mapping}/available`);
    const role = available.status === 200 && (available.json as Role[]).find((each) => each.name === name);
    if (!role) throw unavailable();
    done(await manage(realm, 'POST', mapping, [{ id: role.id, name: role.name }]));
  }

  return {
    async ensureAccount(realm: Realm, account: NewAccount): Promise<string> {
      const { email, firstName, role } = account;
      let userId = await find(realm, email);
      if (userId === undefined) {
        const facts = { username: email, email, emailVerified: true, enabled: true, firstName };
        const reply = await manage(realm, 'POST', 'users', { ...facts, lastName: lastNameOf(account) });
        // 409: a concurrent attempt created it
        userId = reply.status === 409 ? await find(realm, email) : reply.location?.split('/').pop();
        if ((reply.status >= 300 && reply.status !== 409) || !userId) throw unavailable();
      }
      await ensureRole(realm, userId, role);
      return userId;
    },

    async createAccount(realm: Realm, account: NewAccount, password: PasswordHash): Promise<string> {
      const { email, firstName, role } = account;
      const former = await find(realm, email);
      if (former !== undefined) done(await manage(realm, 'DELETE', `users/${encodeURIComponent(former)}`));
      const reply = await manage(realm, 'POST', 'users', {
        username: email,
        email,
        emailVerified: true,
        enabled: true,
        firstName,
        lastName: lastNameOf(account),
        credentials: [credentialOf(password)],
      });
      const userId = reply.location?.split('/').pop();
      if (reply.status >= 300 || !userId) throw unavailable();
      await ensureRole(realm, userId, role);
      return userId;
    },

    async setEnabled(realm: Realm, userId: string, enabled: boolean): Promise<void> {
      const user = `users/${encodeURIComponent(userId)}`;
      const reply = await manage(realm, 'GET', user);
      if (reply.status === 404) return;
      if (reply.status !== 200) throw unavailable();
      if ((reply.json as { enabled: boolean }).enabled !== enabled)
        done(await manage(realm, 'PUT', user, { ...(reply.json as object), enabled }));
      if (!enabled) done(await manage(realm, 'POST', `${user}/logout`));
    },
  };
}
