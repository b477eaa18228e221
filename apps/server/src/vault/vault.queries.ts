import type { DocumentView, PageOperation, Polygon } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import type { Cursor } from '../lists/cursor.ts';
import type { ListedRow } from '../lists/page.ts';

export interface PageRow {
  readonly applicant_uid: string;
  readonly object_key: string;
  readonly thumbnail_key: string;
  readonly operations: readonly PageOperation[];
  readonly hidden: readonly Polygon[] | null; // never leaves, whoever looks
}

export const findPage = (db: Db, actor: Actor, docId: string, pageUid: string): Promise<PageRow | undefined> =>
  db.find<PageRow>(sql`
    select d.applicant_uid, p.object_key, p.thumbnail_key, l.operations, k.polygons as hidden
    from document d
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    join document_page l on l.realm_id = d.realm_id and l.document_uid = d.document_uid
    join page p on p.realm_id = l.realm_id and p.page_uid = l.page_uid
    left join page_mask k on k.realm_id = p.realm_id and k.page_uid = p.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and l.page_uid = ${pageUid} and d.deleted_at is null
      and ${inReach('applicant', actor, 'document.read')}
    order by l.position limit 1`);

export interface OriginalRow {
  readonly applicant_uid: string;
  readonly object_key: string;
  readonly media_type: string;
  readonly name: Buffer;
  readonly is_safe: boolean;
}

// A file leaves only after the scanner has passed it, and never one that was rejected for what it carries.
export const findOriginal = (db: Db, actor: Actor, docId: string): Promise<OriginalRow | undefined> =>
  db.find<OriginalRow>(sql`
    select d.applicant_uid, u.object_key, u.media_type, u.name,
      coalesce(d.reason, 'passwordNeeded') = 'passwordNeeded'
        and (d.page_count > 0 or d.reason is not null or d.state not in ('uploaded', 'failed')) as is_safe
    from document d
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.deleted_at is null
      and ${inReach('applicant', actor, 'document.read')}`);

export interface ViewRow extends ListedRow {
  readonly at: Date;
  readonly document_uid: string;
  readonly name: Buffer | null;
  readonly viewer: string;
  readonly role: string;
  readonly purpose: DocumentView['purpose'];
}

export const listViews = (
  db: Db,
  applicantUid: string,
  limit: number,
  cursor: Cursor | undefined,
): Promise<ViewRow[]> =>
  db.many<ViewRow>(sql`
    select v.view_uid as uid, v.at::text as sort_key, v.at, v.document_uid, coalesce(d.name, u.name) as name,
      btrim(p.first_name || ' ' || p.last_name) as viewer, p.role, v.purpose
    from view_log v
    join document d on d.realm_id = v.realm_id and d.document_uid = v.document_uid
    join person p on p.realm_id = v.realm_id and p.person_uid = v.person_uid
    left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where v.realm_id = ${db.realmId} and v.applicant_uid = ${applicantUid}
      and ${cursor ? sql`(v.at, v.view_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql`true`}
    order by v.at desc, v.view_uid desc limit ${limit + 1}`);
