import { sql } from '../access/db.ts';
import { Rejected } from '../uploads/upload.types.ts';
import { fenced, runFacts, type ReadingRun } from './reading-run.ts';
import { tellStage } from './tell-document.ts';

// Pages that are here already came out of files that were looked at.
export async function scanStep(at: ReadingRun): Promise<void> {
  const { db, docId, parts } = at;
  const facts = await runFacts(at);
  if (facts.page_count === 0 && facts.source_key !== null) {
    const bytes = await parts.papers.get(db, facts.applicant_uid, facts.source_key);
    if ((await parts.scanner.scan(bytes)) === 'infected') throw new Rejected('infected');
  }
  await fenced(at, async (tx) => {
    await tx.run(sql`update document set state = 'scanned', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'uploaded'`);
    await tellStage(tx, docId, 'scanned');
  });
}
