import type { Request, RequestDecision } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { readRequest } from './requests.queries.ts';

type Decision = z.infer<typeof RequestDecision>;

export const decideRequest = (db: Db, actor: Actor, { requestUid, status, reason }: Decision): Promise<Request> =>
  db.transaction(async (tx) => {
    const request = await tx.get<{ status: string; requested_by: string }>(sql`
      select a.status, a.requested_by from request a
      where a.realm_id = ${tx.realmId} and a.request_uid = ${requestUid} and ${inReach('request', actor, 'agency.manage')}
      for update`);
    if (request.status !== 'PENDING') throw new AppError('request.alreadyDecided');
    await tx.run(sql`
      update request set status = ${status}, decided_by = ${actor.personUid}, decided_at = now(), decision_reason = ${reason || null}
      where realm_id = ${tx.realmId} and request_uid = ${requestUid}`);
    await writeChange(tx, actor, {
      kind: 'decided',
      subjectUid: requestUid,
      field: 'status',
      was: 'PENDING',
      became: status,
      reason: reason || null,
    });
    await notify(tx, {
      personUids: [request.requested_by],
      kind: 'requestDecided',
      causedBy: actor.personUid,
      requestUid,
      text: reason,
    });
    return readRequest(tx, actor, 'agency.manage', requestUid);
  });
