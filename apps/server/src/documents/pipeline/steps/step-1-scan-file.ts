import { sql } from '../../../platform/db/db.ts';
import { FileRejected } from '../../uploads/upload.types.ts';
import { writeFenced, loadRunFacts, type ReadingRun } from '../reading-run.ts';
import { publishDocumentStage } from '../../records/publish-document.ts';

// Existing pages come from files that were scanned before.
export async function scanFile(at: ReadingRun): Promise<void> {
  const { db, docId, parts } = at;
  const facts = await loadRunFacts(at);
  if (facts.page_count === 0 && facts.source_key !== null) {
    const bytes = await parts.sealedObjects.get(db, facts.applicant_uid, facts.source_key);
    if ((await parts.scanner.scan(bytes)) === 'infected') throw new FileRejected('infected');
  }
  await writeFenced(at, async (tx) => {
    await tx.run(sql`update document set state = 'scanned', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'uploaded'`);
    await publishDocumentStage(tx, docId, 'scanned');
  });
}
