import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';

// A row of an upload that arrives in parts.
export interface UploadSession {
  readonly upload_session_uid: string;
  readonly applicant_uid: string;
  readonly application_uid: string | null;
  readonly for_trip: boolean;
  readonly name: Buffer;
  readonly byte_size: number;
  readonly received: number;
  readonly part_keys: readonly string[];
  readonly result_document_uid: string | null;
  readonly result_code: string | null;
  readonly started_at: Date;
  readonly handoff_uid: string | null; // the handoff of the phone that sends it
}

export const uploadSessionMs = 24 * 3_600_000;
// bigint columns arrive as text
type UploadSessionRow = Omit<UploadSession, 'byte_size' | 'received'> & {
  readonly byte_size: string;
  readonly received: string;
};
const isUid = (text: string) => z.uuid().safeParse(text).success;

// Only the person who started it can continue, on the same device and while the applicant is in reach.
export async function getUploadSession(
  db: Db,
  actor: Actor,
  sessionUid: string,
  handoffUid: string | null,
): Promise<UploadSession> {
  const row = await db.get<UploadSessionRow>(sql`
    select w.* from upload_session w join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where w.realm_id = ${db.realmId} and w.upload_session_uid = ${isUid(sessionUid) ? sessionUid : null}
      and w.started_by = ${actor.personUid}
      and w.handoff_uid is not distinct from ${handoffUid}
      and w.started_at > now() - interval '1 day' and ${inReach('applicant', actor, 'document.edit')}`);
  return { ...row, byte_size: Number(row.byte_size), received: Number(row.received) };
}

export const isFinished = ({ result_document_uid, result_code }: UploadSession): boolean =>
  result_document_uid !== null || result_code !== null;

// True for one sender only: a concurrent sender with the same offset finds it moved.
export const addUploadPart = async (
  db: Db,
  session: UploadSession,
  objectKey: string,
  bytes: number,
): Promise<boolean> =>
  (await db.run(sql`
    update upload_session set received = received + ${bytes}, part_keys = part_keys || ${objectKey}::text
    where realm_id = ${db.realmId} and upload_session_uid = ${session.upload_session_uid} and received = ${session.received}
      and result_document_uid is null and result_code is null`)) === 1;

export const storeUploadResult = (
  db: Db,
  sessionUid: string,
  docId: string | null,
  code: string | null,
): Promise<number> =>
  db.run(sql`
    update upload_session set result_document_uid = ${docId}, result_code = ${code}
    where realm_id = ${db.realmId} and upload_session_uid = ${sessionUid} and result_document_uid is null and result_code is null`);
