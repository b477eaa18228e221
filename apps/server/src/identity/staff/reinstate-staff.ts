import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getStaff } from './get-staff.ts';
import { lockStaff } from './lock-staff.ts';
import { setPersonStatus } from '../people/set-person-status.ts';
import type { StaffRole } from './present-staff.ts';

export const reinstateStaff = (call: ActorCall, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    await lockStaff(tx, call.actor, role, personUid);
    await setPersonStatus(call, tx, personUid, 'active');
    return getStaff(tx, call.actor, role, personUid);
  });
