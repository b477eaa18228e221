import type { Distributor, NewDistributor } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { invitePerson } from '../invitations/invite-person.ts';
import { readDistributor } from './distributors.queries.ts';

export const createDistributor = (call: ActorCall, order: z.infer<typeof NewDistributor>): Promise<Distributor> =>
  call.db.transaction(async (tx) => {
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into distributor (realm_id, type, name) values (${tx.realmId}, 'DISTRIBUTOR', ${order.name})
      returning distributor_uid as uid`);
    await writeChange(tx, call.actor, { kind: 'created', subjectUid: uid, became: order.name });
    await invitePerson(call, tx, { ...order.owner, role: 'distributor', agencyUid: null, distributorUid: uid });
    return readDistributor(tx, call.actor, uid);
  });
