import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { cleanFileName } from '../uploads/clean-file-name.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { copyValueActs } from '../values/copy-value-acts.ts';
import { remapReadings, mergeReadings } from '../readings/remap-readings.ts';
import { savePages, applyOperations, type EditablePage } from '../pages/document-pages.ts';
import { insertDocument } from '../records/insert-document.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument, type LockedSource } from '../pages/lock-source-document.ts';

type Joining = BodyOf<Operations['createPdfFromImages']>;

// Pages are shared by reference; the source documents do not change.
export const joinPages = (
  { db, actor, parts }: ActorCall,
  { applicantUid, documentData }: Joining,
): Promise<Document> =>
  db.transaction(async (tx) => {
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const sources = new Map<string, LockedSource>();
    for (const { docId } of documentData.pages)
      if (!sources.has(docId)) sources.set(docId, await lockSourceDocument(tx, actor, key, docId, applicantUid));
    const picked = documentData.pages.map(({ docId, pageIndex, operations }): EditablePage => {
      const page = sources.get(docId)!.pages[pageIndex];
      if (!page) throw new AppError('document.pageUnknown');
      return operations ? applyOperations(page, operations) : page;
    });
    const [first] = [...sources.values()] as [LockedSource, ...LockedSource[]];
    const category = documentData.category ?? first.row.category;
    const alike = [...sources.values()].filter(({ row }) => row.category === category);
    const docId = await insertDocument(tx, key, {
      applicantUid,
      uploadUid: null,
      fileName: cleanFileName(documentData.fileName),
      category,
      categoryOutcome: documentData.category ? 'accept' : first.row.category_outcome,
      categoryBy: documentData.category ? actor.personUid : null,
      kind: alike.find(({ row }) => row.kind !== null)?.row.kind ?? null,
    });
    await savePages(tx, actor, { docId, applicantUid }, picked);
    const known = alike.flatMap(({ readings }) => remapReadings(readings, picked) ?? []);
    const remapped = known.length > 0 ? mergeReadings(known as [(typeof known)[0]]) : null;
    for (const { row, fieldsOn } of alike)
      await copyValueActs(tx, key, { from: row.document_uid, to: docId, fields: fieldsOn(picked) });
    await readChangedPages(tx, parts.jobs, key, { docId, epoch: 0, pages: picked, remapped });
    await writeChange(tx, actor, { kind: 'documentJoined', applicantUid, subjectUid: docId, field: category });
    return finishDocumentEdit(tx, parts, actor, docId);
  });
