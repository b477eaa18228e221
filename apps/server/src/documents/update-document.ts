import type { Document } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { AppError } from '../http/app-error.ts';
import { lockDocument } from './documents.queries.ts';
import { presentOne } from './present.ts';
import { recommend } from './recommend.ts';
import { tellDone } from './tell-document.ts';
import { writeActs, type DocFields } from './write-acts.ts';

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
      throw new AppError('record.versionStale', { current: await presentOne(tx, keys, actor, edit.docId) });
    await writeActs(tx, keys, actor, row, edit.docFields);
    await recommend(tx, keys, row.applicant_uid, row.category);
    await tellDone(tx, edit.docId);
    return presentOne(tx, keys, actor, edit.docId);
  });
