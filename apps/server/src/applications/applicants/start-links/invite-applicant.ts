import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../../../platform/db/db.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { pendingSub } from '../../../identity/invitations/ensure-provider-account.ts';
import { invitePerson, sendInvitation } from '../../../identity/invitations/invite-person.ts';

export interface StartLinkReceiver {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly person_uid: string | null;
  readonly has_joined: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string; // the address the mail is sent to
  readonly account_email: string | null;
}

// A mailed link is useless without an account, so its receiver is invited too until they have joined. An email address
// shared by a family belongs to the person who already has the account.
export async function inviteApplicant(call: ActorCall, tx: Tx, receiver: StartLinkReceiver): Promise<void> {
  const { applicant_uid, person_uid, email } = receiver;
  if (receiver.has_joined) return;
  if (person_uid !== null && email === receiver.account_email)
    return sendInvitation(call, tx, { personUid: person_uid, email });
  const taken = await tx.find(sql`select 1 from person where realm_id = ${tx.realmId} and email = ${email}`);
  if (taken) return;
  if (person_uid !== null) return moveInvitation(call, tx, person_uid, email);
  const personUid = await invitePerson(call, tx, {
    email,
    firstName: receiver.first_name,
    lastName: receiver.last_name,
    role: 'applicant',
    agencyUid: receiver.agency_uid,
    distributorUid: null,
  });
  await tx.run(sql`
    update applicant set person_uid = ${personUid} where realm_id = ${tx.realmId} and applicant_uid = ${applicant_uid}`);
}

// A mistyped address was corrected before anybody joined, so the invitation moves to a new account.
async function moveInvitation(call: ActorCall, tx: Tx, personUid: string, email: string): Promise<void> {
  await tx.run(sql`
    update person set email = ${email}, kc_sub = ${pendingSub(randomUUID())}
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and joined_at is null`);
  await sendInvitation(call, tx, { personUid, email });
}
