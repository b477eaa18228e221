import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { getHandoff, presentHandoff } from './handoffs.queries.ts';

// A running upload from the phone is refused from now on.
export const cancelHandoff: Handler<'cancelHandoff'> = async ({ db, actor }, { body }) => {
  await db.run(sql`
    update handoff set ended_at = now()
    where realm_id = ${db.realmId} and handoff_uid = ${body.handoffUid} and made_by = ${actor.personUid} and ended_at is null`);
  return presentHandoff(await getHandoff(db, actor, body.handoffUid));
};
