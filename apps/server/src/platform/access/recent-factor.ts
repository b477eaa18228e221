import { recentFactorSeconds } from '@visawright/contract/identity/recent-factor.ts';
import { sql, type Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from './actor.types.ts';

// A password or code was right in this session just now.
export const recordFactor = (db: Db, session: string, personUid: string, now: number): Promise<number> =>
  db.run(sql`
    insert into session_factor (realm_id, kc_session, person_uid, at)
    values (${db.realmId}, ${session}, ${personUid}, ${new Date(now)})
    on conflict (realm_id, kc_session) do update set at = excluded.at where session_factor.person_uid = excluded.person_uid`);

// 409, so that nobody is signed out: the screen asks for the password and repeats the call.
export async function requireRecentFactor(db: Db, actor: Actor, now: number): Promise<void> {
  const recent = await db.find(sql`
    select 1 from session_factor
    where realm_id = ${db.realmId} and kc_session = ${actor.session} and person_uid = ${actor.personUid}
      and at > ${new Date(now - recentFactorSeconds * 1_000)}`);
  if (recent === undefined) throw new AppError('auth.confirmNeeded');
}
