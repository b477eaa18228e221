import { requireAnswer } from '../../measurement.ts';
import type { AttackedRealm, StolenToken } from './attacked-realm.ts';

export interface Attempt {
  readonly what: string;
  run(): Promise<{ status: number; succeeded: boolean }>;
}

const attacker = 'attacker@evil.test';
const newPassword = 'Attackers-Pass-2026!';

// Every attempt of an attacker who has nothing but an access token, for each stolen one.
export const attemptsWith = (realm: AttackedRealm): Attempt[] =>
  realm.stolen.flatMap((stolen) => [
    ...accountApi(realm, stolen),
    ...administration(realm, stolen),
    ...tokenEndpoint(realm, stolen),
    ...userInfo(realm, stolen),
    ...loginPages(realm, stolen),
    ...ourCalls(realm, stolen),
  ]);

interface Ask {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

async function ask(url: string, token: string, { method = 'GET', json, form, headers = {} }: Ask) {
  const reply = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
  requireAnswer(reply.status, url);
  return { status: reply.status, text: await reply.text() };
}

// Any answer of success gives something away.
const at =
  (base: string, { token, from }: StolenToken) =>
  (what: string, path: string, request: Ask = {}): Attempt => ({
    what: `${what} (token from ${from})`,
    async run() {
      const { status } = await ask(`${base}${path}`, token, request);
      return { status, succeeded: status < 300 };
    },
  });

function accountApi({ keycloakUrl, path, futureInvitee }: AttackedRealm, stolen: StolenToken): Attempt[] {
  const to = at(`${keycloakUrl}/realms/${path}/account`, stolen);
  const facts = { firstName: 'Asha', lastName: 'applicant' };
  const own = `applicant@${path}.test`;
  return [
    to('read the account', '/'),
    to('read the account with its profile rules', '/?userProfileMetadata=true'),
    to('change the email', '/', { method: 'POST', json: { ...facts, username: own, email: attacker } }),
    to('take the address of a future invitee', '/', {
      method: 'POST',
      json: { ...facts, username: own, email: futureInvitee },
    }),
    to('take the name of a future invitee', '/', {
      method: 'POST',
      json: { ...facts, username: futureInvitee, email: own },
    }),
    to('list credentials', '/credentials'),
    to('set a password', '/credentials/password', {
      method: 'POST',
      json: { newPassword, confirmation: newPassword, currentPassword: 'guess' },
    }),
    to('remove a credential', '/credentials/00000000-0000-0000-0000-000000000000', { method: 'DELETE' }),
    to('list sessions', '/sessions'),
    to('list devices', '/sessions/devices'),
    to('end all sessions', '/sessions?current=true', { method: 'DELETE' }),
    to('list applications', '/applications'),
    to('give an application consent', `/applications/${path}/consent`, { method: 'POST', json: { grantedScopes: [] } }),
    to('list linked accounts', '/linked-accounts'),
    to('list groups', '/groups'),
    to('list resources', '/resources'),
  ];
}

function administration(
  { keycloakUrl, path, victimId, colleagueId, futureInvitee }: AttackedRealm,
  stolen: StolenToken,
): Attempt[] {
  const to = at(`${keycloakUrl}/admin/realms/${path}`, stolen);
  return [
    to('list people', '/users'),
    to('read the own account', `/users/${victimId}`),
    to('change the own email', `/users/${victimId}`, { method: 'PUT', json: { email: attacker } }),
    to('change the email of a colleague', `/users/${colleagueId}`, { method: 'PUT', json: { email: attacker } }),
    to('set the own password', `/users/${victimId}/reset-password`, {
      method: 'PUT',
      json: { type: 'password', value: newPassword, temporary: false },
    }),
    to('list the own credentials', `/users/${victimId}/credentials`),
    to('have a link sent', `/users/${victimId}/execute-actions-email`, { method: 'PUT', json: ['UPDATE_PASSWORD'] }),
    to('list the own sessions', `/users/${victimId}/sessions`),
    to('end the sessions of a colleague', `/users/${colleagueId}/logout`, { method: 'POST' }),
    to('impersonate a colleague', `/users/${colleagueId}/impersonation`, { method: 'POST' }),
    to('impersonate oneself', `/users/${victimId}/impersonation`, { method: 'POST' }),
    to('create an account for a future invitee', '/users', {
      method: 'POST',
      json: { username: futureInvitee, email: futureInvitee, enabled: true },
    }),
    to('get a role', `/users/${victimId}/role-mappings/realm`, { method: 'POST', json: [{ name: 'admin' }] }),
    to('read the realm', ''),
    to('change the realm', '', { method: 'PUT', json: { registrationAllowed: true } }),
    to('list clients', '/clients'),
    to('read events', '/events'),
    at(`${keycloakUrl}/admin/${path}/console`, stolen)('open the console', '/whoami'),
    at(`${keycloakUrl}/admin/realms/master`, stolen)('list administrators', '/users'),
    at(`${keycloakUrl}/realms/${path}/clients-registrations`, stolen)('register a client', '/default', {
      method: 'POST',
      json: { clientId: 'attacker', publicClient: true, redirectUris: ['https://evil.test/*'] },
    }),
    at(`${keycloakUrl}/realms/${path}/clients-registrations`, stolen)('read the client', `/default/${path}`),
  ];
}

const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
const accessToken = 'urn:ietf:params:oauth:token-type:access_token';

function tokenEndpoint(
  { keycloakUrl, path, colleagueId, refreshHandle }: AttackedRealm,
  stolen: StolenToken,
): Attempt[] {
  const { token } = stolen;
  const to = at(`${keycloakUrl}/realms/${path}/protocol/openid-connect`, stolen);
  const clients = [
    path,
    'visawright-server',
    'visawright-service',
    'visawright-passkey',
    'account',
    'account-console',
    'admin-cli',
    'broker',
  ];
  const post = (form: Record<string, string>): Ask => ({ method: 'POST', form, headers: { authorization: '' } });
  return [
    ...clients.flatMap((client_id) => [
      to(`exchange the token as ${client_id}`, '/token', {
        ...post({ grant_type: exchange, client_id, subject_token: token, subject_token_type: accessToken }),
      }),
      to(`exchange it for a colleague's as ${client_id}`, '/token', {
        ...post({
          grant_type: exchange,
          client_id,
          subject_token: token,
          subject_token_type: accessToken,
          requested_subject: colleagueId,
        }),
      }),
      to(`refresh with the access token as ${client_id}`, '/token', {
        ...post({ grant_type: 'refresh_token', client_id, refresh_token: token }),
      }),
      to(`refresh with our handle as ${client_id}`, '/token', {
        ...post({ grant_type: 'refresh_token', client_id, refresh_token: refreshHandle }),
      }),
    ]),
    to('exchange it for an offline token', '/token', {
      ...post({
        grant_type: exchange,
        client_id: path,
        subject_token: token,
        subject_token_type: accessToken,
        requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token',
        scope: 'openid offline_access',
      }),
    }),
    to('use it as an assertion', '/token', {
      ...post({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', client_id: path, assertion: token }),
    }),
    to('get a permission ticket', '/token', {
      method: 'POST',
      form: { grant_type: 'urn:ietf:params:oauth:grant-type:uma-ticket', audience: 'account' },
    }),
    to('begin a device login', '/auth/device', post({ client_id: path })),
    to(
      'begin a login on another device',
      '/ext/ciba/auth',
      post({ client_id: path, login_hint: `agent@${path}.test` }),
    ),
    to('introspect', '/token/introspect', post({ client_id: path, token })),
    to('revoke', '/revoke', post({ client_id: path, token })),
  ];
}

interface Claims {
  [name: string]: unknown;
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;

// Reading the claims the token already has gives nothing away; anything beyond them would.
function userInfo({ keycloakUrl, path, colleagueId }: AttackedRealm, { token, from }: StolenToken): Attempt[] {
  const url = `${keycloakUrl}/realms/${path}/protocol/openid-connect/userinfo`;
  const known = claimsOf(token);
  const attempt = (what: string, address: string, request: Ask): Attempt => ({
    what: `${what} (token from ${from})`,
    async run() {
      const { status, text } = await ask(address, token, request);
      if (status >= 300) return { status, succeeded: false };
      const received = JSON.parse(text) as Claims;
      const isMore = Object.entries(received).some(
        ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
      );
      return { status, succeeded: isMore };
    },
  });
  return [
    attempt('read more claims than the token has', url, {}),
    attempt('read more claims by form', url, { method: 'POST', form: { access_token: token } }),
    attempt("read a colleague's claims", `${url}?sub=${colleagueId}`, {}),
    attempt('change claims', url, { method: 'PUT', json: { email: attacker } }),
    attempt('read claims of the master realm', url.replace(`/realms/${path}/`, '/realms/master/'), {}),
  ];
}

// Pages of the provider on which a signed-in person acts: without its cookie they must ask for the password.
function loginPages({ keycloakUrl, path }: AttackedRealm, { token, from }: StolenToken): Attempt[] {
  const actions = [
    'UPDATE_EMAIL',
    'UPDATE_PROFILE',
    'UPDATE_PASSWORD',
    'CONFIGURE_TOTP',
    'webauthn-register',
    'webauthn-register-passwordless',
    'delete_credential',
    'delete_account',
  ];
  const query = (kc_action: string) =>
    new URLSearchParams({
      client_id: path,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${process.env['PUBLIC_URL']}/${path}/`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      kc_action,
      id_token_hint: token,
    });
  return actions.map((action) => ({
    what: `open ${action} (token from ${from})`,
    async run() {
      const url = `${keycloakUrl}/realms/${path}/protocol/openid-connect/auth?${query(action)}`;
      const { status, text } = await ask(url, token, { headers: { accept: 'text/html' } });
      return { status, succeeded: status < 400 && !text.includes('kc-form-login') };
    },
  }));
}

function ourCalls({ call, refreshHandle, futureInvitee }: AttackedRealm, { token, from }: StolenToken): Attempt[] {
  const attempt = (what: string, run: () => Promise<{ status: number; gained?: boolean }>): Attempt => ({
    what: `${what} (token from ${from})`,
    async run() {
      const { status, gained } = await run();
      return { status, succeeded: gained ?? status < 300 };
    },
  });
  const auth = { authorization: `Bearer ${token}` };
  type Name = Parameters<typeof call>[0];
  const plain = (what: string, name: Name, body: object) => attempt(what, () => call(name, body, auth));
  return [
    plain('change the password without it', 'changePassword', { newPassword }),
    plain('change the password with the token', 'changePassword', { password: token.slice(0, 200), newPassword }),
    plain('add a passkey without the page of the provider', 'finishPasskey', {
      code: token.slice(0, 200),
      codeVerifier: 'v'.repeat(43),
      redirectUri: process.env['PUBLIC_URL'],
    }),
    plain('remove a passkey', 'removePasskey', { passkeyUid: '6f1c5a40-0000-4000-8000-000000000001' }),
    attempt('sign in with a passkey that was never made', async () => {
      const code = { code: token.slice(0, 200), codeVerifier: 'v'.repeat(43), redirectUri: process.env['PUBLIC_URL'] };
      return call('exchangeCode', { ...code, via: 'passkey' }, auth);
    }),
    plain('change the email as part of the profile', 'updateProfile', { email: attacker }),
    plain('change the sign-in name as part of the profile', 'updateProfile', { username: futureInvitee }),
    plain('refresh with the access token', 'refreshToken', { refreshToken: token.slice(0, 500) }),
    plain('refresh with the handle but without the cookie', 'refreshToken', { refreshToken: refreshHandle }),
    plain('hand the session over without the cookie', 'createHandoffCode', { refreshToken: refreshHandle }),
    plain('reset the password with the token', 'resetPassword', { code: token.slice(0, 200), newPassword }),
    attempt('turn the token into a session', async () => {
      const { status, body } = await call<{ tokenValid: boolean }>('validateToken', { accessToken: token }, auth);
      return { status, gained: body.tokenValid };
    }),
    attempt('be an admin', async () => {
      const { status } = await call('getProfile', { role: 'admin' }, auth);
      return { status };
    }),
  ];
}
