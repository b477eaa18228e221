import loadEnv from '../platform/config/load-env.ts';
import { findAnalyticsDifferences, repairAnalytics } from '../insight/analytics/recount-analytics.ts';
import { openOperator } from '../platform/provisioning/operator.ts';
import { listRealmIds } from '../platform/realms/realms.queries.ts';

const usage = 'use: npm run analytics -- recount [REALM] [--repair]';
const linesShown = 20;

// Compares the rollups of one realm or of all with a count of the facts, and counts again where asked to.
async function recount(path: string | undefined, repairs: boolean): Promise<boolean> {
  const { tenants } = openOperator();
  try {
    const realms = (await listRealmIds(tenants)).filter((realm) => path === undefined || realm.path === path);
    if (path !== undefined && realms.length === 0) throw new Error(`realm ${path} does not exist`);
    let isRight = true;
    for (const realm of realms) {
      const db = tenants.forRealm(realm.realmId);
      const before = await findAnalyticsDifferences(db);
      for (const { key, span, destination, summed, counted } of before.slice(0, linesShown))
        console.log(`  ${[key, destination, span].filter(Boolean).join(' · ')}: ${summed}, counted ${counted}`);
      if (repairs && before.length > 0) await repairAnalytics(db);
      const after = repairs && before.length > 0 ? await findAnalyticsDifferences(db) : before;
      console.log(`${realm.path}: ${before.length} differences${repairs ? `, ${after.length} after the repair` : ''}`);
      isRight &&= after.length === 0;
    }
    return isRight;
  } finally {
    await tenants.close();
  }
}

loadEnv();
const [command, ...words] = process.argv.slice(2);
const path = words.find((word) => !word.startsWith('--'));
const isKnown = words.every((word) => word === path || word === '--repair');
if (command === 'recount' && isKnown) process.exitCode = (await recount(path, words.includes('--repair'))) ? 0 : 1;
else {
  console.error(usage);
  process.exitCode = 2;
}
