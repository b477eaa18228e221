import { sql } from '../access/db.ts';
import type { Handler } from '../http/call.ts';
import { at, type Clock } from './clock.ts';
import { answerFloor } from './floor.ts';
import { accountOf } from './sign-in-limit.ts';

// The same row and the same job for every address; the worker finds out whether there is anybody to write to, and how often.
export function forgotPassword(clock: Clock): Handler<'forgotPassword'> {
  const floor = answerFloor(100);
  return async (call, { body }) => {
    const began = performance.now();
    const now = clock();
    const { keys, jobs } = call.parts;
    const { realmId } = call.db;
    const account = accountOf(keys, realmId, body.email);
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
