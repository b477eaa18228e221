import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { PhotoNudge } from '@visawright/contract/documents/photo.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';

export interface ApplicationFormRow {
  readonly applicant_uid: string;
  readonly status: Status;
  readonly form_id: string | null;
  readonly form_version: number | null;
}

export const getApplicationForm = (db: Db, applicationUid: string): Promise<ApplicationFormRow> =>
  db.get<ApplicationFormRow>(sql`
    select applicant_uid, status, form_id, form_version from application
    where realm_id = ${db.realmId} and application_uid = ${applicationUid} and deleted_at is null`);

// The photo marked primary, otherwise the last one attached.
export const findAttachedPhoto = (db: Db, applicationUid: string): Promise<{ docId: string } | undefined> =>
  db.find<{ docId: string }>(sql`
    select d.document_uid as "docId" from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
    where x.realm_id = ${db.realmId} and x.application_uid = ${applicationUid} and d.category = 'Photo'
      and d.state = 'checked' and d.deleted_at is null
    order by d.is_primary desc, x.position desc limit 1`);

export interface PhotoPage {
  readonly page_uid: string;
  readonly object_key: string;
  readonly width: number;
  readonly height: number;
}

export const listPhotoPages = (db: Db, docId: string): Promise<PhotoPage[]> =>
  db.many<PhotoPage>(sql`
    select p.page_uid, p.object_key, p.width, p.height from document_page d
    join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);

export const findPhotoOffset = (db: Db, applicationUid: string, docId: string): Promise<PhotoNudge | undefined> =>
  db.find<PhotoNudge>(sql`
    select x, y, zoom from photo_cut
    where realm_id = ${db.realmId} and application_uid = ${applicationUid} and document_uid = ${docId}`);

export const storePhotoOffset = (
  tx: Tx,
  { applicationUid, docId, personUid }: { applicationUid: string; docId: string; personUid: string },
  { x, y, zoom }: PhotoNudge,
): Promise<number> =>
  tx.run(sql`
    insert into photo_cut (realm_id, application_uid, document_uid, x, y, zoom, person_uid)
    values (${tx.realmId}, ${applicationUid}, ${docId}, ${x}, ${y}, ${zoom}, ${personUid})
    on conflict (realm_id, application_uid, document_uid)
    do update set x = excluded.x, y = excluded.y, zoom = excluded.zoom, person_uid = excluded.person_uid, at = clock_timestamp()`);

export const deletePhotoOffset = (tx: Tx, applicationUid: string, docId: string): Promise<number> =>
  tx.run(sql`
    delete from photo_cut
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and document_uid = ${docId}`);
