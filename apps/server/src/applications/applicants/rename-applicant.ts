import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { publishApplicationChanged } from '../records/publish-application-changed.ts';

interface ApplicantName {
  readonly firstName: string;
  readonly lastName: string;
}

// The name for visas, as in the passport. The caller has checked access and locked the applicant. Open screens of every
// application that is not submitted show the new name.
export async function renameApplicant(
  tx: Tx,
  actor: Actor,
  applicantUid: string,
  became: ApplicantName,
): Promise<ApplicantName> {
  const was = await tx.get<ApplicantName>(sql`
    select first_name as "firstName", last_name as "lastName" from applicant
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} for no key update`);
  const changed = (['firstName', 'lastName'] as const).filter((field) => was[field] !== became[field]);
  if (changed.length === 0) return was;
  await tx.run(sql`
    update applicant set first_name = ${became.firstName}, last_name = ${became.lastName}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  for (const field of changed)
    await writeChange(tx, actor, { kind: 'edited', applicantUid, field, was: was[field], became: became[field] });
  const open = await tx.many<{ uid: string }>(sql`
    update application set version = version + 1
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and deleted_at is null and status <> 'submitted'
    returning application_uid as uid`);
  await publishApplicationChanged(
    tx,
    open.map(({ uid }) => uid),
  );
  return was;
}
