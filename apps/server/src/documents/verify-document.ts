import type { Document } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { lockDocument } from './documents.queries.ts';
import { presentOne } from './present.ts';
import { recommend } from './recommend.ts';
import { tellDone } from './tell-document.ts';

export interface Verification {
  readonly docId: string;
  readonly applicantUid: string;
  readonly isVerifiedByAgent: boolean;
}

export const verifyDocument = (db: Db, keys: KeyStore, actor: Actor, verification: Verification): Promise<Document> =>
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
      await recommend(tx, keys, applicantUid, row.category);
      await tellDone(tx, docId);
    }
    return presentOne(tx, keys, actor, docId);
  });
