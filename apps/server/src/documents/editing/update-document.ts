import type { Document } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { updateComparisons } from '../comparing/update-comparisons.ts';
import { lockDocument } from '../records/documents.queries.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';
import { writeValueActs, type DocFields } from '../values/write-value-acts.ts';

export interface DocumentEdit {
  readonly docId: string;
  readonly applicantUid: string;
  readonly docFields: DocFields;
  readonly version?: number | undefined;
}

export const updateDocument = (db: Db, keys: KeyStore, actor: Actor, edit: DocumentEdit): Promise<Document> =>
  db.transaction(async (tx) => {
    const row = await lockDocument(tx, actor, 'document.edit', edit.docId, edit.applicantUid);
    if (edit.version !== undefined && edit.version !== row.version)
      throw new AppError('record.versionStale', { current: await loadPresentedDocument(tx, keys, actor, edit.docId) });
    await writeValueActs(tx, keys, actor, row, edit.docFields);
    await recommendDocument(tx, keys, row.applicant_uid, row.category);
    await updateComparisons(tx, keys, row.applicant_uid);
    await publishDocumentDone(tx, edit.docId);
    return loadPresentedDocument(tx, keys, actor, edit.docId);
  });
