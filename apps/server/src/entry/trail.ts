import loadEnv from '../platform/config/load-env.ts';
import { describeFault } from '../insight/trail/describe-fault.ts';
import { verifyTrail } from '../insight/trail/verify-trail.ts';
import { openOperator } from '../platform/provisioning/operator.ts';
import { findRealmId, listRealms } from '../platform/realms/realms.queries.ts';
import { s3ObjectStore, type ObjectStoreConfig } from '../platform/storage/object-store.ts';

const usage = 'use: npm run trail -- verify [REALM]';

// Checks every entry, their order and the signed anchors of one realm or of all, and prints the first fault of each.
async function verify(path: string | undefined): Promise<boolean> {
  const operator = openOperator();
  const store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
  try {
    const realms = (await listRealms(operator.tenants)).filter((realm) => path === undefined || realm.path === path);
    if (path !== undefined && realms.length === 0) throw new Error(`realm ${path} does not exist`);
    let isWhole = true;
    for (const realm of realms) {
      const realmId = await findRealmId(operator.tenants, realm.path);
      const verdict = await verifyTrail(operator.tenants.forRealm(realmId!), operator.keys, store);
      const { entries, anchors, head, fault } = verdict;
      const state = fault ? describeFault(fault) : `whole, last entry ${head.slice(0, 12) || 'none'}`;
      console.log(`${realm.path}: ${entries} entries, ${anchors} anchors, ${state}`);
      isWhole &&= fault === null;
    }
    return isWhole;
  } finally {
    store.close();
    await operator.tenants.close();
  }
}

loadEnv();
const [command, path] = process.argv.slice(2);
if (command === 'verify') process.exitCode = (await verify(path)) ? 0 : 1;
else {
  console.error(usage);
  process.exitCode = 2;
}
