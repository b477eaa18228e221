import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getStaff } from '../../identity/staff/get-staff.ts';
import { lockStaff, type LockedPerson } from '../../identity/staff/lock-staff.ts';
import { setPersonStatus } from '../../identity/people/set-person-status.ts';
import { reviewsFor } from '../../identity/reviewers/choose-reviewers.ts';
import { handOverReviews } from './hand-over-reviews.ts';

interface Order {
  readonly personUid: string;
  readonly handOverTo?: string | undefined;
  readonly reason: string;
}

export const suspendReviewer = (call: ActorCall, { personUid, handOverTo, reason }: Order) =>
  call.db.transaction(async (tx) => {
    const { person, other } = await lockStaff(tx, call.actor, 'reviewer', personUid, handOverTo);
    if (handOverTo !== undefined && !(other && (await mayTakeOver(tx, person, other))))
      throw new AppError('review.reviewerUnknown');
    const handedOver = await handOverReviews(tx, call.parts.keys, call.actor, { from: person, to: other, reason });
    await setPersonStatus(call, tx, personUid, 'suspended', reason);
    return { person: await getStaff(tx, call.actor, 'reviewer', personUid), handedOver };
  });

const mayTakeOver = async (tx: Tx, { agency_uid }: LockedPerson, { person_uid }: LockedPerson): Promise<boolean> =>
  (await tx.find(sql`
    select 1 from person a
    where a.realm_id = ${tx.realmId} and a.person_uid = ${person_uid} and a.status = 'active' and ${reviewsFor(agency_uid)}`)) !==
  undefined;
