import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { getStaff } from '../people/get-staff.ts';
import { lockStaff } from '../people/lock-staff.ts';
import { setStanding } from '../people/set-standing.ts';
import { handOver, openApplications } from './hand-over.ts';

interface Order {
  readonly personUid: string;
  readonly handOverTo?: string | undefined;
  readonly reason: string;
}

// Nobody's open work is left with someone who can no longer do it.
export const suspendAgent = (call: ActorCall, { personUid, handOverTo, reason }: Order) =>
  call.db.transaction(async (tx) => {
    const { person, other } = await lockStaff(tx, call.actor, 'agent', personUid, handOverTo);
    const isFit = other?.status === 'active' && other.role === 'agent' && other.agency_uid === person.agency_uid;
    if (handOverTo !== undefined && !isFit) throw new AppError('application.transferRefused');
    if (!other && (await openApplications(tx, personUid)) > 0) throw new AppError('person.handOverNeeded');
    const handedOver = other ? await handOver(tx, call.actor, person, other, reason) : 0;
    await setStanding(call, tx, personUid, 'suspended', reason);
    return { person: await getStaff(tx, call.actor, 'agent', personUid), handedOver };
  });
