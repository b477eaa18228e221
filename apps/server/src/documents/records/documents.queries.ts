import type { Action } from '@visawright/contract/platform/access.ts';
import type {
  Belonging,
  DocumentCategory,
  DocumentState,
  NameField,
  OwnerQuestion,
  RejectionReason,
  RetakeCause,
} from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StoredComparisons } from '../readings/effective-values.ts';

export interface DocumentRow {
  readonly document_uid: string;
  readonly applicant_uid: string;
  readonly upload_uid: string | null;
  readonly name: Buffer | null;
  readonly category: DocumentCategory;
  readonly category_outcome: 'accept' | 'confirm';
  readonly kind: string | null;
  readonly state: DocumentState;
  readonly reason: RejectionReason | null;
  readonly retake: RetakeCause[];
  readonly to_confirm: number;
  readonly compared: StoredComparisons;
  readonly page_count: number;
  readonly run_epoch: number;
  readonly is_primary: boolean;
  readonly is_recommended: boolean;
  readonly is_verified: boolean;
  readonly belonging: Belonging;
  readonly owner_question: OwnerQuestion | null;
  readonly blank_name: NameField | null; // of a passport with one name, as a person answered
  readonly is_placed: boolean; // a person decided whose it is, or it is a copy for this applicant
  readonly is_for_trip: boolean; // uploaded for everyone on the trip, and nobody has decided whose it is
  // Only if the caller may see that applicant.
  readonly belongs_to: { readonly applicantUid: string; readonly name: string } | null;
  readonly version: number;
  readonly created_at: Date;
  readonly first_page: string | null;
  readonly reading_no: number | null;
  readonly body: Buffer | null;
  readonly acts: readonly ValueActRow[] | null;
}

interface ValueActRow {
  readonly field: string;
  readonly kind: 'confirmed' | 'changed' | 'takenBack';
  readonly by: string;
  readonly at: string;
  readonly body: string | null; // base64
}

// Whether a person has to say whose document `d` of upload `u` is or what it is. A category that is only likely is shown as such, and can
// be confirmed like an open question, but it does not wait for anybody.
export const isUnsure = sql`(d.state = 'checked' and (d.category_outcome = 'confirm' and (d.category = 'Other' or d.kind is null)
  or d.owner_question is not null or d.belonging = 'other'
  or coalesce(u.for_trip, false) and d.placed_by is null and d.copy_of is null and d.belonging <> 'own'))`;

export const isLikely = sql`(d.state = 'checked' and d.category_outcome = 'confirm')`;

const columns = (belongsTo: Sql) => sql`
  d.document_uid, d.applicant_uid, d.upload_uid, coalesce(d.name, u.name) as name, d.category, d.category_outcome, d.kind, d.state,
  d.reason, d.retake, d.to_confirm, d.compared, d.page_count, d.run_epoch, d.is_primary, d.is_recommended,
  d.verified_at is not null as is_verified,
  d.belonging, d.owner_question, d.blank_name, (d.placed_by is not null or d.copy_of is not null) as is_placed,
  coalesce(u.for_trip, false) and d.placed_by is null and d.copy_of is null as is_for_trip, ${belongsTo} as belongs_to,
  d.version, d.created_at,
  (select f.page_uid from document_page f
    where f.realm_id = d.realm_id and f.document_uid = d.document_uid order by f.position limit 1) as first_page,
  r.reading_no, r.body,
  (select json_agg(json_build_object('field', v.field, 'kind', v.kind, 'by', btrim(p.first_name || ' ' || p.last_name), 'at', v.at,
      'body', encode(v.body, 'base64')) order by v.act_no)
    from value_act v join person p on p.realm_id = v.realm_id and p.person_uid = v.person_uid
    where v.realm_id = d.realm_id and v.document_uid = d.document_uid) as acts`;
const joins = sql`
  left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
  left join lateral (select reading_no, body from reading
    where realm_id = d.realm_id and document_uid = d.document_uid and reading_no <= d.run_epoch
    order by reading_no desc limit 1) r on true`;

// Names the traveller only to someone who may see that traveller's documents.
const namedTo = (actor: Actor, action: Action) => sql`
  (select json_build_object('applicantUid', a.applicant_uid, 'name', btrim(a.first_name || ' ' || a.last_name)) from applicant a
    where a.realm_id = d.realm_id and a.applicant_uid = d.belongs_to and ${inReach('applicant', actor, action)})`;

