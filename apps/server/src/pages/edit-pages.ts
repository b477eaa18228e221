import type { Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { ActorCall } from '../http/call.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { presentOne } from '../documents/present.ts';
import { AppError } from '../http/app-error.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { carriedFrom } from './carry.ts';
import { arranged, putPages, shownBy, type PageOfDocument } from './document-pages.ts';
import { readWhatChanged } from './read-what-changed.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { settled } from './settled.ts';
import { openSource } from './source.ts';

type Edit = BodyOf<Operations['editPages']>;

// The list as it was sent is the document from now on: turned, cropped, moved, taken out.
export const editPages = ({ db, actor, parts }: ActorCall, edit: Edit): Promise<Document> =>
  db.transaction(async (tx) => {
    const { docId, applicantUid } = edit;
    const key = await keyOf(tx, parts.keys, applicantUid);
    const { row, pages: before, readings } = await openSource(tx, actor, key, docId, applicantUid);
    if (edit.version !== undefined && edit.version !== row.version)
      throw new AppError('record.versionStale', {
        current: await presentOne(tx, parts.keys, actor, docId),
        differs: [],
      });
    const pages = edit.pages.map(({ pageUid, operations }) => shownBy(found(before, pageUid), operations));
    if (isSame(before, pages)) return presentOne(tx, parts.keys, actor, docId);
    await refuseInUse(tx, docId);
    await putPages(tx, { docId, applicantUid }, pages);
    await arranged(tx, actor, docId);
    const kept = carriedFrom(readings, pages);
    const isRead = await readWhatChanged(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, kept });
    if (!isRead || pages.length !== before.length)
      await tx.run(sql`update document set verified_by = null, verified_at = null
        where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await writeChange(tx, actor, { kind: 'documentPagesEdited', applicantUid, subjectUid: docId, field: row.category });
    return settled(tx, parts, actor, docId);
  });

function found(pages: readonly PageOfDocument[], pageUid: string): PageOfDocument {
  const page = pages.find((each) => each.pageUid === pageUid);
  if (!page) throw new AppError('document.pageUnknown');
  return page;
}

const isSame = (before: readonly PageOfDocument[], after: readonly PageOfDocument[]) =>
  before.length === after.length && before.every((page, at) => page === after[at]);
