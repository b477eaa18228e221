import { loadEnv } from '@visawright/server/config.ts';
import {
  ensureMasterRealm,
  s3ObjectStore,
  openClient,
  openJobs,
  openLog,
  openOperator,
  createSealedObjectStore,
  type ObjectStoreConfig,
} from '@visawright/server/tools.ts';
import { requireSchema } from '@visawright/server/product.ts';
import { demoRealms } from './realms/demo-realms.ts';
import { seedRealm } from './seed-realm.ts';

// Idempotent: creates only what is missing, so it can run before every start. With names, only those realms. A second run waits until the
// first has finished a realm: two at once would each find the other's rows half made. Different realms can be filled at the same time.
loadEnv();
const ownerUrl = process.env['DATABASE_OWNER_URL']!;
const operator = openOperator();
const lock = await openClient(ownerUrl);
const store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
try {
  await requireSchema(ownerUrl);
  await lock.query(`select pg_advisory_lock(hashtext('demo seed of master'))`);
  await ensureMasterRealm(operator.admin);
  await lock.query(`select pg_advisory_unlock(hashtext('demo seed of master'))`);
  const jobs = await openJobs(ownerUrl, openLog('warn'));
  const files = { sealedObjects: createSealedObjectStore(store, operator.keys), jobs };
  const resetNewcomer = process.argv.includes('--reset-newcomer');
  const depth = process.argv.includes('--quick') ? 'quick' : 'full';
  const named = process.argv.slice(2).filter((each) => !each.startsWith('-'));
  for (const order of demoRealms(operator.publicUrl)) {
    if (named.length > 0 && !named.includes(order.path)) continue;
    const key = `demo seed of ${order.path}`;
    await lock.query('select pg_advisory_lock(hashtext($1))', [key]);
    const made = await seedRealm(operator, order, { resetNewcomer, files, depth });
    await lock.query('select pg_advisory_unlock(hashtext($1))', [key]);
    console.log(
      `realm ${order.path}: ${made === 0 ? 'nothing to do' : `${made} people, applications and documents created`}`,
    );
  }
  await jobs.close();
} finally {
  await lock.end();
  store.close();
  await operator.tenants.close();
}
