import type { Distributor } from '@visawright/contract/staff.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { followCompany, type Standing } from '../people/set-standing.ts';
import { lockDistributor, readDistributor } from './distributors.queries.ts';

// Its own people stop; its agencies work on.
export const setDistributorStanding = (
  call: ActorCall,
  distributorUid: string,
  status: Standing,
  reason?: string,
): Promise<Distributor> =>
  call.db.transaction(async (tx) => {
    const distributor = await lockDistributor(tx, call.actor, distributorUid);
    if (distributor.type === 'SUPER_ADMIN') throw new AppError('agency.isHouse');
    if (distributor.status !== status) {
      await tx.run(sql`
        update distributor set status = ${status} where realm_id = ${tx.realmId} and distributor_uid = ${distributorUid}`);
      const kind = status === 'active' ? 'reinstated' : 'suspended';
      await writeChange(tx, call.actor, { kind, subjectUid: distributorUid, reason: reason ?? null });
      await followCompany(call, tx, { distributorUid }, status);
    }
    return readDistributor(tx, call.actor, distributorUid);
  });
