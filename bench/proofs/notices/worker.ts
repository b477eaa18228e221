import { setTimeout as wait } from 'node:timers/promises';
import {
  deliverNotices,
  openChannels,
  openMail,
  queueDueDeliveries,
  retryStrandedDeliveries,
} from '@visawright/server/product.ts';
import {
  fileKeyStore,
  openJobs,
  openLog,
  openRealmDirectory,
  openTenants,
  startWorker,
} from '@visawright/server/tools.ts';

// A worker of the product that delivers notifications and nothing else, and looks for due ones more often. Its settings come from
// the environment, and it reports "ready".
const setting = (name: string) => process.env[name]!;
const databaseUrl = setting('PROOF_WORKER_URL');
const realmId = setting('PROOF_REALM');
const log = openLog('silent');

const tenants = openTenants(databaseUrl, 8);
const realms = openRealmDirectory(setting('PROOF_RESOLVER_URL'), 'sandbox');
const mail = openMail(setting('PROOF_SMTP_URL'), 'no-reply@proof.test');
const jobs = await openJobs(databaseUrl, log);
// Local servers; what a killed worker left open is settled sooner than in the product.
const test = { allowsLoopback: true, settleMs: 3_000 };
const keys = fileKeyStore(setting('ROOT_KEY_FILE'));
const channels = openChannels({ tenants, keys, mail, test, publicUrl: 'http://127.0.0.1:8080' });
await startWorker({
  databaseUrl,
  executorId: setting('PROOF_NAME'),
  log,
  handlers: { deliverNotices: deliverNotices({ tenants, realms, channels }) },
});
process.stdin.resume().once('end', () => process.exit(1)); // the proof has ended
process.stdout.write('ready\n');
for (;;) {
  await queueDueDeliveries({ tenants, jobs }, realmId).catch(() => 0);
  await retryStrandedDeliveries(tenants.forRealm(realmId)).catch(() => 0);
  await wait(200);
}
