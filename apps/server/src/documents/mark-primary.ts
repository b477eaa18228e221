import type { Document } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { carryToApplications } from './carry-to-applications.ts';
import { findDocuments, getDocument, lockDocument } from './documents.queries.ts';
import { openDocument } from './open-document.ts';
import { presentAll } from './present.ts';
import { recommend } from './recommend.ts';
import { tellDone } from './tell-document.ts';
import { feedFrom, writeActs, type DocFields } from './write-acts.ts';

export interface PrimaryChoice {
  readonly docId: string;
  readonly applicantUid: string;
  readonly docFields?: DocFields | undefined;
  readonly updateAll: boolean;
}

// One of a category is primary; the others of it stop being so.
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
    if (choice.docFields) await writeActs(tx, keys, actor, row, choice.docFields);
    const key = await keyOf(tx, keys, applicantUid);
    await feedFrom(tx, keys, openDocument(key, await getDocument(tx, actor, 'document.read', docId)));
    if (choice.updateAll) await carryToApplications(tx, actor, applicantUid, docId);
    await recommend(tx, keys, applicantUid, row.category);
    await tellDone(tx, docId);
    const same = sql`d.applicant_uid = ${applicantUid} and d.category = ${row.category}`;
    return presentAll(tx, keys, actor, await findDocuments(tx, actor, 'document.read', same));
  });
