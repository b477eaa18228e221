import { sql, type Db } from '../../platform/db/db.ts';
import { at } from './clock.ts';
import { accessLifeMs } from './sessions.queries.ts';

// Like a logout: rows are deleted, access tokens are refused from now on, open sockets are closed. Sessions are named as the provider
// names them.
export const endProviderSessions = (
  db: Db,
  personUid: string,
  sessions: readonly string[],
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (sessions.length === 0) return;
    await tx.run(sql`
      delete from session where realm_id = ${tx.realmId} and person_uid = ${personUid} and kc_session = any(${sessions})`);
    await tx.run(sql`
      insert into ended_session (realm_id, kc_session, until)
      select ${tx.realmId}, each, ${at(now + accessLifeMs)} from unnest(${sessions}::text[]) each on conflict do nothing`);
    const who = JSON.stringify({ realmId: tx.realmId, personUid });
    await tx.find(sql`select pg_notify('actor_changed', ${who})`);
  });
