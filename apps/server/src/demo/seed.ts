import loadEnv from '../../../../ops/load-env.ts';
import { s3ObjectStore, type ObjectStoreConfig } from '../adapters/object-store.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { openOperator } from '../realms/operator.ts';
import { paperVault } from '../vault/papers.ts';
import { demoRealms } from './realms.ts';
import { seedRealm } from './seed-realm.ts';

// Realms and people of the demo. Looks first and writes what is missing, so it may run before every start.
loadEnv();
const ownerUrl = process.env['DATABASE_OWNER_URL']!;
const operator = openOperator();
const store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
try {
  await prepareDatabase(ownerUrl);
  const jobs = await openJobs(ownerUrl, openLog('warn'));
  const files = { papers: paperVault(store, operator.keys), jobs };
  const resetNewcomer = process.argv.includes('--reset-newcomer');
  for (const order of demoRealms(operator.publicUrl)) {
    const made = await seedRealm(operator, order, { resetNewcomer, files });
    console.log(
      `realm ${order.path}: ${made === 0 ? 'nothing to do' : `${made} people, applications and papers made`}`,
    );
  }
  await jobs.close();
} finally {
  store.close();
  await operator.tenants.close();
}
