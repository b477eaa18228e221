import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { createMinimumResponseTime } from '../sign-in-limits/minimum-response-time.ts';
import { hashAccountName } from '../sign-in-limits/sign-in-attempts.ts';

// Every address gets the same row and job; the worker determines whether there is a recipient and whether the limit is reached.
export function forgotPassword(clock: Clock): Handler<'forgotPassword'> {
  const floor = createMinimumResponseTime(100);
  return async (call, { body }) => {
    const began = performance.now();
    const now = clock();
    const { keys, jobs } = call.parts;
    const { realmId } = call.db;
    const account = hashAccountName(keys, realmId, body.email);
    await call.db.transaction(async (tx) => {
      const { uid } = await tx.get<{ uid: string }>(sql`
        insert into reset_request (realm_id, account, person_uid, requested_at)
        values (${realmId}, ${account}, (
          select person_uid from person
          where realm_id = ${realmId} and email = ${body.email.toLowerCase()} and status = 'active'
        ), ${at(now)})
        returning request_uid as uid`);
      await jobs.enqueue(tx, 'resetMail', uid, { realmId, requestUid: uid });
    });
    floor.note(began);
    await floor.wait(began);
    return { ok: true };
  };
}
