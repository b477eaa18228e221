import { sql } from '../../platform/db/db.ts';
import { notify } from '../../platform/notifications/notify.ts';
import type { OnReadLimit } from '../../platform/trail/record-access.ts';

// The admins of the person's agency and of the realm.
export const alertAdmins: OnReadLimit = (db, { personUid, agencyUid }) =>
  db.transaction(async (tx) => {
    const admins = await tx.many<{ uid: string }>(sql`
      select person_uid as uid from person
      where realm_id = ${db.realmId} and (role = 'admin' or (role = 'agency' and agency_uid = ${agencyUid}))`);
    await notify(tx, { personUids: admins.map(({ uid }) => uid), kind: 'readLimit', causedBy: personUid });
  });
