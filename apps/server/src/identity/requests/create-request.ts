import type { NewRequest, Request } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { readRequest } from './requests.queries.ts';

export const createRequest = (db: Db, actor: Actor, order: z.infer<typeof NewRequest>): Promise<Request> =>
  db.transaction(async (tx) => {
    if (actor.agencyUid === null) throw new AppError('record.notFound');
    const made = await tx.find<{ uid: string }>(sql`
      insert into request (realm_id, agency_uid, type, people, reason, requested_by)
      values (${tx.realmId}, ${actor.agencyUid}, ${order.type}, ${order.people}, ${order.reason}, ${actor.personUid})
      on conflict do nothing returning request_uid as uid`);
    if (!made) throw new AppError('request.alreadyPending');
    await writeChange(tx, actor, { kind: 'requested', subjectUid: made.uid, became: order.type, reason: order.reason });
    await notify(tx, {
      personUids: await adminsOf(tx),
      kind: 'requestMade',
      causedBy: actor.personUid,
      requestUid: made.uid,
      text: order.reason,
    });
    return readRequest(tx, actor, 'agency.requestExtension', made.uid);
  });

// The realm's admins. Distributors get no notification: they see pending requests in their list of agencies.
const adminsOf = async (db: Db): Promise<string[]> => {
  const people = await db.many<{ person_uid: string }>(sql`
    select p.person_uid from person p where p.realm_id = ${db.realmId} and p.status = 'active' and p.role = 'admin'`);
  return people.map(({ person_uid }) => person_uid);
};
