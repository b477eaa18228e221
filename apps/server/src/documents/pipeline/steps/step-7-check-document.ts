import { sql } from '../../../platform/db/db.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { updateComparisons } from '../../comparing/update-comparisons.ts';
import { updateBelonging } from '../../belonging/update-belonging.ts';
import { loadDocument } from '../../records/documents.queries.ts';
import { unsealDocument } from '../../records/unseal-document.ts';
import { publishDocumentDone } from '../../records/publish-document.ts';
import { recommendDocument } from '../../records/recommend-document.ts';
import { syncPassportFields } from '../../values/sync-passport-fields.ts';
import { writeFenced, type ReadingRun } from '../reading-run.ts';

interface CheckedRow {
  readonly applicant_uid: string;
  readonly category: string;
  readonly is_primary: boolean;
}

export async function checkDocument(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  await writeFenced(at, async (tx) => {
    const row = await tx.get<CheckedRow>(sql`
      select applicant_uid, category, is_primary from document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await tx.run(sql`
      update document set state = 'checked', settled_at = now(), version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'extracted'`);
    await recommendDocument(tx, parts.keys, row.applicant_uid, row.category);
    const key = await loadApplicantKey(tx, parts.keys, row.applicant_uid);
    const document = unsealDocument(key, await loadDocument(tx, docId));
    const { belonging } = await updateBelonging(tx, parts.keys, document);
    if (row.is_primary) await syncPassportFields(tx, parts.keys, document, belonging);
    await updateComparisons(tx, parts.keys, row.applicant_uid);
    await publishDocumentDone(tx, docId);
  });
}
