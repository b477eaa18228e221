import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';

// Every application belongs to a trip, so that another traveller can join it later. A trip is known through an application one may see.
export async function tripFor(tx: Tx, actor: Actor, agencyUid: string, tripUid: string | null): Promise<string> {
  const trip =
    tripUid === null
      ? sql`insert into trip (realm_id, agency_uid) values (${tx.realmId}, ${agencyUid}) returning trip_uid`
      : sql`select t.trip_uid from trip t
          where t.realm_id = ${tx.realmId} and t.trip_uid = ${tripUid} and t.agency_uid = ${agencyUid}
            and exists (select from application a where a.realm_id = t.realm_id and a.trip_uid = t.trip_uid
              and a.deleted_at is null and ${inReach('application', actor, 'application.edit')})`;
  return (await tx.get<{ trip_uid: string }>(trip)).trip_uid;
}
