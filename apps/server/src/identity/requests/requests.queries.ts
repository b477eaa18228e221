import type { Action } from '@visawright/contract/platform/access.ts';
import type { Request } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';

export interface RequestRow {
  readonly request_uid: string;
  readonly type: Request['type'];
  readonly status: Request['status'];
  readonly agency_uid: string;
  readonly agency_name: string;
  readonly people: number;
  readonly reason: string;
  readonly requested_by_name: string;
  readonly requested_at: Date;
  readonly decision_reason: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

export const requestColumns: Sql = sql`
  a.request_uid, a.type, a.status, a.agency_uid, g.name as agency_name, a.people, a.reason,
  trim(b.first_name || ' ' || b.last_name) as requested_by_name, a.requested_at, a.decision_reason,
  trim(d.first_name || ' ' || d.last_name) as decided_by_name, a.decided_at`;

export const requestJoins: Sql = sql`
  join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
  join person b on b.realm_id = a.realm_id and b.person_uid = a.requested_by
  left join person d on d.realm_id = a.realm_id and d.person_uid = a.decided_by`;

export const requestOf = (actor: Actor, row: RequestRow): Request => ({
  requestUid: row.request_uid,
  type: row.type,
  status: row.status,
  agencyUid: row.agency_uid,
  agencyName: row.agency_name,
  people: row.people,
  reason: row.reason,
  requestedByName: row.requested_by_name,
  requestedAt: row.requested_at.toISOString(),
  decisionReason: row.decision_reason,
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: row.status === 'PENDING' && mayDo(actor, 'agency.manage') ? ['agency.manage'] : [],
});

export const readRequest = async (db: Db, actor: Actor, action: Action, requestUid: string): Promise<Request> =>
  requestOf(
    actor,
    await db.get<RequestRow>(sql`
      select ${requestColumns} from request a ${requestJoins}
      where a.realm_id = ${db.realmId} and a.request_uid = ${requestUid} and ${inReach('request', actor, action)}`),
  );
