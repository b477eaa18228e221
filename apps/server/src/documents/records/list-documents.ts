import type { Document, UploadedFile } from '@visawright/contract/documents/document.ts';
import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from './sealed-file-name.ts';
import { assertApplicantInReach, findDocuments, getDocuments, showsUpload } from './documents.queries.ts';
import { presentDocuments } from './present-document.ts';

const ofApplicant =
  (which: Sql) =>
  async (db: Db, keys: KeyStore, actor: Actor, applicantUid: string): Promise<Document[]> => {
    await assertApplicantInReach(db, actor, 'document.read', applicantUid);
    const where = sql`d.applicant_uid = ${applicantUid} and ${which}`;
    return presentDocuments(db, keys, actor, await findDocuments(db, actor, 'document.read', where));
  };

export const listDocuments = ofApplicant(sql`true`);

// Per category the document a person marked, otherwise the recommended one.
export const listPrimaryDocuments =
  ofApplicant(sql`(d.is_primary or (d.is_recommended and d.state = 'checked' and not exists (
    select from document m where m.realm_id = d.realm_id and m.applicant_uid = d.applicant_uid and m.category = d.category
      and m.is_primary and m.deleted_at is null)))`);

interface Named {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
}

// In the requested order, all or none.
export async function getDocumentsByIds(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicantUid, docIds }: Named,
): Promise<Document[]> {
  const wanted = [...new Set(docIds)];
  return inOrder(wanted, await presentDocuments(db, keys, actor, await getDocuments(db, actor, applicantUid, wanted)));
}

// A document may have moved to another traveller while waiting.
export async function findRemainingDocuments(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicantUid, docIds }: Named,
): Promise<Document[]> {
  const where = sql`d.applicant_uid = ${applicantUid} and d.document_uid = any(${docIds}::uuid[])`;
  return inOrder(
    docIds,
    await presentDocuments(db, keys, actor, await findDocuments(db, actor, 'document.read', where)),
  );
}

function inOrder(docIds: readonly string[], found: Document[]): Document[] {
  const place = new Map(docIds.map((docId, at) => [docId, at]));
  return found.sort((a, b) => place.get(a.docId)! - place.get(b.docId)!);
}

interface FileRow {
  readonly upload_uid: string;
  readonly name: Buffer;
  readonly media_type: UploadMediaType;
  readonly byte_size: string;
  readonly uploaded_by_name: string | null;
  readonly created_at: Date;
  readonly doc_ids: string[];
}

// Files without remaining documents are about to be deleted and are left out.
export async function listUploadedFiles(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicantUid: string,
): Promise<UploadedFile[]> {
  await assertApplicantInReach(db, actor, 'document.read', applicantUid);
  const rows = await db.many<FileRow>(sql`
    select * from (
      select u.upload_uid, u.name, u.media_type, u.byte_size, btrim(w.first_name || ' ' || w.last_name) as uploaded_by_name, u.created_at,
        array(select d.document_uid::text from document d where d.realm_id = u.realm_id and d.deleted_at is null
          and ${showsUpload} order by d.created_at, d.document_uid) as doc_ids
      from upload u left join person w on w.realm_id = u.realm_id and w.person_uid = u.uploaded_by
      where u.realm_id = ${db.realmId} and u.applicant_uid = ${applicantUid}) f
    where f.doc_ids <> '{}' order by f.created_at desc, f.upload_uid desc`);
  const key = await loadApplicantKey(db, keys, applicantUid);
  return rows.map((row) => ({
    uploadUid: row.upload_uid,
    fileName: openFileName(key, row.name),
    mediaType: row.media_type,
    bytes: Number(row.byte_size),
    uploadedByName: row.uploaded_by_name,
    createdAt: row.created_at.toISOString(),
    docIds: row.doc_ids,
  }));
}
