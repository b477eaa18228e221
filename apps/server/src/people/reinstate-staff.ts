import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { ActorCall } from '../http/call.ts';
import { getStaff } from './get-staff.ts';
import { lockStaff } from './lock-staff.ts';
import { setStanding } from './set-standing.ts';
import type { StaffRole } from './staff-person-of.ts';

export const reinstateStaff = (call: ActorCall, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    await lockStaff(tx, call.actor, role, personUid);
    await setStanding(call, tx, personUid, 'active');
    return getStaff(tx, call.actor, role, personUid);
  });
