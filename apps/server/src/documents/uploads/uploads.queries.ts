import { isEditable, type Status } from '@visawright/contract/applications/application-status.ts';
import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { showsUpload } from '../records/documents.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';

// A document that already shows this content: made from the same file or holding one of its pages.
export async function findSameContent(db: Db, applicantUid: string, contentMac: Buffer): Promise<string | undefined> {
  const row = await db.find<{ uid: string }>(sql`
    select d.document_uid as uid from upload u
    join document d on d.realm_id = u.realm_id and d.deleted_at is null and d.applicant_uid = u.applicant_uid and ${showsUpload}
    where u.realm_id = ${db.realmId} and u.applicant_uid = ${applicantUid} and u.content_mac = ${contentMac}
    order by d.created_at, d.document_uid limit 1`);
  return row?.uid;
}

// Of two concurrent uploads of the same content, the second waits and finds the first one's document.
export const lockContent = (tx: Tx, contentMac: Buffer): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(${contentMac.readBigInt64BE(0).toString()}::bigint)`);

// Checked before anything is stored: an editable application of this applicant, within reach.
export async function assertApplicationEditable(
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

export const getUploadLimits = ({ role }: Actor) =>
  role === 'applicant' ? uploadLimits.applicant : uploadLimits.staff;

// Everything the person uploaded within the last hour, including running uploads: its bytes, its files, and how long
// they were rendered and read.
export async function assertWithinQuota(db: Db, actor: Actor, bytes: number, files = 1): Promise<void> {
  const used = await db.get<{ bytes: string; files: number; processing_ms: string }>(sql`
    select coalesce(sum(byte_size), 0) as bytes, count(*)::integer as files, coalesce(sum(processing_ms), 0) as processing_ms from (
      select byte_size, processing_ms from upload
      where realm_id = ${db.realmId} and uploaded_by = ${actor.personUid} and created_at > now() - interval '1 hour'
      union all
      select byte_size, 0 from upload_session
      where realm_id = ${db.realmId} and started_by = ${actor.personUid} and result_code is null and result_document_uid is null
        and started_at > now() - interval '1 hour') as recent`);
  const limits = getUploadLimits(actor);
  const isOver =
    Number(used.bytes) + bytes > limits.bytesAnHour ||
    used.files + files > limits.filesAnHour ||
    Number(used.processing_ms) > limits.processingSecondsAnHour * 1_000;
  if (isOver) throw new AppError('quota.tooMany');
}

// The time counts against the uploader's quota, whether the work succeeds or not. A document without an upload has no uploader.
export async function countProcessingTime<T>(db: Db, uploadUid: string | null, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const ms = Math.ceil(performance.now() - started);
    if (uploadUid !== null)
      await db.run(sql`
        update upload set processing_ms = processing_ms + ${ms} where realm_id = ${db.realmId} and upload_uid = ${uploadUid}`);
  }
}
