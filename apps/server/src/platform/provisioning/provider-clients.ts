import { roles as realmRoles } from '@visawright/contract/platform/roles.ts';
import { clientIdOf, loginClient, passkeyClient, serverClient, serviceClient } from '../keycloak/client-secrets.ts';
import { agencyProviderClaim } from '../keycloak/keycloak-agency-providers.ts';
import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';

const apiAudience = 'visawright-api';

const audienceMapper = {
  name: apiAudience,
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: {
    'included.custom.audience': apiAudience,
    'access.token.claim': 'true',
    'id.token.claim': 'false',
    'introspection.token.claim': 'true',
  },
};

// Which step of the login opened the session: named for passkeys only (provider-passkeys.ts).
const methodMapper = {
  name: 'method',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-amr-mapper',
  config: { 'access.token.claim': 'true', 'id.token.claim': 'false', 'introspection.token.claim': 'true' },
};

// Which agency's provider opened the session, if one did.
const agencyProviderMapper = {
  name: 'agency-provider',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-usersessionmodel-note-mapper',
  config: {
    'user.session.note': 'identity_provider',
    'claim.name': agencyProviderClaim,
    'jsonType.label': 'String',
    'access.token.claim': 'true',
    'id.token.claim': 'false',
    'introspection.token.claim': 'true',
  },
};

// No optional scopes: offline access is never requested.
const scopes = {
  defaultClientScopes: ['basic', 'profile', 'email', 'roles', 'acr', 'web-origins'],
  optionalClientScopes: [],
};

// Without full scope a token names only the roles listed for its client, so it opens nothing of the provider's own.
const closed = {
  protocol: 'openid-connect',
  enabled: true,
  publicClient: false,
  standardFlowEnabled: false,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  fullScopeAllowed: false,
};

// Keycloak's built-in clients that accept passwords or logins we do not use. `admin-cli` would let password guesses bypass the API;
// `account` would let the holder of an access token change the account.
const unusedClients = ['account', 'account-console', 'admin-cli', 'broker', 'security-admin-console'];
// Events say which passkey opened a session. Agencies' providers are entered on a screen.
const serviceRoles = ['view-users', 'query-users', 'manage-users', 'view-events', 'manage-identity-providers'];

export interface ProviderClients {
  readonly path: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly home: string;
  readonly logoutUrl: string; // where the provider reports ended sessions
  readonly loginSecret: string;
  readonly serverSecret: string;
  readonly serviceSecret: string;
  readonly passkeySecret: string;
  readonly passkeyFlow: string; // id of the login page that takes passkeys only
}

interface Client {
  readonly id: string;
  readonly clientId: string;
}

interface Role {
  readonly id: string;
  readonly name: string;
}

export async function ensureClients(admin: ProviderAdmin, wanted: ProviderClients): Promise<void> {
  const known = await admin.get<Client[]>(`/${wanted.path}/clients`);
  const ensure = async (clientId: string, representation: object, creation: object = {}) => {
    const current = known.find((client) => client.clientId === clientId);
    if (current === undefined) {
      return admin.post(`/${wanted.path}/clients`, { clientId, ...representation, ...creation });
    }
    if (!isUpToDate(current, representation)) {
      await admin.put(`/${wanted.path}/clients/${current.id}`, { clientId, ...representation });
    }
    return current.id;
  };

  const reportsLogout = {
    'backchannel.logout.url': wanted.logoutUrl,
    'backchannel.logout.session.required': 'true',
    'backchannel.logout.revoke.offline.tokens': 'true',
  };
  const withAudience = { ...scopes, protocolMappers: [audienceMapper] };
  const page = {
    ...closed,
    name: wanted.name,
    standardFlowEnabled: true,
    baseUrl: wanted.home,
    redirectUris: wanted.redirectUris,
    webOrigins: [],
    attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': '+', ...reportsLogout },
  };
  const login = await ensure(
    clientIdOf(wanted.path, loginClient),
    { ...page, secret: wanted.loginSecret },
    withAudience,
  );
  const passkey = await ensure(
    passkeyClient,
    { ...page, secret: wanted.passkeySecret, authenticationFlowBindingOverrides: { browser: wanted.passkeyFlow } },
    withAudience,
  );
  const password = {
    ...closed,
    directAccessGrantsEnabled: true,
    secret: wanted.serverSecret,
    attributes: reportsLogout,
  };
  const server = await ensure(serverClient, password, withAudience);
  for (const id of [login, passkey])
    for (const mapper of [methodMapper, agencyProviderMapper])
      await ensureMapper(admin, `/${wanted.path}/clients/${id}`, mapper);
  for (const id of [login, passkey, server])
    await ensureMapped(
      admin,
      `/${wanted.path}/clients/${id}/scope-mappings/realm`,
      `/${wanted.path}/roles`,
      realmRoles,
    );
  const service = { ...closed, serviceAccountsEnabled: true, secret: wanted.serviceSecret };
  await ensureServiceRoles(admin, wanted.path, await ensure(serviceClient, service, scopes));
  for (const clientId of unusedClients)
    if (known.some((client) => client.clientId === clientId))
      await ensure(clientId, { enabled: false, directAccessGrantsEnabled: false, fullScopeAllowed: false });
}

async function ensureMapper(admin: ProviderAdmin, client: string, mapper: { readonly name: string }): Promise<void> {
  const mappers = `${client}/protocol-mappers/models`;
  const known = await admin.get<{ name: string }[]>(mappers);
  if (!known.some(({ name }) => name === mapper.name)) await admin.post(mappers, mapper);
}

async function ensureServiceRoles(admin: ProviderAdmin, path: string, id: string): Promise<void> {
  const account = await admin.get<{ id: string }>(`/${path}/clients/${id}/service-account-user`);
  const [management] = await admin.get<Client[]>(`/${path}/clients?clientId=realm-management`);
  if (management === undefined) throw new Error('the identity provider has no realm-management client');
  for (const mapping of [
    `/${path}/users/${account.id}/role-mappings/clients/${management.id}`,
    `/${path}/clients/${id}/scope-mappings/clients/${management.id}`,
  ])
    await ensureMapped(admin, mapping, `/${path}/clients/${management.id}/roles`, serviceRoles);
}

async function ensureMapped(
  admin: ProviderAdmin,
  mapping: string,
  available: string,
  wanted: readonly string[],
): Promise<void> {
  const held = (await admin.get<Role[]>(mapping)).map(({ name }) => name);
  if (wanted.every((name) => held.includes(name))) return;
  const all = await admin.get<Role[]>(available);
  await admin.post(
    mapping,
    all.filter(({ name }) => wanted.includes(name)).map(({ id, name }) => ({ id, name })),
  );
}
