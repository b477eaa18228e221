import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { at } from '../../identity/sessions/clock.ts';
import { uploadSessionMs, type UploadSession } from './upload-session.ts';

export async function cancelUpload({ db, parts }: ActorCall, session: UploadSession): Promise<void> {
  await db.run(
    sql`delete from upload_session where realm_id = ${db.realmId} and upload_session_uid = ${session.upload_session_uid}`,
  );
  await parts.sealedObjects.remove(session.part_keys).catch(() => undefined); // otherwise swept by age
}

// Their pieces go by their own age, with everything else under `pending/`.
export const sweepUploads = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from upload_session where realm_id = ${db.realmId} and started_at < ${at(now - uploadSessionMs)}`);

export const sweepUploadsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'unfinished uploads', sweepUploads);
