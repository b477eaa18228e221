import { openClient, openPool, tenantsOn } from '@visawright/server/tools.ts';
import { createTestDatabase, insertRealm } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { keyAttempts, policyAttempts } from './tenancy/attempts.ts';
import { catalogueExceptions, tenantTables } from './tenancy/catalogue.ts';
import { seeded } from './tenancy/random.ts';
import { seedRealm } from './tenancy/seed-realm.ts';
import { storm, type Tenant } from './tenancy/storm.ts';

const realms = 200;
const poolSize = 4;

// Every table is limited to its tenant, no key refers to another tenant, and no connection passes a tenant on to the next transaction.
export default async function tenancy(small: boolean): Promise<Finding> {
  const transactions = small ? 2_000 : 20_000;
  const seed = Number(process.env.SEED ?? 20_261_115);
  const database = await createTestDatabase();
  const adminUrl = new URL(process.env.DATABASE_ADMIN_URL!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  const pool = openPool(database.apiUrl, poolSize);
  const tenants = tenantsOn(pool);
  try {
    const catalogue = await catalogueExceptions(admin);
    const all: Tenant[] = [];
    for (let i = 0; i < realms; i++) {
      const realmId = await insertRealm(database.ownerUrl, { path: `realm-${i}` });
      await seedRealm(admin, realmId);
      const { rows } = await admin.query<{ person_uid: string }>('select person_uid from person where realm_id = $1', [
        realmId,
      ]);
      all.push({ realmId, person: rows[0]!.person_uid });
    }
    const [one, other] = [all[0]!.realmId, all[1]!.realmId];
    const keys = await keyAttempts(admin, one, other);
    const policies = await policyAttempts(
      { api: database.apiUrl, worker: database.workerUrl, resolver: database.resolverUrl, owner: database.ownerUrl },
      admin,
      one,
      other,
    );
    const started = performance.now();
    const facts = await storm({ tenants, pool, admin }, all, seeded(seed), transactions);
    const seconds = Math.round(performance.now() - started) / 1_000;
    const exceptions = [...catalogue, ...keys.exceptions, ...policies.exceptions];
    for (const line of exceptions) console.error(line);
    const wrong = facts.wrongRows + facts.missingRows + facts.lost + facts.ghosts;
    requireForProof(facts.transactions === transactions, `only ${facts.transactions} transactions`);
    return {
      judged: `${facts.transactions} transactions of ${realms} realms, ${keys.tried} foreign keys, ${policies.tried} policies tried`,
      checks: [
        none('rows of another tenant', facts.wrongRows),
        none('rows lost or left over', wrong - facts.wrongRows),
        none('exceptions in tables, keys and policies', exceptions.length),
      ],
      table: {
        seed,
        realms,
        poolSize,
        seconds,
        ...facts,
        tables: (await tenantTables(admin)).map(({ name }) => name),
        keyAttempts: keys.tried,
        policyAttempts: policies.tried,
        exceptions,
      },
    };
  } finally {
    await tenants.close();
    await admin.end();
    await database.drop();
  }
}
