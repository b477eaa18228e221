import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { appendToApplications, type OpenApplication } from './carry-to-applications.ts';

// The trips a document is part of, by the applications that hold it.
export async function tripsOf(db: Db, docId: string): Promise<string[]> {
  const rows = await db.many<{ uid: string }>(sql`
    select distinct a.trip_uid as uid from application_document x
    join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid
    where x.realm_id = ${db.realmId} and x.document_uid = ${docId} and a.deleted_at is null and a.trip_uid is not null`);
  return rows.map(({ uid }) => uid);
}

interface Joining {
  readonly docId: string;
  readonly applicantUid: string;
  readonly trips: readonly string[];
}

// At the end of this traveller's applications of the same trips, as far as they still take papers.
export async function attachOnTrip(
  tx: Tx,
  actor: Actor | null, // null: the product itself
  { docId, applicantUid, trips }: Joining,
): Promise<void> {
  const open = await tx.many<OpenApplication>(sql`
    select a.application_uid as uid, a.status, (select count(*)::int from application_document c
      where c.realm_id = a.realm_id and c.application_uid = a.application_uid) as count
    from application a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and a.trip_uid = any(${trips}::uuid[])
      and a.deleted_at is null and a.status in ('draft', 'initiated')
    order by a.application_uid for no key update of a`);
  await appendToApplications(tx, actor, open, { docId, applicantUid });
}
