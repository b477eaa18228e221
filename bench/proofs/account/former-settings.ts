import { randomUUID } from 'node:crypto';
import type { ProviderAdmin } from '@visawright/server/tools.ts';
import { roles } from '@visawright/contract/platform/roles.ts';

const audienceMapper = {
  name: 'visawright-api',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: { 'included.custom.audience': 'visawright-api', 'access.token.claim': 'true', 'id.token.claim': 'false' },
};
const withScopes = {
  protocol: 'openid-connect',
  defaultClientScopes: ['basic', 'profile', 'email', 'roles', 'acr', 'web-origins'],
  optionalClientScopes: [],
  protocolMappers: [audienceMapper],
};

// A realm at the provider as it was created before accounts were closed: the page's client public, full scope for every client, the
// account API open, everybody with the provider's default roles, nothing recorded.
export async function createFormerRealm(
  admin: ProviderAdmin,
  path: string,
  person: { readonly email: string; readonly password: string },
): Promise<{ serverSecret: string }> {
  const serverSecret = randomUUID();
  await admin.post('', {
    realm: path,
    enabled: true,
    sslRequired: 'external',
    registrationAllowed: false,
    resetPasswordAllowed: true,
    loginWithEmailAllowed: true,
    accessTokenLifespan: 300,
    roles: { realm: roles.map((name) => ({ name })) },
  });
  const home = `${process.env['PUBLIC_URL']}/${path}/*`;
  const page = {
    clientId: path,
    publicClient: true,
    standardFlowEnabled: true,
    redirectUris: [home],
    webOrigins: ['+'],
  };
  const server = { clientId: 'visawright-server', directAccessGrantsEnabled: true, standardFlowEnabled: false };
  const service = { clientId: 'visawright-service', serviceAccountsEnabled: true, standardFlowEnabled: false };
  await admin.post(`/${path}/clients`, { ...withScopes, ...page });
  await admin.post(`/${path}/clients`, { ...withScopes, ...server, secret: serverSecret });
  await admin.post(`/${path}/clients`, { ...withScopes, ...service, secret: randomUUID() });
  const id = await admin.post(`/${path}/users`, {
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    firstName: 'Asha',
    lastName: 'applicant',
    credentials: [{ type: 'password', value: person.password, temporary: false }],
  });
  const role = await admin.get<{ id: string; name: string }>(`/${path}/roles/applicant`);
  await admin.post(`/${path}/users/${id}/role-mappings/realm`, [{ id: role.id, name: role.name }]);
  return { serverSecret };
}

// Shows that the former settings gave the account away: without this, refusals afterwards would prove nothing.
export async function openFormerAccount(keycloakUrl: string, path: string, token: string): Promise<number> {
  const reply = await fetch(`${keycloakUrl}/realms/${path}/account/`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  return reply.status;
}

export async function formerToken(
  keycloakUrl: string,
  path: string,
  serverSecret: string,
  person: { readonly email: string; readonly password: string },
): Promise<string> {
  const reply = await fetch(`${keycloakUrl}/realms/${path}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'visawright-server',
      client_secret: serverSecret,
      username: person.email,
      password: person.password,
      scope: 'openid',
    }),
  });
  if (!reply.ok) throw new Error(`no token with the former settings: ${reply.status}`);
  return ((await reply.json()) as { access_token: string }).access_token;
}
