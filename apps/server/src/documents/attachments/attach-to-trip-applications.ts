import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql, type Tx } from '../../platform/db/db.ts';
import { appendDocument, type OpenApplication } from './attach-to-open-applications.ts';

// The trips whose applications contain the document.
export async function findTripUids(db: Db, docId: string): Promise<string[]> {
  const rows = await db.many<{ uid: string }>(sql`
    select distinct a.trip_uid as uid from application_document x
    join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid
    where x.realm_id = ${db.realmId} and x.document_uid = ${docId} and a.deleted_at is null and a.trip_uid is not null`);
  return rows.map(({ uid }) => uid);
}

interface TripAttachment {
  readonly docId: string;
  readonly applicantUid: string;
  readonly trips: readonly string[];
}

// Appends to this traveller's editable applications of the same trips.
export const attachToTripApplications = (
  tx: Tx,
  actor: Actor | null, // null: done by the system
  { docId, applicantUid, trips }: TripAttachment,
): Promise<void> => attach(tx, actor, { docId, applicantUid }, sql`a.trip_uid = any(${trips}::uuid[])`);

interface ApplicationAttachment {
  readonly docId: string;
  readonly applicantUid: string;
  readonly applications: readonly string[];
}

// Appends to those of these applications that can still be edited.
export const attachToApplications = (
  tx: Tx,
  actor: Actor | null,
  { docId, applicantUid, applications }: ApplicationAttachment,
): Promise<void> => attach(tx, actor, { docId, applicantUid }, sql`a.application_uid = any(${applications}::uuid[])`);

async function attach(
  tx: Tx,
  actor: Actor | null,
  { docId, applicantUid }: { readonly docId: string; readonly applicantUid: string },
  which: Sql,
): Promise<void> {
  const open = await tx.many<OpenApplication>(sql`
    select a.application_uid as uid, a.status, (select count(*)::int from application_document c
      where c.realm_id = a.realm_id and c.application_uid = a.application_uid) as count
    from application a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and ${which}
      and a.deleted_at is null and a.status in ('draft', 'initiated')
    order by a.application_uid for no key update of a`);
  await appendDocument(tx, actor, open, { docId, applicantUid });
}
