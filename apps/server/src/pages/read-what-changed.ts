import type { Jobs } from '../jobs/jobs.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { pixelsOfAll, sealReading, type Reading } from '../documents/reading.ts';
import { startReading } from '../documents/start-reading.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { isCovered, type ShownPage } from './carry.ts';

interface Changed {
  readonly docId: string;
  readonly epoch: number; // of its last run; 0: it is new
  readonly pages: readonly ShownPage[];
  readonly kept: Reading | null; // what is still known of these pages
}

// A document's list of pages is another one: what is known of them becomes its reading, and only what nobody has read is read.
// True when there was nothing to read.
export async function readWhatChanged(tx: Tx, jobs: Jobs, key: ApplicantKey, changed: Changed): Promise<boolean> {
  const { docId, pages, kept } = changed;
  const keptNo = changed.epoch + 1;
  const isRead = kept !== null && pages.every((page) => isCovered(kept, page));
  if (kept !== null)
    await tx.run(sql`
      insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body)
      values (${tx.realmId}, ${docId}, ${keptNo}, 'carried', ${pixelsOfAll(kept.pages)}, ${sealReading(key, docId, keptNo, kept)})`);
  const epoch = isRead || kept === null ? keptNo : keptNo + 1;
  await tx.run(sql`
    update document set run_epoch = ${epoch}, page_count = ${pages.length}, state = ${isRead ? 'checked' : 'rendered'}, reason = null,
      retake = ${[...new Set(kept?.retake.flatMap(({ causes }) => causes) ?? [])]}, version = version + 1,
      settled_at = case when ${isRead} then now() end
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (!isRead) await startReading(tx, jobs, docId, epoch);
  return isRead;
}
