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

// Nobody joins a trip twice: asked again, by a second press or from a second window, it is the application made before.
export async function findOnTrip(
  tx: Tx,
  actor: Actor,
  applicantUid: string,
  tripUid: string,
): Promise<string | undefined> {
  await tx.get(sql`
    select applicant_uid from applicant where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} for no key update`);
  const found = await tx.find<{ uid: string }>(sql`
    select a.application_uid as uid from application a
    where a.realm_id = ${tx.realmId} and a.trip_uid = ${tripUid} and a.applicant_uid = ${applicantUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.edit')}
    order by a.created_at limit 1`);
  return found?.uid;
}
