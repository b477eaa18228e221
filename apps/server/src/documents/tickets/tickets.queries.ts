import type { PageOperation, Polygon } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';

export interface TicketPageRow {
  readonly applicant_uid: string;
  readonly object_key: string;
  readonly thumbnail_key: string;
  readonly screen_key: string | null;
  readonly width: number;
  readonly operations: readonly PageOperation[];
  readonly hidden: readonly Polygon[] | null; // never sent to anyone
}

export const findPage = (db: Db, actor: Actor, docId: string, pageUid: string): Promise<TicketPageRow | undefined> =>
  db.find<TicketPageRow>(sql`
    select d.applicant_uid, p.object_key, p.thumbnail_key, s.object_key as screen_key, p.width, l.operations, k.polygons as hidden
    from document d
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    join document_page l on l.realm_id = d.realm_id and l.document_uid = d.document_uid
    join page p on p.realm_id = l.realm_id and p.page_uid = l.page_uid
    left join screen_picture s on s.realm_id = p.realm_id and s.page_uid = p.page_uid
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

// A file is only served after the virus scan, and never if it was rejected for its content.
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
