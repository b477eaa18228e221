import type { StaffPerson } from '@visawright/contract/staff.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { getStaff } from './get-staff.ts';
import { sendInvitation } from './invite-person.ts';
import type { StaffRole } from './staff-person-of.ts';

// Whoever has joined needs no invitation: nothing is sent, and that is no error.
export const resendInvitation = (call: ActorCall, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    const person = await getStaff(tx, call.actor, role, personUid);
    if (person.status === 'suspended') throw new AppError('person.suspended');
    if (person.isInvited) await sendInvitation(call, tx, person);
    return person;
  });
