import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import type { ActorCall } from '../http/call.ts';
import { endSessions } from '../sessions/sessions.queries.ts';

export type Standing = 'active' | 'suspended';

// Bites at once here, for every call looks at the person's row; the provider's account follows in a job.
export async function setStanding(
  call: ActorCall,
  tx: Tx,
  personUid: string,
  status: Standing,
  reason?: string,
): Promise<void> {
  const changed = await tx.run(sql`
    update person set status = ${status}
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and status <> ${status}`);
  if (changed === 0) return;
  const kind = status === 'active' ? 'reinstated' : 'suspended';
  await writeChange(tx, call.actor, { kind, subjectUid: personUid, reason: reason || null });
  await followStanding(call, tx, personUid, status);
}

export async function followStanding(call: ActorCall, tx: Tx, personUid: string, status: Standing): Promise<void> {
  if (status === 'suspended') await endSessions(tx, { personUid }, Date.now());
  await call.parts.jobs.enqueue(tx, 'accountStanding', randomUUID(), { realmId: tx.realmId, personUid });
}

// A company's people: those it still has active.
export async function followCompany(
  call: ActorCall,
  tx: Tx,
  company: { readonly agencyUid: string } | { readonly distributorUid: string },
  status: Standing,
): Promise<void> {
  const people = await tx.many<{ person_uid: string }>(
    'agencyUid' in company
      ? sql`select person_uid from person where realm_id = ${tx.realmId} and agency_uid = ${company.agencyUid}
            and role <> 'applicant' and status = 'active'`
      : sql`select person_uid from person where realm_id = ${tx.realmId} and distributor_uid = ${company.distributorUid}
            and status = 'active'`,
  );
  for (const { person_uid } of people) await followStanding(call, tx, person_uid, status);
}
