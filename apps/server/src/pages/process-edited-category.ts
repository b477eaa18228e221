import type { Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { writeChange } from '../changes/write-change.ts';
import { getDocument, type DocumentRow } from '../documents/documents.queries.ts';
import { keepLesson } from '../documents/category-lessons.ts';
import { hasField, kindBelongs } from '../documents/field-rules.ts';
import { recommend } from '../documents/recommend.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { dropActs } from './carry-acts.ts';
import { carriedFrom, nothingKept } from './carry.ts';
import { arranged, putPages } from './document-pages.ts';
import { readWhatChanged } from './read-what-changed.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { settled } from './settled.ts';
import { openSource } from './source.ts';
import { insertPicture, takePicture, type TakenPicture } from './take-picture.ts';

type Edited = BodyOf<Operations['processEditedCategory']>;

export async function processEditedCategory(call: ActorCall, edited: Edited): Promise<Document> {
  if (!edited.file) return edit(call, edited, null);
  const row = await getDocument(call.db, call.actor, 'document.edit', edited.docId);
  if (row.applicant_uid !== edited.applicantUid) throw new AppError('record.notFound');
  if ((edited.pageIndex ?? 0) >= row.page_count) throw new AppError('document.pageUnknown');
  return edit(call, edited, await takePicture(call, edited.applicantUid, edited.file));
}

// A person's word on what a paper is, and a better picture of one of its pages. Another category asks for other values, so everything is
// read again; within the same one only the picture is.
const edit = ({ db, actor, parts }: ActorCall, edited: Edited, picture: TakenPicture | null): Promise<Document> =>
  db.transaction(async (tx) => {
    const { docId, applicantUid, category } = edited;
    const key = await keyOf(tx, parts.keys, applicantUid);
    const { row, fileName, readings, pages: before } = await openSource(tx, actor, key, docId, applicantUid);
    const kind = edited.kind ?? null;
    if (kind !== null && !kindBelongs(category, kind)) throw new AppError('input.invalid');
    const at = edited.pageIndex ?? 0;
    if (!before[at]) throw new AppError('document.pageUnknown');
    const isOther = category !== row.category;
    if (isOther || picture) await refuseInUse(tx, docId);
    const about = { applicantUid, personUid: actor.personUid, fileName };
    const pages = picture ? before.with(at, await insertPicture(tx, key, about, picture)) : before;
    if (picture) {
      await putPages(tx, { docId, applicantUid }, pages);
      await arranged(tx, actor, docId);
    }
    await tx.run(sql`
      update document set category = ${category}, category_outcome = 'accept', category_by = ${actor.personUid}
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    if (isOther) await leaveCategory(tx, parts.keys, actor, row, category);
    if (kind !== null)
      await tx.run(sql`update document set kind = ${kind} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    if (isOther || kind !== null || row.category_outcome === 'confirm')
      await keepLesson(tx, parts.keys, actor, {
        docId,
        category,
        kind: kind ?? (isOther ? null : row.kind),
        was: row.kind,
        embedding: readings[0]?.embedding,
      });
    if (isOther || picture) {
      const kept = isOther ? nothingKept(category) : carriedFrom(readings, pages);
      await tx.run(sql`update document set verified_by = null, verified_at = null
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
      await readWhatChanged(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, kept });
    }
    const change = { kind: 'documentCategory', applicantUid, subjectUid: docId, field: 'category' };
    await writeChange(tx, actor, { ...change, was: row.category, became: category });
    return settled(tx, parts, actor, docId);
  });

// Nothing it was among the papers of its old category holds in the new one.
async function leaveCategory(tx: Tx, keys: KeyStore, actor: Actor, row: DocumentRow, category: string): Promise<void> {
  const { document_uid: docId, applicant_uid: applicantUid } = row;
  await tx.run(sql`
    update document set kind = null, is_primary = false, is_recommended = false
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  const said = (row.acts ?? []).map(({ field }) => field);
  const strange = new Set(said.filter((field) => !hasField(category, field)));
  await dropActs(tx, actor, docId, strange);
  await recommend(tx, keys, applicantUid, row.category);
}
