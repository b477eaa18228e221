import { sql } from '../access/db.ts';
import type { Handler } from '../http/call.ts';
import { getHandoff, handoffOf } from './handoffs.queries.ts';

// What the phone is sending at this moment is not taken any more.
export const cancelHandoff: Handler<'cancelHandoff'> = async ({ db, actor }, { body }) => {
  await db.run(sql`
    update handoff set ended_at = now()
    where realm_id = ${db.realmId} and handoff_uid = ${body.handoffUid} and made_by = ${actor.personUid} and ended_at is null`);
  return handoffOf(await getHandoff(db, actor, body.handoffUid));
};
