import type { Document } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { attachToOpenApplications } from '../attachments/attach-to-open-applications.ts';
import { findDocuments, getDocument, lockDocument } from '../records/documents.queries.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { presentDocuments } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';
import { syncPassportFields } from '../values/sync-passport-fields.ts';
import { writeValueActs, type DocFields } from '../values/write-value-acts.ts';

export interface PrimaryChoice {
  readonly docId: string;
  readonly applicantUid: string;
  readonly docFields?: DocFields | undefined;
  readonly updateAll: boolean;
}

// At most one document per category is primary.
export const markPrimary = (db: Db, keys: KeyStore, actor: Actor, choice: PrimaryChoice): Promise<Document[]> =>
  db.transaction(async (tx) => {
    const { docId, applicantUid } = choice;
    const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (row.state !== 'checked') throw new AppError('document.notRead');
    await tx.run(sql`
      update document set is_primary = false, version = version + 1
      where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and category = ${row.category}
        and is_primary and document_uid <> ${docId} and deleted_at is null`);
    if (!row.is_primary) {
      await tx.run(sql`update document set is_primary = true, version = version + 1
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
      await writeChange(tx, actor, { kind: 'documentPrimary', applicantUid, subjectUid: docId, field: row.category });
    }
    if (choice.docFields) await writeValueActs(tx, keys, actor, row, choice.docFields);
    const key = await loadApplicantKey(tx, keys, applicantUid);
    const primary = unsealDocument(key, await getDocument(tx, actor, 'document.read', docId));
    await syncPassportFields(tx, keys, primary, primary.row.belonging);
    if (choice.updateAll) await attachToOpenApplications(tx, actor, applicantUid, docId);
    await recommendDocument(tx, keys, applicantUid, row.category);
    await publishDocumentDone(tx, docId);
    const same = sql`d.applicant_uid = ${applicantUid} and d.category = ${row.category}`;
    return presentDocuments(tx, keys, actor, await findDocuments(tx, actor, 'document.read', same));
  });
