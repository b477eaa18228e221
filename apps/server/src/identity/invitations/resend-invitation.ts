import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getStaff } from '../staff/get-staff.ts';
import { sendInvitation } from './invite-person.ts';
import type { StaffRole } from '../staff/present-staff.ts';

// People who have already joined need no invitation: nothing is sent, and it is not an error.
export const resendInvitation = (call: ActorCall, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    const person = await getStaff(tx, call.actor, role, personUid);
    if (person.status === 'suspended') throw new AppError('person.suspended');
    if (person.isInvited) await sendInvitation(call, tx, person);
    return person;
  });
