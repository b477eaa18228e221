import { serverClient, serviceClient } from '../keycloak/client-secrets.ts';
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

// No optional scopes: offline access is never requested.
const scopes = {
  defaultClientScopes: ['basic', 'profile', 'email', 'roles', 'acr', 'web-origins'],
  optionalClientScopes: [],
};

const closed = {
  protocol: 'openid-connect',
  enabled: true,
  publicClient: false,
  standardFlowEnabled: false,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
};

// Keycloak's built-in clients that accept passwords or logins we do not use; `admin-cli` would let password guesses bypass the API.
const unusedClients = ['admin-cli', 'security-admin-console', 'account-console'];
const serviceRoles = ['view-users', 'query-users', 'manage-users'];

export interface ProviderClients {
  readonly path: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly home: string;
  readonly serverSecret: string;
  readonly serviceSecret: string;
}

interface Client {
  readonly id: string;
  readonly clientId: string;
  readonly protocolMappers?: { readonly name: string }[];
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

  const withAudience = { ...scopes, protocolMappers: [audienceMapper] };
  await ensure(
    wanted.path,
    {
      ...closed,
      name: wanted.name,
      publicClient: true,
      standardFlowEnabled: true,
      baseUrl: wanted.home,
      redirectUris: wanted.redirectUris,
      webOrigins: ['+'],
      attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': '+' },
    },
    withAudience,
  );
  await ensure(serverClient, { ...closed, directAccessGrantsEnabled: true, secret: wanted.serverSecret }, withAudience);
  const service = { ...closed, serviceAccountsEnabled: true, secret: wanted.serviceSecret };
  await ensureServiceRoles(admin, wanted.path, await ensure(serviceClient, service, scopes));
  for (const clientId of unusedClients) await ensure(clientId, { enabled: false, directAccessGrantsEnabled: false });
}

async function ensureServiceRoles(admin: ProviderAdmin, path: string, id: string): Promise<void> {
  const account = await admin.get<{ id: string }>(`/${path}/clients/${id}/service-account-user`);
  const [management] = await admin.get<Client[]>(`/${path}/clients?clientId=realm-management`);
  if (management === undefined) throw new Error('the identity provider has no realm-management client');
  const mapping = `/${path}/users/${account.id}/role-mappings/clients/${management.id}`;
  const held = (await admin.get<{ name: string }[]>(mapping)).map(({ name }) => name);
  if (serviceRoles.every((name) => held.includes(name))) return;
  const all = await admin.get<{ id: string; name: string }[]>(`/${path}/clients/${management.id}/roles`);
  await admin.post(
    mapping,
    all.filter(({ name }) => serviceRoles.includes(name)).map(({ id: roleId, name }) => ({ id: roleId, name })),
  );
}
