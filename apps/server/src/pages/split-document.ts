import type { Document, DocumentCategory } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { keyOf, type ApplicantKey } from '../vault/applicant-key.ts';
import { attachBeside } from './attach-beside.ts';
import { carryActs, dropActs } from './carry-acts.ts';
import { carriedFrom } from './carry.ts';
import { arranged, putPages, type PageOfDocument } from './document-pages.ts';
import { newDocument } from './new-document.ts';
import { readWhatChanged } from './read-what-changed.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { retire } from './retire.ts';
import { settled } from './settled.ts';
import { openSource, type Source } from './source.ts';

type Splitting = BodyOf<Operations['splitPdfByCategories']>;
interface Part {
  readonly category: DocumentCategory;
  readonly pages: readonly PageOfDocument[];
}

// The first item is split, as the specification has it. A document with no page left is gone; what was attached to applications stays
// attached as its parts.
export const splitDocument = (call: ActorCall, { applicantUid, documentData }: Splitting): Promise<Document[]> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const [{ docId, parts: wanted }] = documentData as [Splitting['documentData'][number]];
    const key = await keyOf(tx, parts.keys, applicantUid);
    const source = await openSource(tx, actor, key, docId, applicantUid);
    await refuseInUse(tx, docId);
    const taken = wanted.map(({ category, pageIndexes }): Part => ({ category, pages: pick(source, pageIndexes) }));
    const moved = new Set(taken.flatMap((part) => part.pages));
    if (moved.size < taken.reduce((sum, part) => sum + part.pages.length, 0)) throw new AppError('input.invalid');
    const made: string[] = [];
    for (const part of taken) made.push(await makePart(call, tx, key, source, part));
    const rest = source.pages.filter((page) => !moved.has(page));
    await attachBeside(tx, actor, docId, { made, isGone: rest.length === 0 });
    if (rest.length === 0) await retire(tx, parts.keys, source.row, made);
    else await keepRest(call, tx, key, source, rest);
    await writeChange(tx, actor, {
      kind: 'documentSplit',
      applicantUid,
      subjectUid: docId,
      field: source.row.category,
    });
    const left = rest.length === 0 ? made : [docId, ...made];
    const documents: Document[] = [];
    for (const each of left) documents.push(await settled(tx, parts, actor, each));
    return documents;
  });

function pick({ pages }: Source, indexes: readonly number[]): PageOfDocument[] {
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
  source: Source,
  { category, pages }: Part,
) {
  const { row, readings, fileName } = source;
  const isAlike = category === row.category;
  const docId = await newDocument(tx, key, {
    applicantUid: row.applicant_uid,
    uploadUid: row.upload_uid,
    fileName,
    category,
    categoryOutcome: 'accept',
    categoryBy: actor.personUid,
    kind: isAlike ? row.kind : null,
  });
  await putPages(tx, { docId, applicantUid: row.applicant_uid }, pages);
  await arranged(tx, actor, docId);
  const kept = isAlike ? carriedFrom(readings, pages) : null; // another category asks for other values
  if (isAlike) await carryActs(tx, key, { from: row.document_uid, to: docId, fields: source.fieldsOn(pages) });
  await readWhatChanged(tx, parts.jobs, key, { docId, epoch: 0, pages, kept });
  return docId;
}

async function keepRest(
  { actor, parts }: ActorCall,
  tx: Tx,
  key: ApplicantKey,
  { row, readings, pages: before, fieldsOn }: Source,
  pages: readonly PageOfDocument[],
): Promise<void> {
  const [docId, applicantUid] = [row.document_uid, row.applicant_uid];
  await putPages(tx, { docId, applicantUid }, pages);
  await arranged(tx, actor, docId);
  await dropActs(tx, actor, docId, fieldsOn(before.filter((page) => !pages.includes(page))));
  const kept = carriedFrom(readings, pages);
  await readWhatChanged(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, kept });
}
