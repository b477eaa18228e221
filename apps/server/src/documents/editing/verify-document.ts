import type { Document } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockDocument } from '../records/documents.queries.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';

export interface DocumentVerification {
  readonly docId: string;
  readonly applicantUid: string;
  readonly isVerifiedByAgent: boolean;
}

export const verifyDocument = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  verification: DocumentVerification,
): Promise<Document> =>
  db.transaction(async (tx) => {
    const { docId, applicantUid, isVerifiedByAgent } = verification;
    const row = await lockDocument(tx, actor, 'document.verify', docId, applicantUid);
    if (row.state !== 'checked') throw new AppError('document.notRead');
    if (row.is_verified !== isVerifiedByAgent) {
      await tx.run(sql`
        update document set verified_by = ${isVerifiedByAgent ? actor.personUid : null}::uuid,
          verified_at = case when ${isVerifiedByAgent}::boolean then now() end, version = version + 1
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
      const kind = isVerifiedByAgent ? 'documentVerified' : 'documentUnverified';
      await writeChange(tx, actor, { kind, applicantUid, subjectUid: docId, field: row.category });
      await recommendDocument(tx, keys, applicantUid, row.category);
      await publishDocumentDone(tx, docId);
    }
    return loadPresentedDocument(tx, keys, actor, docId);
  });