// Latest first. `where` narrows the result; the actor's reach over the applicant limits it.
export const findDocuments = (db: Db, actor: Actor, action: Action, where: Sql): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(namedTo(actor, action))} from document d
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid ${joins}
    where d.realm_id = ${db.realmId} and d.deleted_at is null and ${where} and ${inReach('applicant', actor, action)}
    order by d.created_at desc, d.document_uid desc`);

export async function getDocument(db: Db, actor: Actor, action: Action, docId: string): Promise<DocumentRow> {
  const [row] = await findDocuments(db, actor, action, sql`d.document_uid = ${docId}`);
  if (!row) throw new AppError('record.notFound');
  return row;
}

// All or none: one missing or unreachable document is reported as not found.
export async function getDocuments(
  db: Db,
  actor: Actor,
  applicantUid: string,
  docIds: readonly string[],
): Promise<DocumentRow[]> {
  const named = sql`d.applicant_uid = ${applicantUid} and d.document_uid = any(${docIds}::uuid[])`;
  const rows = await findDocuments(db, actor, 'document.read', named);
  if (rows.length !== docIds.length) throw new AppError('record.notFound');
  return rows;
}

// Whether document `d` is made from upload `u` or shows one of its pages.
export const showsUpload = sql`(d.upload_uid = u.upload_uid or d.document_uid in (
  select m.document_uid from page p join document_page m on m.realm_id = p.realm_id and m.page_uid = p.page_uid
  where p.realm_id = u.realm_id and p.upload_uid = u.upload_uid))`;

// Without a reach check: for the pipeline and for writes that have checked the applicant.
export const listDocumentsOfCategory = (db: Db, applicantUid: string, category: string): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.applicant_uid = ${applicantUid} and d.category = ${category}
      and d.state = 'checked' and d.deleted_at is null
    order by d.created_at desc, d.document_uid desc`);

export const listCheckedDocuments = (db: Db, applicantUid: string): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.applicant_uid = ${applicantUid} and d.state = 'checked' and d.deleted_at is null
    order by d.document_uid`);

export const listSureDocuments = (db: Db, applicantUids: readonly string[]): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.applicant_uid = any(${applicantUids}::uuid[]) and d.state = 'checked' and not ${isUnsure}
      and d.deleted_at is null`);

// Passports used to fill forms, if they belong to the applicant themselves.
export const listOwnPassports = (db: Db, applicantUids: readonly string[]): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.applicant_uid = any(${applicantUids}::uuid[]) and d.category = 'Passport'
      and d.state = 'checked' and d.belonging = 'own' and (d.is_primary or d.is_recommended) and d.deleted_at is null`);

export const listDocumentsWithPages = (db: Db, pageUids: readonly string[]): Promise<DocumentRow[]> =>
  db.many<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.deleted_at is null and d.document_uid in (
      select m.document_uid from document_page m where m.realm_id = ${db.realmId} and m.page_uid = any(${pageUids}::uuid[]))`);

export const loadDocument = (db: Db, docId: string): Promise<DocumentRow> =>
  db.get<DocumentRow>(sql`
    select ${columns(sql`null`)} from document d ${joins}
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.deleted_at is null`);

// An applicant out of reach is reported like a missing one.
export const assertApplicantInReach = (db: Db, actor: Actor, action: Action, applicantUid: string): Promise<unknown> =>
  db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, action)}`);

// Locks the applicant before the document, in the same order everywhere, to avoid deadlocks.
export async function lockDocument(
  tx: Tx,
  actor: Actor,
  action: Action,
  docId: string,
  applicantUid?: string,
): Promise<DocumentRow> {
  await tx.get(sql`
    select a.applicant_uid from document d join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and d.deleted_at is null
      and (${applicantUid ?? null}::uuid is null or d.applicant_uid = ${applicantUid ?? null})
      and ${inReach('applicant', actor, action)} for no key update of a`);
  await tx.get(
    sql`select document_uid from document where realm_id = ${tx.realmId} and document_uid = ${docId} and deleted_at is null for update`,
  );
  return getDocument(tx, actor, action, docId);
}
