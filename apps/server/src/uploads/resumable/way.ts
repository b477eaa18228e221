import { z } from 'zod';
import type { Actor } from '../../access/actor.types.ts';
import { sql, type Db } from '../../access/db.ts';
import { inReach } from '../../access/reach.ts';

// An upload that comes in pieces, as the row knows it.
export interface Way {
  readonly way_uid: string;
  readonly applicant_uid: string;
  readonly application_uid: string | null;
  readonly name: Buffer;
  readonly byte_size: number;
  readonly received: number;
  readonly part_keys: readonly string[];
  readonly result_document_uid: string | null;
  readonly result_code: string | null;
  readonly started_at: Date;
  readonly handoff_uid: string | null; // the phone that sends it
}

export const lifeMs = 24 * 3_600_000;
// 64-bit numbers come as text.
type WayRow = Omit<Way, 'byte_size' | 'received'> & { readonly byte_size: string; readonly received: string };
const isUid = (text: string) => z.uuid().safeParse(text).success;

// Only whoever began it, on the device they began it on, goes on with it, while the applicant is still within reach.
export async function getWay(db: Db, actor: Actor, wayUid: string, handoffUid: string | null): Promise<Way> {
  const row = await db.get<WayRow>(sql`
    select w.* from upload_on_its_way w join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where w.realm_id = ${db.realmId} and w.way_uid = ${isUid(wayUid) ? wayUid : null} and w.started_by = ${actor.personUid}
      and w.handoff_uid is not distinct from ${handoffUid}
      and w.started_at > now() - interval '1 day' and ${inReach('applicant', actor, 'document.edit')}`);
  return { ...row, byte_size: Number(row.byte_size), received: Number(row.received) };
}

export const isOver = ({ result_document_uid, result_code }: Way): boolean =>
  result_document_uid !== null || result_code !== null;

// True for one sender alone: whoever comes with the same offset at the same time finds it moved.
export const addPart = async (db: Db, way: Way, objectKey: string, bytes: number): Promise<boolean> =>
  (await db.run(sql`
    update upload_on_its_way set received = received + ${bytes}, part_keys = part_keys || ${objectKey}::text
    where realm_id = ${db.realmId} and way_uid = ${way.way_uid} and received = ${way.received}
      and result_document_uid is null and result_code is null`)) === 1;

export const writeResult = (db: Db, wayUid: string, docId: string | null, code: string | null): Promise<number> =>
  db.run(sql`
    update upload_on_its_way set result_document_uid = ${docId}, result_code = ${code}
    where realm_id = ${db.realmId} and way_uid = ${wayUid} and result_document_uid is null and result_code is null`);
