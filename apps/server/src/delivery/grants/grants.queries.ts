import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { PlacedRow } from '../../forms/prefilled-form/prefilled-form.queries.ts';

export interface GrantRow {
  readonly document_uid: string;
  readonly seen_at: Date | null;
}

// The caller has already checked access. A document that was deleted or moved to another traveller no longer counts as the visa.
export const findGrant = (db: Db, applicationUid: string): Promise<GrantRow | undefined> =>
  db.find<GrantRow>(sql`
    select g.document_uid, g.seen_at from visa_grant g
    join application a on a.realm_id = g.realm_id and a.application_uid = g.application_uid
    join document d on d.realm_id = g.realm_id and d.document_uid = g.document_uid and d.applicant_uid = a.applicant_uid
    where g.realm_id = ${db.realmId} and g.application_uid = ${applicationUid} and d.deleted_at is null`);

// A different document has different differences, so it starts as not seen.
export const storeGrant = (tx: Tx, applicationUid: string, docId: string, personUid: string): Promise<number> =>
  tx.run(sql`
    insert into visa_grant (realm_id, application_uid, document_uid, set_by)
    values (${tx.realmId}, ${applicationUid}, ${docId}, ${personUid})
    on conflict (realm_id, application_uid) do update
      set document_uid = excluded.document_uid, set_by = excluded.set_by, set_at = now(), seen_by = null, seen_at = null`);

export const removeGrant = (tx: Tx, applicationUid: string): Promise<number> =>
  tx.run(sql`delete from visa_grant where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);

export const storeGrantSeen = (tx: Tx, applicationUid: string, personUid: string): Promise<number> =>
  tx.run(sql`
    update visa_grant set seen_by = ${personUid}, seen_at = now()
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and seen_at is null`);

export const documentPages = (db: Db, docId: string): Promise<PlacedRow[]> =>
  db.many<PlacedRow>(sql`
    select document_uid, page_uid, homography from document_page
    where realm_id = ${db.realmId} and document_uid = ${docId} order by position`);
