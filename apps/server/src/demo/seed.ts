import loadEnv from '../../../../ops/load-env.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { openOperator } from '../realms/operator.ts';
import { demoRealms } from './realms.ts';
import { seedRealm } from './seed-realm.ts';

// Realms and people of the demo. Looks first and writes what is missing, so it may run before every start.
loadEnv();
const operator = openOperator();
try {
  await prepareDatabase(process.env['DATABASE_OWNER_URL']!);
  const resetNewcomer = process.argv.includes('--reset-newcomer');
  for (const order of demoRealms(operator.publicUrl)) {
    const made = await seedRealm(operator, order, { resetNewcomer });
    console.log(`realm ${order.path}: ${made === 0 ? 'nothing to do' : `${made} people and applications made`}`);
  }
} finally {
  await operator.tenants.close();
}
