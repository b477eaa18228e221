import type { Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { cleanFileName } from '../uploads/file-name.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { carryActs } from './carry-acts.ts';
import { carriedFrom, joined } from './carry.ts';
import { arranged, putPages, shownBy, type PageOfDocument } from './document-pages.ts';
import { newDocument } from './new-document.ts';
import { readWhatChanged } from './read-what-changed.ts';
import { settled } from './settled.ts';
import { openSource, type Source } from './source.ts';

type Joining = BodyOf<Operations['createPdfFromImages']>;

// Pages are taken by reference: the documents they come from stay as they are.
export const joinPages = (
  { db, actor, parts }: ActorCall,
  { applicantUid, documentData }: Joining,
): Promise<Document> =>
  db.transaction(async (tx) => {
    const key = await keyOf(tx, parts.keys, applicantUid);
    const sources = new Map<string, Source>();
    for (const { docId } of documentData.pages)
      if (!sources.has(docId)) sources.set(docId, await openSource(tx, actor, key, docId, applicantUid));
    const picked = documentData.pages.map(({ docId, pageIndex, operations }): PageOfDocument => {
      const page = sources.get(docId)!.pages[pageIndex];
      if (!page) throw new AppError('document.pageUnknown');
      return operations ? shownBy(page, operations) : page;
    });
    const [first] = [...sources.values()] as [Source, ...Source[]];
    const category = documentData.category ?? first.row.category;
    const alike = [...sources.values()].filter(({ row }) => row.category === category);
    const docId = await newDocument(tx, key, {
      applicantUid,
      uploadUid: null,
      fileName: cleanFileName(documentData.fileName),
      category,
      categoryOutcome: documentData.category ? 'accept' : first.row.category_outcome,
      categoryBy: documentData.category ? actor.personUid : null,
      kind: alike.find(({ row }) => row.kind !== null)?.row.kind ?? null,
    });
    await putPages(tx, { docId, applicantUid }, picked);
    await arranged(tx, actor, docId);
    const known = alike.flatMap(({ readings }) => carriedFrom(readings, picked) ?? []);
    const kept = known.length > 0 ? joined(known as [(typeof known)[0]]) : null;
    for (const { row, fieldsOn } of alike)
      await carryActs(tx, key, { from: row.document_uid, to: docId, fields: fieldsOn(picked) });
    await readWhatChanged(tx, parts.jobs, key, { docId, epoch: 0, pages: picked, kept });
    await writeChange(tx, actor, { kind: 'documentJoined', applicantUid, subjectUid: docId, field: category });
    return settled(tx, parts, actor, docId);
  });
