import { sql, type Db } from '../../access/db.ts';
import { hourlyInRealms, type SweepParts } from '../../hourly.ts';
import type { ActorCall } from '../../http/call.ts';
import { at } from '../../sessions/clock.ts';
import { lifeMs, type Way } from './way.ts';

export async function stopUpload({ db, parts }: ActorCall, way: Way): Promise<void> {
  await db.run(sql`delete from upload_on_its_way where realm_id = ${db.realmId} and way_uid = ${way.way_uid}`);
  await parts.papers.remove(way.part_keys).catch(() => undefined); // else swept by age
}

// Their pieces go by their own age, with everything else under `way/`.
export const sweepUploads = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from upload_on_its_way where realm_id = ${db.realmId} and started_at < ${at(now - lifeMs)}`);

export const sweepUploadsHourly = (parts: SweepParts): { close(): void } =>
  hourlyInRealms(parts, 'uploads that were never finished', sweepUploads);
