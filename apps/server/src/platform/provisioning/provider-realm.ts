import { roles } from '@visawright/contract/platform/roles.ts';
import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';

const passwordPolicy = [
  'length(12)',
  'upperCase(1)',
  'lowerCase(1)',
  'digits(1)',
  'specialChars(1)',
  'notUsername(undefined)',
  'passwordHistory(3)',
].join(' and ');

// Lockout after five failures for 1, 2, 3 … 15 minutes: adding a minute per failure keeps guesses below ten in a quarter of an hour.
const bruteForce = {
  bruteForceProtected: true,
  permanentLockout: false,
  bruteForceStrategy: 'LINEAR',
  failureFactor: 5,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  minimumQuickLoginWaitSeconds: 60,
  quickLoginCheckMilliSeconds: 200,
};

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
  readonly texts: Readonly<Record<string, string>>; // brand and support texts the login theme reads
}

export async function ensureProviderRealm(admin: ProviderAdmin, wanted: ProviderRealm): Promise<void> {
  const representation = {
    realm: wanted.path,
    displayName: wanted.name,
    enabled: true,
    sslRequired: 'external',
    loginTheme: 'visawright',
    registrationAllowed: false,
    resetPasswordAllowed: true,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
    rememberMe: false,
    passwordPolicy,
    ...bruteForce,
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 1_800,
    ssoSessionMaxLifespan: 36_000,
    internationalizationEnabled: true,
    supportedLocales: ['en', 'hi'],
    defaultLocale: 'en',
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
