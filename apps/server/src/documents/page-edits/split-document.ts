import type { Document } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { attachDocumentParts } from '../attachments/attach-document-parts.ts';
import { copyValueActs, withdrawValueActs } from '../values/copy-value-acts.ts';
import { remapReadings } from '../readings/remap-readings.ts';
import { savePages, type EditablePage } from '../pages/document-pages.ts';
import { insertDocument } from '../records/insert-document.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { retireDocument } from '../records/retire-document.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument, type LockedSource } from '../pages/lock-source-document.ts';

type Splitting = BodyOf<Operations['splitPdfByCategories']>;
interface Part {
  readonly category: DocumentCategory;
  readonly pages: readonly EditablePage[];
}

// Splits the item given, or the first of several, as specified. A document without remaining pages is deleted; its parts replace it in
// applications.
export const splitDocument = (call: ActorCall, { applicantUid, documentData }: Splitting): Promise<Document[]> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, parts: wanted } = Array.isArray(documentData) ? documentData[0]! : documentData;
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const source = await lockSourceDocument(tx, actor, key, docId, applicantUid);
    await assertDocumentEditable(tx, docId);
    const taken = wanted.map(({ category, pageIndexes }): Part => ({ category, pages: pick(source, pageIndexes) }));
    const moved = new Set(taken.flatMap((part) => part.pages));
    if (moved.size < taken.reduce((sum, part) => sum + part.pages.length, 0)) throw new AppError('input.invalid');
    const made: string[] = [];
    for (const part of taken) made.push(await makePart(call, tx, key, source, part));
    const rest = source.pages.filter((page) => !moved.has(page));
    await attachDocumentParts(tx, actor, docId, { made, isGone: rest.length === 0 });
    if (rest.length === 0) await retireDocument(tx, parts.keys, source.row, made);
    else await preserveRest(call, tx, key, source, rest);
    await writeChange(tx, actor, {
      kind: 'documentSplit',
      applicantUid,
      subjectUid: docId,
      field: source.row.category,
    });
    const left = rest.length === 0 ? made : [docId, ...made];
    const documents: Document[] = [];
    for (const each of left) documents.push(await finishDocumentEdit(tx, parts, actor, each));
    return documents;
  });

function pick({ pages }: LockedSource, indexes: readonly number[]): EditablePage[] {
  return indexes.map((index) => {
    const page = pages[index];
    if (!page) throw new AppError('document.pageUnknown');
    return page;
  });
}

async function makePart(
  { actor, parts }: ActorCall,
  tx: Tx,
  key: ApplicantKey,
  source: LockedSource,
  { category, pages }: Part,
) {
  const { row, readings, fileName } = source;
  const isAlike = category === row.category;
  const docId = await insertDocument(tx, key, {
    applicantUid: row.applicant_uid,
    uploadUid: row.upload_uid,
    fileName,
    category,
    categoryOutcome: 'accept',
    categoryBy: actor.personUid,
    kind: isAlike ? row.kind : null,
  });
  await savePages(tx, actor, { docId, applicantUid: row.applicant_uid }, pages);
  const remapped = isAlike ? remapReadings(readings, pages) : null; // another category needs other values
  if (isAlike) await copyValueActs(tx, key, { from: row.document_uid, to: docId, fields: source.fieldsOn(pages) });
  await readChangedPages(tx, parts.jobs, key, { docId, epoch: 0, pages, remapped });
  return docId;
}

async function preserveRest(
  { actor, parts }: ActorCall,
  tx: Tx,
  key: ApplicantKey,
  { row, readings, pages: before, fieldsOn }: LockedSource,
  pages: readonly EditablePage[],
): Promise<void> {
  const [docId, applicantUid] = [row.document_uid, row.applicant_uid];
  await savePages(tx, actor, { docId, applicantUid }, pages);
  await withdrawValueActs(tx, actor, docId, fieldsOn(before.filter((page) => !pages.includes(page))));
  const remapped = remapReadings(readings, pages);
  await readChangedPages(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, remapped });
}
