import { roles } from '@visawright/contract/platform/roles.ts';
import { ensureClosedAccounts } from './provider-accounts.ts';
import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';
import { passkeyPolicy } from './provider-passkeys.ts';
import { adminEventsExpiry, bruteForce, passwordPolicy, recordedEvents } from './provider-policy.ts';

function smtpServer(smtpUrl: string, from: string, name: string) {
  const url = new URL(smtpUrl);
  return {
    host: url.hostname,
    port: url.port || '25',
    from,
    fromDisplayName: name,
    ssl: String(url.protocol === 'smtps:'),
    ...(url.username === ''
      ? {}
      : { auth: 'true', user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }),
  };
}

export interface ProviderRealm {
  readonly path: string;
  readonly name: string;
  readonly mailFrom: string;
  readonly smtpUrl: string;
  readonly keycloakUrl: string;
  readonly texts: Readonly<Record<string, string>>; // brand and support texts the login and email themes read
}

export async function ensureProviderRealm(admin: ProviderAdmin, wanted: ProviderRealm): Promise<void> {
  const representation = {
    realm: wanted.path,
    displayName: wanted.name,
    enabled: true,
    sslRequired: 'external',
    loginTheme: 'visawright',
    emailTheme: 'visawright',
    registrationAllowed: false,
    resetPasswordAllowed: true,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
    rememberMe: false,
    editUsernameAllowed: true, // by the service client; the profile rules keep people from it
    userManagedAccessAllowed: false,
    passwordPolicy,
    ...bruteForce,
    ...passkeyPolicy(wanted.keycloakUrl, wanted.name),
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 1_800,
    ssoSessionMaxLifespan: 36_000,
    internationalizationEnabled: true,
    supportedLocales: ['en', 'hi'],
    defaultLocale: 'en',
    attributes: adminEventsExpiry,
    smtpServer: smtpServer(wanted.smtpUrl, wanted.mailFrom, wanted.name),
  };
  const current = await admin.find(`/${wanted.path}`);
  if (current === undefined) {
    await admin.post('', { ...representation, roles: { realm: roles.map((name) => ({ name })) } });
  } else if (!isUpToDate(current, representation)) {
    await admin.put(`/${wanted.path}`, representation);
  }
  await ensureRoles(admin, wanted.path);
  await ensureTexts(admin, wanted);
  await ensureEvents(admin, wanted.path);
  await ensureClosedAccounts(admin, wanted.path);
}

export async function ensureEvents(admin: ProviderAdmin, path: string): Promise<void> {
  const current = await admin.get(`/${path}/events/config`);
  if (!isUpToDate(current, recordedEvents)) await admin.put(`/${path}/events/config`, recordedEvents);
}

async function ensureRoles(admin: ProviderAdmin, path: string): Promise<void> {
  const known = (await admin.get<{ name: string }[]>(`/${path}/roles`)).map(({ name }) => name);
  for (const name of roles) if (!known.includes(name)) await admin.post(`/${path}/roles`, { name });
}

async function ensureTexts(admin: ProviderAdmin, { path, texts }: ProviderRealm): Promise<void> {
  for (const locale of ['en', 'hi']) {
    const current = await admin.find(`/${path}/localization/${locale}`);
    if (!isUpToDate(current, texts)) await admin.post(`/${path}/localization/${locale}`, texts);
  }
}
