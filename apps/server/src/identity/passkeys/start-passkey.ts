import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';

export const startPasskey =
  (clock: Clock): Handler<'startPasskey'> =>
  async ({ db, actor }) => {
    await db.run(sql`
      insert into passkey_request (realm_id, person_uid, requested_at)
      values (${db.realmId}, ${actor.personUid}, ${at(clock())})
      on conflict (realm_id, person_uid) do update set requested_at = excluded.requested_at`);
    return { ok: true };
  };
