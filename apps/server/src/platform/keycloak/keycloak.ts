import { decodeJwt } from 'jose';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import {
  clientIdOf,
  loginClient,
  passkeyClient,
  serverClient,
  serviceClient,
  type ConfidentialClient,
  type SecretOf,
} from './client-secrets.ts';
import type { Identity, ProviderTokens } from './identity.types.ts';
import { keycloakAgencyProviders } from './keycloak-agency-providers.ts';
import { keycloakAccounts } from './keycloak-accounts.ts';
import { form, json, send, type Reply } from './keycloak-http.ts';
import { keycloakLocks } from './keycloak-locks.ts';
import { keycloakPasskeys } from './keycloak-passkeys.ts';
import { keycloakSessions } from './keycloak-sessions.ts';
import { signingKeys } from './keycloak-keys.ts';

interface TokenReply {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
  error?: string;
  error_description?: string;
}

// Returned only when the password was correct: Keycloak then refuses the grant because of the pending change.
const changePending = 'Account is not fully set up';

const realmUrl = (realm: Realm) => `${realm.keycloakUrl}/realms/${encodeURIComponent(realm.keycloakRealm)}`;
const adminUrl = (realm: Realm) => `${realm.keycloakUrl}/admin/realms/${encodeURIComponent(realm.keycloakRealm)}`;

export function keycloakIdentity(keycloakUrl: string, secretOf: SecretOf): Identity {
  const serviceTokens = new Map<string, { token: string; until: number }>();

  async function ask(realm: Realm, client: ConfidentialClient, endpoint: string, fields: Record<string, string>) {
    const secret = await secretOf(realm, client);
    return send(
      `${realmUrl(realm)}/protocol/openid-connect/${endpoint}`,
      form({ client_id: clientIdOf(realm.path, client), client_secret: secret, ...fields }),
    );
  }

  async function serviceToken(realm: Realm): Promise<string> {
    const known = serviceTokens.get(realm.realmId);
    if (known !== undefined && known.until > Date.now()) return known.token;
    const reply = await ask(realm, serviceClient, 'token', { grant_type: 'client_credentials' });
    if (reply.status !== 200) throw new PartUnavailable('keycloak');
    const { access_token: token, expires_in: seconds } = reply.json as TokenReply;
    serviceTokens.set(realm.realmId, { token, until: Date.now() + (seconds - 30) * 1_000 });
    return token;
  }

  async function manage(realm: Realm, method: string, path: string, body?: unknown): Promise<Reply> {
    const call = async () => send(`${adminUrl(realm)}/${path}`, json(method, await serviceToken(realm), body));
    const reply = await call();
    if (reply.status !== 401) return reply;
    serviceTokens.delete(realm.realmId);
    return call();
  }

  async function findUserId(realm: Realm, username: string): Promise<string | undefined> {
    for (const field of ['username', 'email']) {
      const query = new URLSearchParams({ [field]: username, exact: 'true', max: '1' });
      const reply = await manage(realm, 'GET', `users?${query.toString()}`);
      if (reply.status !== 200) throw new PartUnavailable('keycloak');
      const [user] = reply.json as { id: string }[];
      if (user !== undefined) return user.id;
    }
    return undefined;
  }

  const done = (reply: Reply) => {
    if (reply.status >= 300) throw new PartUnavailable('keycloak');
  };

  return {
    async signIn(realm, username, password) {
      const reply = await ask(realm, serverClient, 'token', { grant_type: 'password', username, password });
      const body = reply.json as TokenReply | undefined;
      if (reply.status === 200 && body !== undefined) return { kind: 'ok', tokens: tokensOf(body) };
      if (body?.error !== 'invalid_grant') throw new PartUnavailable('keycloak');
      return { kind: body.error_description === changePending ? 'changeRequired' : 'refused' };
    },

    async exchangeCode(realm, { code, codeVerifier, redirectUri }, via) {
      const reply = await ask(realm, via === 'passkey' ? passkeyClient : loginClient, 'token', {
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      });
      return tokensOrDead(reply);
    },

    async refresh(realm, refreshToken) {
      const reply = await ask(realm, issuedTo(realm, refreshToken), 'token', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
      return tokensOrDead(reply);
    },

    async endSession(realm, refreshToken) {
      await ask(realm, issuedTo(realm, refreshToken), 'logout', { refresh_token: refreshToken });
    },

    findUserId,

    async setPassword(realm, userId, password) {
      const user = `users/${encodeURIComponent(userId)}`;
      const body = { type: 'password', value: password, temporary: false };
      const reply = await manage(realm, 'PUT', `${user}/reset-password`, body);
      if (reply.status === 400) return 'refused';
      done(reply);
      // Someone who has proved ownership of the account is not locked out by another person's guesses.
      await manage(realm, 'DELETE', `attack-detection/brute-force/${user}`);
      return 'ok';
    },

    async endAllSessions(realm, userId) {
      done(await manage(realm, 'POST', `users/${encodeURIComponent(userId)}/logout`));
    },

    ...keycloakAccounts(manage),
    ...keycloakSessions(manage),
    ...keycloakPasskeys(manage),
    ...keycloakAgencyProviders(manage),
    ...keycloakLocks(manage, findUserId),

    verificationKey: signingKeys(send),

    async answers() {
      return send(`${keycloakUrl}/realms/master`).then(
        (reply) => reply.status === 200,
        () => false,
      );
    },
  };
}

// The provider accepts a refresh token only from the client it was issued to.
function issuedTo(realm: Realm, refreshToken: string): ConfidentialClient {
  const { azp } = decodeJwt<{ azp?: string }>(refreshToken);
  return azp === realm.path ? loginClient : azp === passkeyClient ? passkeyClient : serverClient;
}

function tokensOrDead({ status, json: body }: Reply): ProviderTokens | 'dead' {
  if (status === 200) return tokensOf(body as TokenReply);
  if ((body as TokenReply | undefined)?.error === 'invalid_grant') return 'dead';
  throw new PartUnavailable('keycloak');
}

const tokensOf = (body: TokenReply): ProviderTokens => ({
  accessToken: body.access_token,
  refreshToken: body.refresh_token,
  expiresIn: body.expires_in,
  refreshExpiresIn: body.refresh_expires_in,
});
