import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { BodyOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { updateLockedApplication } from '../records/update-application.ts';

type Dates = BodyOf<Operations['updateTripDates']>;
type Updated = ReplyOf<Operations['updateTripDates']>;

// Changes the dates of every open application, all or none. Applications with a completed form keep theirs and are
// listed.
export const updateTripDates = (db: Db, actor: Actor, dates: Dates): Promise<Updated> =>
  db.transaction(async (tx) => {
    const seen = new Map((dates.seen ?? []).map((each) => [each.applicationUid, each.version]));
    const party = await holdParty(tx, actor, dates.applicationUid);
    if ([...seen.keys()].some((uid) => party.every(({ applicationUid }) => applicationUid !== uid)))
      throw new AppError('record.notFound');
    const current = party.find(({ applicationUid }) => applicationUid === dates.applicationUid)!;
    if (!isEditable(current.status)) throw new AppError('application.datesLocked');
    const applications: Application[] = [];
    for (const { applicationUid, status, visaDetails } of party) {
      if (!isEditable(status)) continue;
      const version = seen.get(applicationUid);
      const { fromDate, toDate } = dates;
      const sent = { visaDetails: { ...visaDetails, fromDate, toDate }, ...(version === undefined ? {} : { version }) };
      applications.push(await updateLockedApplication(tx, actor, applicationUid, sent));
    }
    const locked = party
      .filter(({ status }) => !isEditable(status))
      .map(({ applicationUid, applicantName }) => ({ applicationUid, applicantName }));
    return { applications, locked };
  });

// A fixed lock order.
async function holdParty(tx: Tx, actor: Actor, applicationUid: string): Promise<Application[]> {
  const rows = await tx.many<{ uid: string }>(sql`
    select a.application_uid as uid from application a
    where a.realm_id = ${tx.realmId} and a.deleted_at is null and ${inReach('application', actor, 'application.edit')}
      and (a.application_uid = ${applicationUid} or a.trip_uid = (
        select n.trip_uid from application n where n.realm_id = ${tx.realmId} and n.application_uid = ${applicationUid}))
    order by a.application_uid`);
  if (!rows.some(({ uid }) => uid === applicationUid)) throw new AppError('record.notFound');
  const party: Application[] = [];
  for (const { uid } of rows) {
    await lockApplication(tx, actor, 'application.edit', uid);
    party.push(await readAfterWrite(tx, actor, uid));
  }
  return party;
}
