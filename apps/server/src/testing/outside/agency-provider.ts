import { randomBytes } from 'node:crypto';
import { providerAlias } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { AuthorizationCode } from '../../platform/keycloak/identity.types.ts';
import type { ProviderAdmin } from '../../platform/provisioning/provider-admin.ts';
import { actionOf, authorizationUrl, browserAt, codeOf, type Browser, type Place } from '../passkeys/passkey-pages.ts';

interface ThereAccount {
  readonly email: string;
  readonly isVerified?: boolean;
}

// Another realm of the identity provider, which plays an agency's own OpenID Connect provider.
export async function openAgencyProvider(admin: ProviderAdmin, keycloakUrl: string) {
  const path = `p-${randomBytes(5).toString('hex')}`;
  const [clientId, clientSecret, password] = ['visawright', randomBytes(24).toString('base64url'), 'There-Pass-2026!'];
  await admin.post('', { realm: path, enabled: true, loginTheme: 'visawright', roles: { realm: [{ name: 'admin' }] } });
  await admin.post(`/${path}/clients`, {
    clientId,
    secret: clientSecret,
    publicClient: false,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    redirectUris: [`${keycloakUrl}/*`],
  });
  return {
    issuer: `${keycloakUrl}/realms/${path}`,
    clientId,
    clientSecret,
    // Says what it likes about its people. Two accounts with one address are two subjects, so the former one goes.
    async addPerson({ email, isVerified = true }: ThereAccount) {
      const username = email;
      const known = await admin.get<{ id: string }[]>(
        `/${path}/users?username=${encodeURIComponent(email)}&exact=true`,
      );
      for (const { id } of known) await admin.remove(`/${path}/users/${id}`);
      const id = await admin.post(`/${path}/users`, {
        username,
        email,
        emailVerified: isVerified,
        enabled: true,
        firstName: 'Admin',
        lastName: 'There',
        credentials: [{ type: 'password', value: password, temporary: false }],
      });
      const role = await admin.get<{ id: string; name: string }>(`/${path}/roles/admin`);
      await admin.post(`/${path}/users/${id}/role-mappings/realm`, [{ id: role.id, name: role.name }]);
      return { username, password };
    },
    drop: () => admin.remove(`/${path}`),
  };
}
export type AgencyProviderRealm = Awaited<ReturnType<typeof openAgencyProvider>>;

interface Account {
  readonly username: string;
  readonly password: string;
}
interface Coming {
  readonly agencyUid: string;
  readonly there: Account;
  readonly here?: Account; // entered if the account is not connected yet
  readonly browser?: Browser;
}

// Signs in at the agency's provider and comes back. No code: the realm's provider wanted something else.
export async function comeFromAgency(
  place: Place,
  { agencyUid, there, here, browser: visit = browserAt(place) }: Coming,
): Promise<{ readonly code: AuthorizationCode | undefined; readonly isAsked: boolean; readonly status: number }> {
  const hint = { client_id: place.path, kc_idp_hint: providerAlias(agencyUid) };
  const { url, codeVerifier } = authorizationUrl(place, hint);
  const first = await visit(url);
  const isThere = !first.url.startsWith(`${place.keycloakUrl}/realms/${place.path}/`);
  if (!isThere) return { code: codeOf(place, first.url, codeVerifier), isAsked: false, status: first.status };
  const back = await visit(actionOf(first.text, 'kc-form-login'), { ...there, credentialId: '' });
  const isAsked = back.text.includes('id="kc-form-login"');
  if (!isAsked || here === undefined)
    return { code: codeOf(place, back.url, codeVerifier), isAsked, status: back.status };
  const done = await visit(actionOf(back.text, 'kc-form-login'), { ...here, credentialId: '' });
  return { code: codeOf(place, done.url, codeVerifier), isAsked, status: done.status };
}

// Signs in with the password, asking the provider's own action to connect the account; whether that is offered is the provider's matter.
export async function connectByAction(
  place: Place,
  {
    agencyUid,
    there,
    here,
    browser: visit = browserAt(place),
  }: Required<Omit<Coming, 'browser'>> & Pick<Coming, 'browser'>,
): Promise<void> {
  const action = { client_id: place.path, kc_action: `idp_link:${providerAlias(agencyUid)}` };
  const login = await visit(authorizationUrl(place, action).url);
  const next = await visit(actionOf(login.text, 'kc-form-login'), { ...here, credentialId: '' });
  if (next.text.includes('id="kc-form-login"'))
    await visit(actionOf(next.text, 'kc-form-login'), { ...there, credentialId: '' });
}
