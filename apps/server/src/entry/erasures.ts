import loadEnv from '../platform/config/load-env.ts';
import { readConfig } from '../platform/config/config.ts';
import { orExit } from '../platform/config/read-settings.ts';
import { applyLedger, countUnapplied } from '../insight/erasure/apply-ledger.ts';
import { openParts } from './open-parts.ts';

// npm run erasures -- apply: after a restore, before anything is served. npm run erasures -- status: how many are not applied yet.
loadEnv();
const config = orExit(readConfig);
const command = process.argv[2];
if (command !== 'apply' && command !== 'status') {
  console.error('npm run erasures -- apply|status');
  process.exit(2);
}
const parts = await openParts(config, 'worker');
try {
  const applied = command === 'apply' ? await applyLedger(parts) : 0;
  console.log(`${applied} applied, ${await countUnapplied(parts)} not applied`);
} finally {
  await parts.close();
}
