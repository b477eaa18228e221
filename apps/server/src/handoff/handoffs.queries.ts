import type { HandoffState } from '@visawright/contract/handoff.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { personRoom } from '../realtime/rooms.ts';
import { tell } from '../realtime/tell.ts';

export interface HandoffRow {
  readonly handoff_uid: string;
  readonly state: HandoffState;
  readonly until: Date;
  readonly papers: number;
}

export const handoffColumns = sql`handoff_uid, papers, coalesce(credential_expires_at, expires_at) as until,
  case when ended_at is not null or coalesce(credential_expires_at, expires_at) <= now() then 'over'
    when used_at is null then 'waiting' else 'connected' end as state`;

// For whoever made it, and nobody else.
export const getHandoff = (db: Db, actor: Actor, handoffUid: string): Promise<HandoffRow> =>
  db.get<HandoffRow>(sql`
    select ${handoffColumns} from handoff
    where realm_id = ${db.realmId} and handoff_uid = ${handoffUid} and made_by = ${actor.personUid}`);

export const handoffOf = ({ handoff_uid, state, until, papers }: HandoffRow) => ({
  handoffUid: handoff_uid,
  state,
  expiresAt: until.toISOString(),
  papers,
});

export const tellHandoff = (db: Db, madeBy: string, handoffUid: string): Promise<void> =>
  tell(db, [personRoom(db.realmId, madeBy)], 'handoff:changed', { handoffUid });
