import { randomBytes } from 'node:crypto';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { decodeJwt } from 'jose';
import { recordFactor } from '../platform/access/recent-factor.ts';
import { sql } from '../platform/db/db.ts';
import { clientSecrets } from '../platform/keycloak/client-secrets.ts';
import { keycloakIdentity } from '../platform/keycloak/keycloak.ts';
import { ensurePerson } from '../identity/people/ensure-person.ts';
import { createRealm } from '../platform/provisioning/create-realm.ts';
import { openOperator, type Operator } from '../platform/provisioning/operator.ts';
import { openRealmDirectory } from '../platform/realms/realm-directory.ts';
import { recordSignUpConsent } from '../documents/consents/record-sign-up-consent.ts';
import { borrowProviderRealm } from './outside/borrow-provider-realm.ts';
import type { TestDatabase } from './test-database.ts';

export interface IdentityRealm {
  readonly realmId: string;
  readonly path: string;
  readonly domain: string; // of the people's addresses
  readonly password: string;
  email(role: Role): string;
  token(role: Role): Promise<string>; // of a new sign-in
  authorization(role: Role): Promise<{ readonly authorization: string }>; // of one sign-in per role; for tests with many calls
  drop(): Promise<void>;
}

interface IdentityOrder {
  readonly isDefault?: boolean;
  readonly partnerTokens?: boolean;
  readonly hosts?: readonly string[];
}

const operatorOf = (database: TestDatabase) => openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });

// A realm created with the operator's command at the real identity provider, with one person per role, and removed afterwards. Takes some
// seconds: a test borrows one.
export async function createIdentityRealm(
  database: TestDatabase,
  roles: readonly Role[],
  { path = `t-${randomBytes(5).toString('hex')}`, ...order }: IdentityOrder & { readonly path?: string } = {},
): Promise<IdentityRealm> {
  const operator = operatorOf(database);
  const leave = () => operator.admin.remove(`/${path}`);
  return prepareRealm({ database, roles, order, path, domain: `${path}.test`, operator, leave });
}

// The same in a realm of the identity provider that other tests used before and will use afterwards, with other people.
export async function borrowIdentityRealm(
  database: TestDatabase,
  roles: readonly Role[],
  order: IdentityOrder = {},
): Promise<IdentityRealm> {
  const operator = operatorOf(database);
  const { path, giveBack } = await borrowProviderRealm(operator.admin, process.env['DATABASE_OWNER_URL']!);
  const domain = `${path}-${randomBytes(3).toString('hex')}.test`; // mail of an earlier test has another address
  return prepareRealm({ database, roles, order, path, domain, operator, leave: giveBack });
}

interface RealmToPrepare {
  readonly database: TestDatabase;
  readonly roles: readonly Role[];
  readonly order: IdentityOrder;
  readonly path: string;
  readonly domain: string;
  readonly operator: Operator;
  readonly leave: () => Promise<void>;
}

async function prepareRealm({
  database,
  roles,
  order,
  path,
  domain,
  operator,
  leave,
}: RealmToPrepare): Promise<IdentityRealm> {
  const password = 'Test-Pass-2026!';
  const email = (role: Role) => `${role}@${domain}`;
  const directory = openRealmDirectory(database.resolverUrl, 'sandbox');
  const identity = keycloakIdentity(operator.keycloakUrl, clientSecrets(operator.tenants, operator.keys));
  const drop = async () => {
    await leave();
    await Promise.all([operator.tenants.close(), directory.close()]);
  };
  const realmId = await createRealm(operator, {
    path,
    name: path,
    color: null,
    hosts: [],
    phone: '',
    email: `care@${domain}`,
    hours: '',
    footer: '',
    isDefault: false,
    partnerTokens: false,
    ...order,
  });
  const db = operator.tenants.forRealm(realmId);
  const { uid: agencyUid } = await db.get<{ uid: string }>(
    sql`select agency_uid as uid from agency where realm_id = ${realmId} and type = 'SUPER_ADMIN'`,
  );
  for (const role of roles)
    await ensurePerson(operator, db, path, {
      email: email(role),
      firstName: 'Asha',
      lastName: role,
      role,
      password,
      mustChange: false,
      country: 'India',
      ...(role === 'agency' || role === 'agent' || role === 'reviewer' ? { agencyUid } : {}),
      ...(role === 'applicant' ? { applicant: { type: 'D2C' as const, agencyUid } } : {}),
    });
  const travellers = await db.many<{ applicantUid: string; personUid: string }>(sql`
    select applicant_uid as "applicantUid", person_uid as "personUid" from applicant
    where realm_id = ${realmId} and person_uid is not null`);
  for (const traveller of travellers)
    await db.transaction((tx) => recordSignUpConsent(tx, { ...traveller, language: 'en' }));
  const token = async (role: Role): Promise<string> => {
    const realm = await directory.byPath(path);
    const result = await identity.signIn(realm!, email(role), password);
    if (result.kind !== 'ok') throw new Error(`${role} could not sign in: ${result.kind}`);
    const { sid, sub } = decodeJwt<{ sid: string }>(result.tokens.accessToken);
    const { uid } = await db.get<{ uid: string }>(
      sql`select person_uid as uid from person where realm_id = ${realmId} and kc_sub = ${sub!}`,
    );
    await recordFactor(db, sid, uid, Date.now());
    return result.tokens.accessToken;
  };
  const signedIn = new Map<Role, Promise<string>>();
  return {
    realmId,
    path,
    domain,
    password,
    email,
    token,
    async authorization(role) {
      const known = signedIn.get(role) ?? token(role);
      signedIn.set(role, known);
      return { authorization: `Bearer ${await known}` };
    },
    drop,
  };
}
