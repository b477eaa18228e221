import type { Invitation, StaffPerson } from '@visawright/contract/staff.ts';
import type { z } from 'zod';
import { houseOf } from '../agencies/house-of.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { getStaff } from './get-staff.ts';
import { invitePerson } from './invite-person.ts';
import type { StaffRole } from './staff-person-of.ts';

// Into the own agency; an admin has none and invites into the house.
export const inviteStaff = (
  call: ActorCall,
  role: StaffRole,
  invitation: z.infer<typeof Invitation>,
): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    const agencyUid = call.actor.role === 'admin' ? await houseOf(tx) : call.actor.agencyUid;
    if (agencyUid === null) throw new AppError('record.notFound');
    const uid = await invitePerson(call, tx, { ...invitation, role, agencyUid, distributorUid: null });
    return getStaff(tx, call.actor, role, uid);
  });
