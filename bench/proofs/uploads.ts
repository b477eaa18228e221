import { sql } from '../../apps/server/src/access/db.ts';
import { openTenants } from '../../apps/server/src/access/tenant-db.ts';
import { fileKeyStore } from '../../apps/server/src/adapters/key-store.ts';
import { testBucket } from '../../apps/server/src/testing/bucket.ts';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { identityRealm } from '../../apps/server/src/testing/identity.ts';
import { paperVault } from '../../apps/server/src/vault/papers.ts';
import type { Finding } from '../dispatch.ts';
import { attack, isHeld } from './uploads/attack.ts';
import { leftInDerivatives } from './uploads/derivatives.ts';
import { watchMemory } from './uploads/memory.ts';
import { startProduct } from './uploads/product.ts';
import { sender as senderTo } from './uploads/sender.ts';
import { welcome } from './uploads/welcome.ts';

const port = 18_094;
const limits = { memoryMb: 700, replyMs: 10_000, lost: 1 };

// Hostile and good files through the API and a worker of their own: none of the first is taken as it is, nearly all of the second are.
export default async function uploads(small: boolean): Promise<Finding> {
  const database = await testDatabase();
  const bucket = await testBucket();
  const realm = await identityRealm(database, ['agency']);
  const owners = openTenants(database.ownerUrl, 2);
  const db = owners.forRealm(realm.realmId);
  const product = await startProduct(port, {
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    S3_BUCKET: bucket.config.S3_BUCKET,
  });
  try {
    const applicant = async () =>
      (
        await db.get<{ uid: string }>(sql`
          insert into applicant (realm_id, agency_uid, type, first_name, last_name)
          select realm_id, agency_uid, 'B2B', 'Asha', 'Rao' from person where realm_id = ${realm.realmId} and role = 'agency'
          returning applicant_uid as uid`)
      ).uid;
    const sender = senderTo(product.url, realm);
    const memory = watchMemory(product.pids);
    const attacked = await attack(sender, await applicant(), small);
    const peaksMb = memory.stop(); // under attack: what a reader needs for good pages is the reader's own figure
    const later = watchMemory(product.pids);
    const welcomed = await welcome(sender, await applicant(), small);
    const peaksMbWithGoodFiles = later.stop();
    const papers = paperVault(bucket.store, fileKeyStore(process.env['ROOT_KEY_FILE']!));
    const { pages, left, notUpright } = await leftInDerivatives(db, papers, welcomed);

    const taken = attacked.filter((each) => !isHeld(each));
    const turnedAway = welcomed.filter(({ outcome }) => outcome !== 'accepted');
    const slowestReplyMs = Math.max(...attacked.map(({ replyMs }) => replyMs));
    const crashes = product.crashes();
    const ok =
      taken.length === 0 &&
      turnedAway.length <= (small ? 0 : limits.lost) &&
      crashes === 0 &&
      left.length === 0 &&
      notUpright.length === 0 &&
      slowestReplyMs <= limits.replyMs &&
      Object.values(peaksMb).every((peak) => peak < limits.memoryMb);
    return {
      figure: `${taken.length} of ${attacked.length} hostile accepted, ${welcomed.length - turnedAway.length} of ${welcomed.length} good, ${crashes} crashes, ${Math.max(...Object.values(peaksMb))} MB`,
      target: `0 hostile, all good but ${limits.lost} in 200, 0 crashes, under ${limits.memoryMb} MB`,
      ok,
      table: {
        taken,
        turnedAway,
        crashes,
        slowestReplyMs,
        peaksMb,
        peaksMbWithGoodFiles,
        derivatives: { pages, withMetadata: left, notUpright },
        byFamily: tally(attacked.map(({ family, outcome }) => [family, outcome])),
        byKind: tally(welcomed.map(({ kind, outcome }) => [kind, outcome])),
      },
    };
  } finally {
    await product.stop();
    await owners.close();
    await realm.drop();
    await bucket.drop();
    await database.drop();
  }
}

function tally(pairs: readonly (readonly [string, string])[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const [group, outcome] of pairs) {
    const row = (counts[group] ??= {});
    row[outcome] = (row[outcome] ?? 0) + 1;
  }
  return counts;
}
