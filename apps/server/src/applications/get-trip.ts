import type { Trip, TripDocument } from '@visawright/contract/trip.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { tripDocuments } from '../documents/trip-documents.ts';
import { recordOf, type ApplicationRow } from './application-row.ts';
import { getRecord, recordsFrom } from './applications.queries.ts';

const most = 60; // a coach of travellers

// Known through an application one may see, and of it only what one may see: a fellow traveller of somebody else's is not there.
export async function getTrip(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<Trip> {
  const named = await getRecord(db, actor, applicationUid);
  const rows = await db.many<ApplicationRow>(
    recordsFrom(
      sql`select a.*, true as in_reach from application a
        where a.realm_id = ${db.realmId} and a.deleted_at is null and ${inReach('application', actor, 'application.read')}
          and (a.application_uid = ${applicationUid} or a.trip_uid = ${named.tripUid})
        order by a.created_at, a.application_uid limit ${most}`,
      sql``,
      sql`order by a.created_at, a.application_uid`,
    ),
  );
  const applications = rows.map((row) => recordOf(row, actor));
  const documents = await tripDocuments(db, keys, actor, applications.map((each) => each.applicationUid)); // prettier-ignore
  const none: TripDocument[] = [];
  return {
    tripUid: named.tripUid,
    travellers: applications.map((application) => ({
      application,
      documents: documents.get(application.applicationUid) ?? none,
    })),
  };
}
