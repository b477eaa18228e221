import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { removeUnlisted } from './remove-unlisted.ts';

export const startPasskey =
  (clock: Clock): Handler<'startPasskey'> =>
  async (call) => {
    const { db, actor } = call;
    // One that another person who knows the password has added before would look like the new one.
    await removeUnlisted(call, actor);
    await db.run(sql`
      insert into passkey_request (realm_id, person_uid, requested_at)
      values (${db.realmId}, ${actor.personUid}, ${at(clock())})
      on conflict (realm_id, person_uid) do update set requested_at = excluded.requested_at`);
    return { ok: true };
  };
