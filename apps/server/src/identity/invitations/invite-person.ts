import { randomUUID } from 'node:crypto';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { hashAccountName } from '../sign-in-limits/sign-in-attempts.ts';
import { pendingSub } from './ensure-provider-account.ts';

export interface NewColleague {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly agencyUid: string | null;
  readonly distributorUid: string | null;
}

// Row, log entry and job share one transaction. The job creates the provider account and sends the mail.
export async function invitePerson(call: ActorCall, tx: Tx, person: NewColleague): Promise<string> {
  const personUid = randomUUID();
  const made = await tx.run(sql`
    insert into person (realm_id, person_uid, kc_sub, role, agency_uid, distributor_uid, first_name, last_name, email, invited_by)
    values (${tx.realmId}, ${personUid}, ${pendingSub(personUid)}, ${person.role}, ${person.agencyUid}, ${person.distributorUid},
      ${person.firstName}, ${person.lastName}, ${person.email}, ${call.actor.personUid})
    on conflict (realm_id, email) do nothing`);
  if (made === 0) throw new AppError('person.emailTaken');
  await writeChange(tx, call.actor, { kind: 'invited', subjectUid: personUid, became: person.role });
  await sendInvitation(call, tx, { personUid, email: person.email });
  return personUid;
}

// A new link invalidates earlier ones.
export async function sendInvitation(
  call: ActorCall,
  tx: Tx,
  { personUid, email }: { readonly personUid: string; readonly email: string },
): Promise<void> {
  const { keys, jobs } = call.parts;
  await tx.run(sql`
    update reset_request set used_at = now()
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and purpose = 'invitation' and used_at is null`);
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into reset_request (realm_id, account, person_uid, requested_at, purpose)
    values (${tx.realmId}, ${hashAccountName(keys, tx.realmId, email)}, ${personUid}, now(), 'invitation')
    returning request_uid as uid`);
  await jobs.enqueue(tx, 'invitationMail', uid, { realmId: tx.realmId, requestUid: uid });
}
