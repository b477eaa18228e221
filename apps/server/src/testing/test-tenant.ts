import { randomBytes, randomUUID } from 'node:crypto';
import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../platform/access/actor.types.ts';
import { sql, type Db } from '../platform/db/db.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { fileKeyStore, type KeyStore } from '../platform/crypto/key-store.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { insertRealm } from './insert-realm.ts';

export interface TestTenant {
  readonly realmId: string;
  readonly db: Db; // as the API uses it
  readonly worker: Db;
  readonly owner: Db; // for rows a test inserts
  readonly keys: KeyStore;
  agency(type?: 'AGENCY' | 'SUPER_ADMIN'): Promise<string>;
  person(role: Role, agencyUid?: string): Promise<Actor>;
  applicant(facts: ApplicantFacts): Promise<string>;
  traveller(facts: ApplicantFacts): Promise<Actor>; // an applicant with an account
  document(applicantUid: string): Promise<string>;
  close(): Promise<void>;
}

interface ApplicantFacts {
  readonly agencyUid: string;
  readonly agentUid?: string;
  readonly personUid?: string;
  readonly addedBy?: string;
  readonly type?: ApplicantType;
  readonly name?: readonly [first: string, last: string];
}

// A realm with people as rows, for tests that need no identity provider. Without a given database it has its own, which it drops on close.
export async function createTestTenant(givenDatabase?: TestDatabase): Promise<TestTenant> {
  const database = givenDatabase ?? (await createTestDatabase());
  const realmId = await insertRealm(database.ownerUrl, { path: `h-${randomBytes(5).toString('hex')}` });
  const pools = [
    openTenants(database.apiUrl, 4),
    openTenants(database.workerUrl, 1),
    openTenants(database.ownerUrl, 2),
  ];
  const [db, worker, owner] = pools.map((pool) => pool.forRealm(realmId)) as [Db, Db, Db];
  const added = async (query: ReturnType<typeof sql>) => (await owner.get<{ uid: string }>(query)).uid;

  const applicant: TestTenant['applicant'] = ({ agencyUid, type = 'B2B', name = ['Asha', 'Rao'], ...facts }) =>
    added(sql`
      insert into applicant (realm_id, agency_uid, agent_uid, person_uid, added_by, type, first_name, last_name)
      values (${realmId}, ${agencyUid}, ${facts.agentUid ?? null}, ${facts.personUid ?? null}, ${facts.addedBy ?? null}, ${type},
        ${name[0]}, ${name[1]}) returning applicant_uid as uid`);

  const person = async (role: Role, agencyUid: string | null = null): Promise<Actor> => {
    const sub = randomUUID();
    const personUid = await added(sql`
      insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
      values (${realmId}, ${sub}, ${role}, ${agencyUid}, ${role}, ${sub.slice(0, 4)}, ${`${sub}@house.test`}, now())
      returning person_uid as uid`);
    const nobody = { session: '', distributorUid: null, applicantUid: null, applicantType: null };
    return { realmId, personUid, sub, role, roles: [role], agencyUid, ...nobody };
  };

  return {
    realmId,
    db,
    worker,
    owner,
    keys: fileKeyStore(process.env['ROOT_KEY_FILE']!),
    agency: (type = 'AGENCY') =>
      added(
        sql`insert into agency (realm_id, type, name) values (${realmId}, ${type}, 'Meridian') returning agency_uid as uid`,
      ),
    person,
    applicant,
    async traveller(facts) {
      const actor = await person('applicant');
      const applicantUid = await applicant({ ...facts, personUid: actor.personUid });
      return { ...actor, applicantUid, applicantType: facts.type ?? 'B2B' };
    },
    document: (applicantUid) =>
      added(sql`
        insert into document (realm_id, applicant_uid, category) values (${realmId}, ${applicantUid}, 'Passport')
        returning document_uid as uid`),
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
      if (!givenDatabase) await database.drop();
    },
  };
}
