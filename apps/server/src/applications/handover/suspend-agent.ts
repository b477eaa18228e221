import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getStaff } from '../../identity/staff/get-staff.ts';
import { lockStaff } from '../../identity/staff/lock-staff.ts';
import { setPersonStatus } from '../../identity/people/set-person-status.ts';
import { handOverApplications, listOpenApplications } from './hand-over-applications.ts';

interface Order {
  readonly personUid: string;
  readonly handOverTo?: string | undefined;
  readonly reason: string;
}

// Open work must not stay with someone who can no longer do it.
export const suspendAgent = (call: ActorCall, { personUid, handOverTo, reason }: Order) =>
  call.db.transaction(async (tx) => {
    const { person, other } = await lockStaff(tx, call.actor, 'agent', personUid, handOverTo);
    const isFit =
      other?.status === 'active' &&
      other.has_joined &&
      other.role === 'agent' &&
      other.agency_uid === person.agency_uid;
    if (handOverTo !== undefined && !isFit) throw new AppError('application.transferRefused');
    if (!other && (await listOpenApplications(tx, personUid)) > 0) throw new AppError('person.handOverNeeded');
    const handedOver = other
      ? await handOverApplications(tx, call.parts.keys, call.actor, { from: person, to: other, reason })
      : 0;
    await setPersonStatus(call, tx, personUid, 'suspended', reason);
    return { person: await getStaff(tx, call.actor, 'agent', personUid), handedOver };
  });
