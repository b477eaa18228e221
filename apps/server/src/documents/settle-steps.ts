import type { DocumentCategory, RejectionReason } from '@visawright/contract/document.ts';
import { sql, type Tx } from '../access/db.ts';
import { keyOf, type ApplicantKey } from '../vault/applicant-key.ts';
import { documentOf } from './documents.queries.ts';
import { kindBelongs } from './field-rules.ts';
import { judgeBelonging } from './judge-belonging.ts';
import { openDocument } from './open-document.ts';
import { openReading, type Reading } from './reading.ts';
import { fenced, runFacts, type ReadingRun } from './reading-run.ts';
import { recommend } from './recommend.ts';
import { tellDocument, tellDone, tellStage } from './tell-document.ts';
import { standingOf } from './standing-of.ts';
import { toConfirm } from './values.ts';
import { feedFrom } from './write-acts.ts';

interface Now {
  readonly applicant_uid: string;
  readonly category: DocumentCategory;
  readonly kind: string | null;
  readonly category_by: string | null;
  readonly is_primary: boolean;
}

const now = (tx: Tx, docId: string) =>
  tx.get<Now>(sql`select applicant_uid, category, kind, category_by, is_primary from document
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);

async function readingNow({ db, docId, epoch }: ReadingRun, key: ApplicantKey): Promise<Reading> {
  const { body } = await db.get<{ body: Buffer }>(sql`
    select body from reading where realm_id = ${db.realmId} and document_uid = ${docId} and reading_no = ${epoch}`);
  return openReading(key, docId, epoch, body);
}

// Where a person put it, it stays.
export async function classifyStep(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  const { applicant_uid: applicantUid } = await runFacts(at);
  const reading = await readingNow(at, await keyOf(at.db, parts.keys, applicantUid));
  await fenced(at, async (tx) => {
    const was = await now(tx, docId);
    const isTold = was.category_by !== null;
    const category = isTold ? was.category : reading.category;
    const kinds = [reading.kind, was.kind].filter((kind) => kind !== null && kindBelongs(category, kind));
    const hasMoved = category !== was.category;
    await tx.run(sql`
      update document set category = ${category}, kind = ${kinds[0] ?? null}, category_outcome = ${isTold ? 'accept' : reading.categoryOutcome},
        is_primary = is_primary and not ${hasMoved}::boolean, is_recommended = is_recommended and not ${hasMoved}::boolean,
        state = 'classified', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'read'`);
    if (hasMoved) await recommend(tx, parts.keys, applicantUid, was.category);
    await tellStage(tx, docId, 'classified');
  });
}

export async function extractStep(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  const { applicant_uid: applicantUid } = await runFacts(at);
  const key = await keyOf(at.db, parts.keys, applicantUid);
  const reading = await readingNow(at, key);
  await fenced(at, async (tx) => {
    const values = await standingOf(tx, key, docId, reading);
    const retake = [...new Set(reading.retake.flatMap(({ causes }) => causes))];
    await tx.run(sql`
      update document set to_confirm = ${toConfirm(values)}, retake = ${retake}, state = 'extracted', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'classified'`);
    await tellStage(tx, docId, 'extracted');
  });
}

export async function checkStep(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  await fenced(at, async (tx) => {
    const { applicant_uid: applicantUid, category, is_primary } = await now(tx, docId);
    await tx.run(sql`
      update document set state = 'checked', settled_at = now(), version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'extracted'`);
    await recommend(tx, parts.keys, applicantUid, category);
    const row = await documentOf(tx, docId);
    const document = openDocument(await keyOf(tx, parts.keys, applicantUid), row);
    await judgeBelonging(tx, parts.keys, document);
    if (is_primary) await feedFrom(tx, parts.keys, document);
    await tellDone(tx, docId);
  });
}

export const rejectStep = (at: ReadingRun, reason: RejectionReason): Promise<void> =>
  fenced(at, async (tx) => {
    await tx.run(sql`
      update document set state = 'rejected', reason = ${reason}, settled_at = now(), version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${at.docId}`);
    await tellDocument(tx, 'document:rejected', { docId: at.docId });
  });

export const failStep = (at: ReadingRun): Promise<void> => fenced(at, (tx) => markFailed(tx, at.docId));

export async function markFailed(tx: Tx, docId: string): Promise<void> {
  await tx.run(sql`
    update document set state = 'failed', reason = null, settled_at = now(), version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await tellDocument(tx, 'document:failed', { docId });
}
