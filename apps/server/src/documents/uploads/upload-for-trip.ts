import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertConsent } from '../consents/assert-consent.ts';

// Staff upload files of everyone on a trip. Each of these travellers may be named in them, so each must have agreed.
export async function assertMayUploadForTrip(db: Db, actor: Actor, applicationUid: string | undefined): Promise<void> {
  if (applicationUid === undefined || actor.role === 'applicant')
    throw new AppError('input.invalid', [{ path: 'forTrip', message: 'is for staff, with an application' }]);
  const travellers = await db.many<{ uid: string }>(sql`
    select distinct a.applicant_uid as uid from application o
    join application w on w.realm_id = o.realm_id and w.trip_uid = o.trip_uid and w.deleted_at is null
    join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where o.realm_id = ${db.realmId} and o.application_uid = ${applicationUid} and ${inReach('applicant', actor, 'document.edit')}`);
  for (const { uid } of travellers) await assertConsent(db, actor, uid);
}
