import { PartUnavailable } from '../errors/part-unavailable.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { AgencyProviderOrder, ProviderLink } from './identity.types.ts';
import type { Reply } from './keycloak-http.ts';

type Manage = (realm: Realm, method: string, path: string, body?: unknown) => Promise<Reply>;

// In tokens of a session that an agency's provider opened: its alias.
export const agencyProviderClaim = 'agency_provider';
// What happens when a person comes from an agency's provider for the first time.
export const connectFlow = 'connect-agency-account';

const sameSecret = '**********'; // what Keycloak shows instead of a secret; sent back, the secret stays
const instances = 'identity-provider/instances';
const done = ({ status }: Reply) => {
  if (status >= 300) throw new PartUnavailable('keycloak');
};

export function keycloakAgencyProviders(manage: Manage) {
  const removeAgencyProvider = async (realm: Realm, alias: string): Promise<void> => {
    const reply = await manage(realm, 'DELETE', `${instances}/${alias}`);
    if (reply.status !== 404) done(reply);
  };

  return {
    removeAgencyProvider,

    async saveAgencyProvider(realm: Realm, order: AgencyProviderOrder, keepsLinks: boolean): Promise<void> {
      const address = `${instances}/${order.alias}`;
      const wanted = representationOf(order);
      if (!keepsLinks) await removeAgencyProvider(realm, order.alias);
      const current = await manage(realm, 'GET', address);
      if (current.status === 200) {
        const { internalId } = current.json as { internalId: string };
        done(await manage(realm, 'PUT', address, { internalId, ...wanted }));
      } else done(await manage(realm, 'POST', instances, wanted));
      const mappers = await manage(realm, 'GET', `${address}/mappers`);
      done(mappers);
      if (!(mappers.json as { name: string }[]).some(({ name }) => name === emailMapper.name))
        done(await manage(realm, 'POST', `${address}/mappers`, { ...emailMapper, identityProviderAlias: order.alias }));
    },

    async providerLinksOf(realm: Realm, userId: string): Promise<ProviderLink[]> {
      const reply = await manage(realm, 'GET', `users/${encodeURIComponent(userId)}/federated-identity`);
      done(reply);
      return (reply.json as { identityProvider: string; userId: string; userName?: string }[]).map((link) => ({
        alias: link.identityProvider,
        subject: link.userId,
        email: link.userName ?? '',
      }));
    },

    async removeProviderLink(realm: Realm, userId: string, alias: string): Promise<void> {
      const path = `users/${encodeURIComponent(userId)}/federated-identity/${alias}`;
      const reply = await manage(realm, 'DELETE', path);
      if (reply.status !== 404) done(reply);
    },
  };
}

// The link notes which address the provider named, so that it can be compared. It changes nothing in the account.
const emailMapper = {
  name: 'email',
  identityProviderMapper: 'oidc-username-idp-mapper',
  config: { template: '${CLAIM.email}', target: 'BROKER_USERNAME', syncMode: 'FORCE' },
};

// Nothing of the provider's is taken into the account: no roles, no name, no address, no token. Its user information is not asked for.
const representationOf = (order: AgencyProviderOrder) => ({
  alias: order.alias,
  displayName: order.name,
  providerId: 'oidc',
  enabled: order.isOn,
  trustEmail: false,
  storeToken: false,
  addReadTokenRoleOnCreate: false,
  authenticateByDefault: false,
  linkOnly: false,
  hideOnLogin: false, // the login page has one link for all of them
  firstBrokerLoginFlowAlias: connectFlow,
  config: {
    issuer: order.issuer,
    authorizationUrl: order.authorizationUrl,
    tokenUrl: order.tokenUrl,
    useJwksUrl: 'true',
    jwksUrl: order.jwksUrl,
    validateSignature: 'true',
    disableUserInfo: 'true',
    clientId: order.clientId,
    clientSecret: order.clientSecret ?? sameSecret,
    clientAuthMethod: order.sendsSecretInBody ? 'client_secret_post' : 'client_secret_basic',
    defaultScope: 'openid email',
    pkceEnabled: 'true',
    pkceMethod: 'S256',
    syncMode: 'IMPORT',
    sendIdTokenOnLogout: 'false',
    sendClientIdOnLogout: 'false',
  },
});
