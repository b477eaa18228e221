import type { Trip, TripDocument } from '@visawright/contract/documents/trip.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { listTripDocuments } from './list-trip-documents.ts';
import { presentApplication, type ApplicationRow } from '../../applications/records/present-application.ts';
import { getApplication, selectApplications } from '../../applications/records/applications.queries.ts';

const most = 60; // as many travellers as a coach holds

// A trip is visible through one of its applications, and only as far as the caller's reach goes.
export async function getTrip(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<Trip> {
  const named = await getApplication(db, actor, applicationUid);
  const rows = await db.many<ApplicationRow>(
    selectApplications(
      sql`select a.*, true as in_reach from application a
        where a.realm_id = ${db.realmId} and a.deleted_at is null and ${inReach('application', actor, 'application.read')}
          and (a.application_uid = ${applicationUid} or a.trip_uid = ${named.tripUid})
        order by a.created_at, a.application_uid limit ${most}`,
      sql``,
      sql`order by a.created_at, a.application_uid`,
    ),
  );
  const applications = rows.map((row) => presentApplication(row, actor));
  const uids = applications.map((each) => each.applicationUid);
  const documents = await listTripDocuments(db, keys, actor, uids);
  const none: TripDocument[] = [];
  return {
    tripUid: named.tripUid,
    travellers: applications.map((application) => ({
      application,
      documents: documents.get(application.applicationUid) ?? none,
    })),
  };
}
