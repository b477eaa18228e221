import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { getDocument, type DocumentRow } from '../records/documents.queries.ts';
import { storeCategoryLesson } from '../pipeline/category-lessons.ts';
import { hasField, isKindOfCategory } from '../fields/check-fields.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { withdrawValueActs } from '../values/copy-value-acts.ts';
import { remapReadings, createEmptyReading } from '../readings/remap-readings.ts';
import { markArranged, storePages } from '../pages/document-pages.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument } from '../pages/lock-source-document.ts';
import { insertPicture, receivePicture, type ReceivedPicture } from './receive-picture.ts';

type Edited = BodyOf<Operations['processEditedCategory']>;

export async function processEditedCategory(call: ActorCall, edited: Edited): Promise<Document> {
  if (!edited.file) return edit(call, edited, null);
  const row = await getDocument(call.db, call.actor, 'document.edit', edited.docId);
  if (row.applicant_uid !== edited.applicantUid) throw new AppError('record.notFound');
  if ((edited.pageIndex ?? 0) >= row.page_count) throw new AppError('document.pageUnknown');
  return edit(call, edited, await receivePicture(call, edited.applicantUid, edited.file));
}

// Stores the category a person chose, and optionally a better picture of one page. A new category needs other values,
// so everything is read again; otherwise only the new picture is.
const edit = ({ db, actor, parts }: ActorCall, edited: Edited, picture: ReceivedPicture | null): Promise<Document> =>
  db.transaction(async (tx) => {
    const { docId, applicantUid, category } = edited;
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const { row, fileName, readings, pages: before } = await lockSourceDocument(tx, actor, key, docId, applicantUid);
    const kind = edited.kind ?? null;
    if (kind !== null && !isKindOfCategory(category, kind)) throw new AppError('input.invalid');
    const at = edited.pageIndex ?? 0;
    if (!before[at]) throw new AppError('document.pageUnknown');
    const isOther = category !== row.category;
    if (isOther || picture) await assertDocumentEditable(tx, docId);
    const about = { applicantUid, personUid: actor.personUid, fileName };
    const pages = picture ? before.with(at, await insertPicture(tx, key, about, picture)) : before;
    if (picture) {
      await storePages(tx, { docId, applicantUid }, pages);
      await markArranged(tx, actor, docId);
    }
    await tx.run(sql`
      update document set category = ${category}, category_outcome = 'accept', category_by = ${actor.personUid}
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    if (isOther) await leaveCategory(tx, parts.keys, actor, row, category);
    if (kind !== null)
      await tx.run(sql`update document set kind = ${kind} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    if (isOther || kind !== null || row.category_outcome === 'confirm')
      await storeCategoryLesson(tx, parts.keys, actor, {
        docId,
        category,
        kind: kind ?? (isOther ? null : row.kind),
        was: row.kind,
        embedding: readings[0]?.embedding,
      });
    if (isOther || picture) {
      const remapped = isOther ? createEmptyReading(category) : remapReadings(readings, pages);
      await tx.run(sql`update document set verified_by = null, verified_at = null
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
      await readChangedPages(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, remapped });
    }
    const change = { kind: 'documentCategory', applicantUid, subjectUid: docId, field: 'category' };
    await writeChange(tx, actor, { ...change, was: row.category, became: category });
    return finishDocumentEdit(tx, parts, actor, docId);
  });

// Kind, primary mark and values of the old category do not apply to the new one.
export async function leaveCategory(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  row: DocumentRow,
  category: string,
): Promise<void> {
  const { document_uid: docId, applicant_uid: applicantUid } = row;
  await tx.run(sql`
    update document set kind = null, is_primary = false, is_recommended = false
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  const editedFields = (row.acts ?? []).map(({ field }) => field);
  const strange = new Set(editedFields.filter((field) => !hasField(category, field)));
  await withdrawValueActs(tx, actor, docId, strange);
  await recommendDocument(tx, keys, applicantUid, row.category);
}
