import { isEditable, type Status } from '@visawright/contract/application-status.ts';
import { uploadLimits } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { showsUpload } from '../documents/documents.queries.ts';
import { AppError } from '../http/app-error.ts';

// The living document that shows this content already: made of the same file, or holding a page of it.
export async function sameContent(db: Db, applicantUid: string, contentMac: Buffer): Promise<string | undefined> {
  const row = await db.find<{ uid: string }>(sql`
    select d.document_uid as uid from upload u
    join document d on d.realm_id = u.realm_id and d.deleted_at is null and d.applicant_uid = u.applicant_uid and ${showsUpload}
    where u.realm_id = ${db.realmId} and u.applicant_uid = ${applicantUid} and u.content_mac = ${contentMac}
    order by d.created_at, d.document_uid limit 1`);
  return row?.uid;
}

// Of two who bring the same content at once, the second waits and finds the first's.
export const holdContent = (tx: Tx, contentMac: Buffer): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(${contentMac.readBigInt64BE(0).toString()}::bigint)`);

// Before anything is stored: an application of this applicant, within reach, that still takes papers.
export async function checkApplication(
  db: Db,
  actor: Actor,
  applicantUid: string,
  applicationUid: string,
): Promise<void> {
  const { status } = await db.get<{ status: Status }>(sql`
    select a.status from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.applicant_uid = ${applicantUid}
      and a.deleted_at is null and ${inReach('application', actor, 'application.edit')}`);
  if (!isEditable(status)) throw new AppError('application.notEditable');
}

export const limitsOf = ({ role }: Actor) => (role === 'applicant' ? uploadLimits.applicant : uploadLimits.staff);

// What one person brought within the hour, and is bringing in pieces right now.
export async function refuseOverQuota(db: Db, actor: Actor, bytes: number): Promise<void> {
  const { used } = await db.get<{ used: string }>(sql`
    select coalesce((select sum(byte_size) from upload
        where realm_id = ${db.realmId} and uploaded_by = ${actor.personUid} and created_at > now() - interval '1 hour'), 0)
      + coalesce((select sum(byte_size) from upload_on_its_way
        where realm_id = ${db.realmId} and started_by = ${actor.personUid} and result_code is null and result_document_uid is null
          and started_at > now() - interval '1 hour'), 0) as used`);
  if (Number(used) + bytes > limitsOf(actor).bytesAnHour) throw new AppError('quota.tooMany');
}
