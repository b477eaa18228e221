import type { Invitation, StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import { getPlatformAgencyUid } from '../people/get-platform-agency-uid.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getStaff } from '../staff/get-staff.ts';
import { invitePerson } from './invite-person.ts';
import type { StaffRole } from '../staff/present-staff.ts';

// Invites into the caller's agency; an admin has none and invites into the platform agency.
export const inviteStaff = (
  call: ActorCall,
  role: StaffRole,
  invitation: z.infer<typeof Invitation>,
): Promise<StaffPerson> =>
  call.db.transaction(async (tx) => {
    const agencyUid = call.actor.role === 'admin' ? await getPlatformAgencyUid(tx) : call.actor.agencyUid;
    if (agencyUid === null) throw new AppError('record.notFound');
    const uid = await invitePerson(call, tx, { ...invitation, role, agencyUid, distributorUid: null });
    return getStaff(tx, call.actor, role, uid);
  });
