import type { Agency } from '@visawright/contract/staff.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { followCompany, type Standing } from '../people/set-standing.ts';
import { lockAgency, readAgency } from './agencies.queries.ts';

// Its people cannot act from this commit on; each keeps their own standing for the day the agency comes back.
export const setAgencyStanding = (
  call: ActorCall,
  agencyUid: string,
  status: Standing,
  reason?: string,
): Promise<Agency> =>
  call.db.transaction(async (tx) => {
    const agency = await lockAgency(tx, call.actor, agencyUid);
    if (agency.type === 'SUPER_ADMIN') throw new AppError('agency.isHouse');
    if (agency.status !== status) {
      await tx.run(
        sql`update agency set status = ${status} where realm_id = ${tx.realmId} and agency_uid = ${agencyUid}`,
      );
      const kind = status === 'active' ? 'reinstated' : 'suspended';
      await writeChange(tx, call.actor, { kind, subjectUid: agencyUid, reason: reason ?? null });
      await followCompany(call, tx, { agencyUid }, status);
    }
    return readAgency(tx, call.actor, agencyUid);
  });
