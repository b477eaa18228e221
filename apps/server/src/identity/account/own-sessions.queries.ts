import { sql, type Db } from '../../platform/db/db.ts';
import { at } from '../sessions/clock.ts';

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
