import type { HandoffState } from '@visawright/contract/documents/handoff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { personRoom } from '../../platform/realtime/rooms.ts';
import { publish } from '../../platform/realtime/publish.ts';

export interface HandoffRow {
  readonly handoff_uid: string;
  readonly state: HandoffState;
  readonly until: Date;
  readonly documents: number;
}

export const handoffColumns = sql`handoff_uid, document_count as documents, coalesce(credential_expires_at, expires_at) as until,
  case when ended_at is not null or coalesce(credential_expires_at, expires_at) <= now() then 'over'
    when used_at is null then 'waiting' else 'connected' end as state`;

// Only for the person who created it.
export const getHandoff = (db: Db, actor: Actor, handoffUid: string): Promise<HandoffRow> =>
  db.get<HandoffRow>(sql`
    select ${handoffColumns} from handoff
    where realm_id = ${db.realmId} and handoff_uid = ${handoffUid} and made_by = ${actor.personUid}`);

export const presentHandoff = ({ handoff_uid, state, until, documents }: HandoffRow) => ({
  handoffUid: handoff_uid,
  state,
  expiresAt: until.toISOString(),
  documents,
});

export const publishHandoff = (db: Db, madeBy: string, handoffUid: string): Promise<void> =>
  publish(db, [personRoom(db.realmId, madeBy)], 'handoff:changed', { handoffUid });
