import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { endSessions } from '../sessions/sessions.queries.ts';

export type AccountStatus = 'active' | 'suspended';

// Takes effect immediately because every call reads the person's row; the provider account follows in a job.
export async function setPersonStatus(
  call: ActorCall,
  tx: Tx,
  personUid: string,
  status: AccountStatus,
  reason?: string,
): Promise<void> {
  const changed = await tx.run(sql`
    update person set status = ${status}
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and status <> ${status}`);
  if (changed === 0) return;
  const kind = status === 'active' ? 'reinstated' : 'suspended';
  await writeChange(tx, call.actor, { kind, subjectUid: personUid, reason: reason || null });
  await queueAccountSync(call, tx, personUid, status);
}

async function queueAccountSync(call: ActorCall, tx: Tx, personUid: string, status: AccountStatus): Promise<void> {
  if (status === 'suspended') await endSessions(tx, { personUid }, Date.now());
  await call.parts.jobs.enqueue(tx, 'accountStatus', randomUUID(), { realmId: tx.realmId, personUid });
}

// The company's staff who are active themselves.
export async function syncCompanyAccounts(
  call: ActorCall,
  tx: Tx,
  company: { readonly agencyUid: string } | { readonly distributorUid: string },
  status: AccountStatus,
): Promise<void> {
  const people = await tx.many<{ person_uid: string }>(
    'agencyUid' in company
      ? sql`select person_uid from person where realm_id = ${tx.realmId} and agency_uid = ${company.agencyUid}
            and role <> 'applicant' and status = 'active'`
      : sql`select person_uid from person where realm_id = ${tx.realmId} and distributor_uid = ${company.distributorUid}
            and status = 'active'`,
  );
  for (const { person_uid } of people) await queueAccountSync(call, tx, person_uid, status);
}
