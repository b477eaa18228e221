import { sql } from '../../../platform/db/db.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { publishDocumentStage } from '../../records/publish-document.ts';
import { countToConfirm } from '../../readings/effective-values.ts';
import { loadEffectiveValues } from '../../readings/load-effective-values.ts';
import { writeFenced, loadRunFacts, type ReadingRun } from '../reading-run.ts';
import { loadRunReading } from './load-run-reading.ts';

export async function extractValues(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  const { applicant_uid: applicantUid } = await loadRunFacts(at);
  const key = await loadApplicantKey(at.db, parts.keys, applicantUid);
  const reading = await loadRunReading(at, key);
  await writeFenced(at, async (tx) => {
    const values = await loadEffectiveValues(tx, key, docId, reading);
    const retake = [...new Set(reading.retake.flatMap(({ causes }) => causes))];
    await tx.run(sql`
      update document set to_confirm = ${countToConfirm(values)}, retake = ${retake}, state = 'extracted', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'classified'`);
    await publishDocumentStage(tx, docId, 'extracted');
  });
}
