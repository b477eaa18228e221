import { sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { loadPages, type EditablePage } from '../pages/document-pages.ts';
import { loadReadings } from '../pages/lock-source-document.ts';
import type { Reading } from '../readings/reading.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { lockDocument, type DocumentRow } from '../records/documents.queries.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { findChanger, findSealedPage } from './operations.queries.ts';
import { Refusal } from './refusal.ts';
import type { Place } from './inverse.ts';
import type { Plan } from './plan.ts';

// A document that an operation reads or changes, locked until the transaction ends.
export interface OpenDocument {
  readonly docId: string;
  readonly applicantUid: string;
  readonly row: DocumentRow;
  readonly key: ApplicantKey;
  readonly fileName: string;
  readonly pages: readonly EditablePage[]; // as they are before the operation
  readonly readings: () => Promise<readonly Reading[]>; // latest first; loaded when a value has to move
}

// The documents of one operation. Its travellers are locked, so nobody else changes their documents meanwhile.
export interface Desk {
  readonly call: ActorCall;
  readonly tx: Tx;
  readonly documents: Map<string, OpenDocument>;
}

export interface NamedDocument {
  readonly docId: string;
  readonly applicantUid: string;
  readonly isGone: boolean;
  readonly isEmptied: boolean; // its pages went into others, so it can be restored
}

// Someone else's document is reported like an unknown one. Documents never change their traveller, so this may precede the lock.
export async function findNamedDocuments(
  { actor }: ActorCall,
  tx: Tx,
  docIds: readonly string[],
): Promise<NamedDocument[]> {
  const wanted = [...new Set(docIds)];
  const rows = await tx.many<NamedDocument>(sql`
    select d.document_uid as "docId", d.applicant_uid as "applicantUid", d.deleted_at is not null as "isGone",
      d.deleted_at is not null and not exists (select from document_page m
        where m.realm_id = d.realm_id and m.document_uid = d.document_uid) as "isEmptied"
    from document d join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = any(${wanted}::uuid[]) and ${inReach('applicant', actor, 'document.edit')}
    order by d.document_uid`);
  if (rows.length !== wanted.length) throw new AppError('record.notFound');
  return rows;
}

// In the order of their ids. Refused if one is deleted, or has no pages yet.
export async function openDocuments(
  desk: Desk,
  places: readonly { readonly docId: string; readonly pageUid?: string }[],
): Promise<void> {
  const unopened = places.map(({ docId }) => docId).filter((docId) => !desk.documents.has(docId));
  if (unopened.length === 0) return;
  const named = await findNamedDocuments(desk.call, desk.tx, unopened);
  const gone = places.find((place) => named.some(({ docId, isGone }) => isGone && docId === place.docId));
  if (gone) throw new Refusal('documentGone', await findChanger(desk.tx, gone));
  for (const { docId, applicantUid } of named) {
    const document = await openDocument(desk, docId, applicantUid);
    if (document.pages.length === 0) throw new Refusal('documentBusy');
    await assertEditable(desk.tx, docId);
    desk.documents.set(docId, document);
  }
}

export async function openDocument({ call, tx }: Desk, docId: string, applicantUid: string): Promise<OpenDocument> {
  const row = await lockDocument(tx, call.actor, 'document.edit', docId, applicantUid);
  const key = await loadApplicantKey(tx, call.parts.keys, applicantUid);
  const { fileName } = unsealDocument(key, row);
  let readings: Promise<readonly Reading[]> | undefined;
  const load = () => (readings ??= loadReadings(tx, key, docId));
  return { docId, applicantUid, row, key, fileName, pages: await loadPages(tx, docId), readings: load };
}

async function assertEditable(tx: Tx, docId: string): Promise<void> {
  try {
    await assertDocumentEditable(tx, docId);
  } catch (error) {
    throw error instanceof AppError ? new Refusal('documentInUse') : error;
  }
}

// An emptied document, with its id, category and history.
export async function restoreDocument(desk: Desk, { docId, applicantUid }: NamedDocument): Promise<OpenDocument> {
  await desk.tx.run(sql`
    update document set deleted_at = null where realm_id = ${desk.tx.realmId} and document_uid = ${docId}`);
  await desk.tx.run(sql`
    delete from object_to_delete t using document d join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${desk.tx.realmId} and d.document_uid = ${docId} and t.realm_id = d.realm_id
      and t.object_key in (u.object_key, u.unlocked_key)`);
  const document = await openDocument(desk, docId, applicantUid);
  desk.documents.set(docId, document);
  return document;
}

export interface TakenPage {
  readonly from: OpenDocument;
  readonly page: EditablePage;
}

export async function takePages(desk: Desk, places: readonly Place[]): Promise<TakenPage[]> {
  await openDocuments(desk, places);
  const taken = new Map<string, TakenPage>();
  for (const place of places) taken.set(`${place.docId} ${place.pageUid}`, await takePage(desk, place));
  return [...taken.values()];
}

// Its document is open. A page that is not there has been moved or removed by another person.
export async function takePage(desk: Desk, { docId, pageUid }: Place): Promise<TakenPage> {
  const from = desk.documents.get(docId)!;
  const page = await findPage(desk, from, pageUid);
  if (page) return { from, page };
  throw new Refusal('pageMoved', await findChanger(desk.tx, { docId, pageUid }));
}

// Also by the id it had before it was sealed anew for this traveller: a screen may not know the new one yet.
export async function findPage(
  { tx }: Desk,
  { docId, pages }: OpenDocument,
  pageUid: string,
): Promise<EditablePage | undefined> {
  const page = pages.find((each) => each.pageUid === pageUid);
  if (page) return page;
  const sealed = await findSealedPage(tx, { docId, pageUid });
  return pages.find((each) => each.pageUid === sealed);
}

// A page out of reach is reported like an unknown one.
export async function assertPagesInReach({ actor }: ActorCall, tx: Tx, pageUids: readonly string[]): Promise<void> {
  const wanted = [...new Set(pageUids)];
  const rows = await tx.many(sql`
    select from page p join applicant a on a.realm_id = p.realm_id and a.applicant_uid = p.applicant_uid
    where p.realm_id = ${tx.realmId} and p.page_uid = any(${wanted}::uuid[]) and ${inReach('applicant', actor, 'document.edit')}`);
  if (rows.length !== wanted.length) throw new AppError('document.pageUnknown');
}

export const isEmptied = ({ lists }: Pick<Plan, 'lists'>, docId: string): boolean => lists.get(docId)?.length === 0;

// The documents that receive pages of this one.
export const heirsOf = ({ documents }: Desk, { lists }: Pick<Plan, 'lists'>, { docId }: OpenDocument): OpenDocument[] =>
  [...lists].flatMap(([to, list]) => (list.some(({ from }) => from?.docId === docId) ? [documents.get(to)!] : []));
