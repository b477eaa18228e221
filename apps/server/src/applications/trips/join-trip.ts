import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';

// Every application belongs to a trip, so that travellers can join later. A trip is only visible through one of its
// applications.
export async function getOrCreateTrip(
  tx: Tx,
  actor: Actor,
  agencyUid: string,
  tripUid: string | null,
): Promise<string> {
  const trip =
    tripUid === null
      ? sql`insert into trip (realm_id, agency_uid) values (${tx.realmId}, ${agencyUid}) returning trip_uid`
      : sql`select t.trip_uid from trip t
          where t.realm_id = ${tx.realmId} and t.trip_uid = ${tripUid} and t.agency_uid = ${agencyUid}
            and exists (select from application a where a.realm_id = t.realm_id and a.trip_uid = t.trip_uid
              and a.deleted_at is null and ${inReach('application', actor, 'application.edit')})`;
  return (await tx.get<{ trip_uid: string }>(trip)).trip_uid;
}

// A traveller joins a trip only once: a second click or a second window returns the existing application.
export async function findApplicationOnTrip(
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
