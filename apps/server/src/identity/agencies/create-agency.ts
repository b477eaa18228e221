import type { Agency, NewAgency } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { invitePerson } from '../invitations/invite-person.ts';
import { readAgency } from './agencies.queries.ts';

export const createAgency = (call: ActorCall, order: z.infer<typeof NewAgency>): Promise<Agency> =>
  call.db.transaction(async (tx) => {
    const distributorUid = await distributorOf(tx, call.actor, order.distributorUid);
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into agency (realm_id, distributor_uid, type, business_type, name)
      values (${tx.realmId}, ${distributorUid}, 'AGENCY', ${order.businessType}, ${order.name}) returning agency_uid as uid`);
    await writeChange(tx, call.actor, { kind: 'created', subjectUid: uid, became: order.name });
    await invitePerson(call, tx, { ...order.owner, role: 'agency', agencyUid: uid, distributorUid: null });
    return readAgency(tx, call.actor, uid);
  });

// A distributor creates agencies for itself; an admin names an active distributor, or none.
async function distributorOf(tx: Tx, { role, distributorUid }: Actor, wanted?: string): Promise<string | null> {
  if (role === 'distributor') {
    if (distributorUid === null || (wanted !== undefined && wanted !== distributorUid))
      throw new AppError('record.notFound');
    return distributorUid;
  }
  if (wanted === undefined) return null;
  await tx.get(sql`
    select 1 from distributor where realm_id = ${tx.realmId} and distributor_uid = ${wanted} and status = 'active' for share`);
  return wanted;
}
