import { sql, type Db } from '../../platform/db/db.ts';
import { at } from './clock.ts';

export interface Session {
  readonly session_uid: string;
  readonly person_uid: string;
  readonly counter: number;
  readonly rotated_at: Date;
  readonly kc_session: string;
  readonly kc_refresh: Buffer;
  readonly access_token: Buffer;
  readonly access_expires_at: Date;
  readonly cookie_hash: Buffer | null;
  readonly expires_at: Date;
}

// Sessions of suspended people do not count.
export const findSession = (db: Db, sessionUid: string, now: number): Promise<Session | undefined> =>
  db.find<Session>(sql`
    select s.session_uid, s.person_uid, s.counter, s.rotated_at, s.kc_session, s.kc_refresh, s.access_token,
      s.access_expires_at, s.cookie_hash, s.expires_at
    from session s join person p on p.realm_id = s.realm_id and p.person_uid = s.person_uid
    where s.realm_id = ${db.realmId} and s.session_uid = ${sessionUid} and s.expires_at > ${at(now)} and p.status = 'active'`);

export async function insertSession(db: Db, session: Session, device: string, now: number): Promise<void> {
  await db.run(sql`
    insert into session (realm_id, session_uid, person_uid, counter, rotated_at, kc_session, kc_refresh, access_token,
      access_expires_at, cookie_hash, created_at, expires_at, device)
    values (${db.realmId}, ${session.session_uid}, ${session.person_uid}, ${session.counter}, ${session.rotated_at},
      ${session.kc_session}, ${session.kc_refresh}, ${session.access_token}, ${session.access_expires_at},
      ${session.cookie_hash}, ${at(now)}, ${session.expires_at}, ${device})`);
}

// A second rotation with the same handle changes nothing: the counter has already moved on.
export async function rotateSession(db: Db, next: Session): Promise<boolean> {
  const changed = await db.run(sql`
    update session set counter = ${next.counter}, rotated_at = ${next.rotated_at}, kc_refresh = ${next.kc_refresh},
      access_token = ${next.access_token}, access_expires_at = ${next.access_expires_at}, expires_at = ${next.expires_at}
    where realm_id = ${db.realmId} and session_uid = ${next.session_uid} and counter = ${next.counter - 1}`);
  return changed === 1;
}

export const accessLifeMs = 6 * 60_000; // five minutes plus leeway

// Deletes the session; its access tokens are refused from now on.
export const endSessions = (
  db: Db,
  which: { sessionUid: string } | { personUid: string },
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx.many<{ kc_session: string; person_uid: string }>(
      'sessionUid' in which
        ? sql`delete from session where realm_id = ${tx.realmId} and session_uid = ${which.sessionUid}
              returning kc_session, person_uid`
        : sql`delete from session where realm_id = ${tx.realmId} and person_uid = ${which.personUid}
              returning kc_session, person_uid`,
    );
    await tx.run(sql`delete from ended_session where realm_id = ${tx.realmId} and until < ${at(now)}`);
    for (const { kc_session, person_uid } of ended) {
      await tx.run(sql`
        insert into ended_session (realm_id, kc_session, until)
        values (${tx.realmId}, ${kc_session}, ${at(now + accessLifeMs)}) on conflict do nothing`);
      const who = JSON.stringify({ realmId: tx.realmId, personUid: person_uid });
      await tx.find(sql`select pg_notify('actor_changed', ${who})`);
    }
  });
