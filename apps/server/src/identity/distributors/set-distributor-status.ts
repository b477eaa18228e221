import type { Distributor } from '@visawright/contract/identity/staff.ts';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { syncCompanyAccounts, type AccountStatus } from '../people/set-person-status.ts';
import { lockDistributor, readDistributor } from './distributors.queries.ts';

// Its own staff lose access; its agencies continue.
export const setDistributorStatus = (
  call: ActorCall,
  distributorUid: string,
  status: AccountStatus,
  reason?: string,
): Promise<Distributor> =>
  call.db.transaction(async (tx) => {
    const distributor = await lockDistributor(tx, call.actor, distributorUid);
    if (distributor.type === 'SUPER_ADMIN') throw new AppError('agency.isPlatformAgency');
    if (distributor.status !== status) {
      await tx.run(sql`
        update distributor set status = ${status} where realm_id = ${tx.realmId} and distributor_uid = ${distributorUid}`);
      const kind = status === 'active' ? 'reinstated' : 'suspended';
      await writeChange(tx, call.actor, { kind, subjectUid: distributorUid, reason: reason ?? null });
      await syncCompanyAccounts(call, tx, { distributorUid }, status);
    }
    return readDistributor(tx, call.actor, distributorUid);
  });
