import { openClient, openPool, tenantsOn } from '../../apps/server/src/access/tenant-db.ts';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { insertRealm } from '../../apps/server/src/testing/realms.ts';
import { keyAttempts, policyAttempts } from './tenancy/attempts.ts';
import { catalogueExceptions, tenantTables } from './tenancy/catalogue.ts';
import { seeded } from './tenancy/random.ts';
import { seedRealm } from './tenancy/seed.ts';
import { storm, type Tenant } from './tenancy/storm.ts';

const realms = 200;
const poolSize = 4;

// No table forgets its tenant, no key crosses it, and no connection carries it over.
export default async function tenancy(small: boolean) {
  const transactions = small ? 2_000 : 20_000;
  const seed = Number(process.env.SEED ?? 20_261_115);
  const database = await testDatabase();
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
    return {
      figure: `${facts.wrongRows} wrong-tenant rows in ${facts.transactions} transactions, ${wrong - facts.wrongRows} lost or left over, ${exceptions.length} exceptions`,
      target: '0, 0, 0',
      ok: wrong === 0 && exceptions.length === 0 && facts.transactions === transactions,
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
