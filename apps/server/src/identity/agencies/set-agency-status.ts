import type { Agency } from '@visawright/contract/identity/staff.ts';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { syncCompanyAccounts, type AccountStatus } from '../people/set-person-status.ts';
import { lockAgency, readAgency } from './agencies.queries.ts';

// Its staff lose access with this commit; each keeps their own status for when the agency is reinstated.
export const setAgencyStatus = (
  call: ActorCall,
  agencyUid: string,
  status: AccountStatus,
  reason?: string,
): Promise<Agency> =>
  call.db.transaction(async (tx) => {
    const agency = await lockAgency(tx, call.actor, agencyUid);
    if (agency.type === 'SUPER_ADMIN') throw new AppError('agency.isPlatformAgency');
    if (agency.status !== status) {
      await tx.run(
        sql`update agency set status = ${status} where realm_id = ${tx.realmId} and agency_uid = ${agencyUid}`,
      );
      const kind = status === 'active' ? 'reinstated' : 'suspended';
      await writeChange(tx, call.actor, { kind, subjectUid: agencyUid, reason: reason ?? null });
      await syncCompanyAccounts(call, tx, { agencyUid }, status);
    }
    return readAgency(tx, call.actor, agencyUid);
  });
