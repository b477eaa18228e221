import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { sealReading, type Reading } from './reading.ts';
import { enqueueReading } from './enqueue-reading.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { isPageRead, type ReadablePage } from './remap-readings.ts';

interface ChangedDocument {
  readonly docId: string;
  readonly epoch: number; // of the last run; 0 for a new document
  readonly pages: readonly ReadablePage[];
  readonly remapped: Reading | null; // what is already known of these pages
}

// After a change of pages: known values become the new reading, and only unread pages are read. Returns true if nothing
// had to be read.
export async function readChangedPages(
  tx: Tx,
  jobs: Jobs,
  key: ApplicantKey,
  changed: ChangedDocument,
): Promise<boolean> {
  const { docId, pages, remapped } = changed;
  const remappedNo = changed.epoch + 1;
  const isRead = remapped !== null && pages.every((page) => isPageRead(remapped, page));
  if (remapped !== null)
    await tx.run(sql`
      insert into reading (realm_id, document_uid, reading_no, engine, body)
      values (${tx.realmId}, ${docId}, ${remappedNo}, 'remapped',
        ${sealReading(key, docId, remappedNo, remapped)})`);
  const epoch = isRead || remapped === null ? remappedNo : remappedNo + 1;
  await tx.run(sql`
    update document set run_epoch = ${epoch}, page_count = ${pages.length}, state = ${isRead ? 'checked' : 'rendered'}, reason = null,
      retake = ${[...new Set(remapped?.retake.flatMap(({ causes }) => causes) ?? [])]}, version = version + 1,
      settled_at = case when ${isRead} then now() end
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (!isRead) await enqueueReading(tx, jobs, docId, epoch);
  return isRead;
}
