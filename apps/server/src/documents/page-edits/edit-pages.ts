import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { remapReadings } from '../readings/remap-readings.ts';
import { savePages, applyOperations, type EditablePage } from '../pages/document-pages.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument } from '../pages/lock-source-document.ts';

type Edit = BodyOf<Operations['editPages']>;

// The page list that was sent replaces the document's: rotated, cropped, reordered, removed.
export const editPages = (call: ActorCall, edit: Edit): Promise<Document> =>
  replacePages(call, edit, async (_, before) =>
    edit.pages.map(({ pageUid, operations }) => applyOperations(found(before, pageUid), operations)),
  );

type Choose = (tx: Tx, before: readonly EditablePage[]) => Promise<readonly EditablePage[]>;

export const replacePages = (
  { db, actor, parts }: ActorCall,
  { docId, applicantUid, version }: Pick<Edit, 'docId' | 'applicantUid' | 'version'>,
  choose: Choose,
): Promise<Document> =>
  db.transaction(async (tx) => {
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const { row, pages: before, readings } = await lockSourceDocument(tx, actor, key, docId, applicantUid);
    if (version !== undefined && version !== row.version)
      throw new AppError('record.versionStale', {
        current: await loadPresentedDocument(tx, parts.keys, actor, docId),
        differs: [],
      });
    const pages = await choose(tx, before);
    if (isSame(before, pages)) return loadPresentedDocument(tx, parts.keys, actor, docId);
    await assertDocumentEditable(tx, docId);
    await savePages(tx, actor, { docId, applicantUid }, pages);
    const remapped = remapReadings(readings, pages);
    const isRead = await readChangedPages(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, remapped });
    if (!isRead || pages.length !== before.length)
      await tx.run(sql`update document set verified_by = null, verified_at = null
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await writeChange(tx, actor, { kind: 'documentPagesEdited', applicantUid, subjectUid: docId, field: row.category });
    return finishDocumentEdit(tx, parts, actor, docId);
  });

function found(pages: readonly EditablePage[], pageUid: string): EditablePage {
  const page = pages.find((each) => each.pageUid === pageUid);
  if (!page) throw new AppError('document.pageUnknown');
  return page;
}

const isSame = (before: readonly EditablePage[], after: readonly EditablePage[]) =>
  before.length === after.length && before.every((page, at) => page === after[at]);
