import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../access/db.ts';
import type { ActorCall } from '../http/call.ts';
import { awaitedSub } from '../people/account-of.ts';
import { invitePerson, sendInvitation } from '../people/invite-person.ts';

export interface Receiver {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly person_uid: string | null;
  readonly has_joined: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string; // where the mail goes
  readonly account_email: string | null;
}

// A link is of use to who can sign in: whoever gets one by mail is invited too, until they have joined. A family's shared address
// belongs to the one who has it already.
export async function giveAccount(call: ActorCall, tx: Tx, receiver: Receiver): Promise<void> {
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

// The address was mistyped and has been mended before anybody joined: the account is another one.
async function moveInvitation(call: ActorCall, tx: Tx, personUid: string, email: string): Promise<void> {
  await tx.run(sql`
    update person set email = ${email}, kc_sub = ${awaitedSub(randomUUID())}
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and joined_at is null`);
  await sendInvitation(call, tx, { personUid, email });
}
