import { sql, type Db } from '../../platform/db/db.ts';
import { at } from '../sessions/clock.ts';
import { accessLifeMs } from '../sessions/sessions.queries.ts';

export interface OwnSessionRow {
  readonly session_uid: string;
  readonly kc_session: string;
  readonly created_at: Date;
  readonly rotated_at: Date;
  readonly device: string;
}

export const findOwnSessions = (db: Db, personUid: string, now: number): Promise<OwnSessionRow[]> =>
  db.many<OwnSessionRow>(sql`
    select session_uid, kc_session, created_at, rotated_at, device from session
    where realm_id = ${db.realmId} and person_uid = ${personUid} and expires_at > ${at(now)}`);

// Like a logout: rows are deleted, access tokens are refused from now on, open sockets are closed.
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
