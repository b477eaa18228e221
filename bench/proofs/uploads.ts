import { sql, openTenants, fileKeyStore, createSealedObjectStore } from '@visawright/server/tools.ts';
import { createTestBucket, createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { atMost, none, type Finding } from '../measurement.ts';
import { sendHostileFiles, isStopped } from './uploads/send-hostile-files.ts';
import { findMetadataLeft } from './uploads/find-metadata-left.ts';
import { watchMemory } from './uploads/watch-memory.ts';
import { startProduct } from './uploads/product.ts';
import { sender as senderTo } from './uploads/sender.ts';
import { sendGoodFiles } from './uploads/send-good-files.ts';

const port = 18_094;
const limits = { memoryMb: 700, replyMs: 10_000, lost: 1 };

// Sends hostile and good files through the API and a worker: no hostile file may be accepted unchanged, and nearly all good ones must be.
export default async function uploads(small: boolean): Promise<Finding> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, ['agency']);
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
    const hostileResults = await sendHostileFiles(sender, await applicant(), small);
    const peaksMb = memory.stop(); // only for hostile files: the memory for reading good pages is measured elsewhere
    const later = watchMemory(product.pids);
    const goodResults = await sendGoodFiles(sender, await applicant(), small);
    const peaksMbWithGoodFiles = later.stop();
    const sealedObjects = createSealedObjectStore(bucket.store, fileKeyStore(process.env['ROOT_KEY_FILE']!));
    const { pages, left, notUpright } = await findMetadataLeft(db, sealedObjects, goodResults);

    const accepted = hostileResults.filter((each) => !isStopped(each));
    const refused = goodResults.filter(({ outcome }) => outcome !== 'accepted');
    const slowestReplyMs = Math.max(...hostileResults.map(({ replyMs }) => replyMs));
    const crashes = product.crashes();
    return {
      judged: `${hostileResults.length} hostile and ${goodResults.length} good files`,
      checks: [
        none('hostile accepted', accepted.length),
        atMost('good refused', refused.length, limits.lost),
        none('crashes', crashes),
        none('pages with metadata', left.length),
        none('pages not upright', notUpright.length),
        atMost('slowest reply', slowestReplyMs, limits.replyMs, 'ms'),
        atMost('memory', Math.max(...Object.values(peaksMb)), limits.memoryMb, 'MB'),
      ],
      table: {
        taken: accepted,
        turnedAway: refused,
        crashes,
        slowestReplyMs,
        peaksMb,
        peaksMbWithGoodFiles,
        derivatives: { pages, withMetadata: left, notUpright },
        byFamily: tally(hostileResults.map(({ family, outcome }) => [family, outcome])),
        byKind: tally(goodResults.map(({ kind, outcome }) => [kind, outcome])),
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
