import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { publishHandoff } from './handoffs.queries.ts';

// In the transaction that stores the document: logs that it came from the phone and notifies the computer.
export async function recordHandoffDocument(tx: Tx, actor: Actor, handoffUid: string, docId: string): Promise<void> {
  const { applicant_uid, application_uid } = await tx.get<{
    applicant_uid: string;
    application_uid: string | null;
  }>(sql`
    update handoff set document_count = document_count + 1 where realm_id = ${tx.realmId} and handoff_uid = ${handoffUid}
    returning applicant_uid, application_uid`);
  await writeChange(tx, actor, {
    kind: 'documentByPhone',
    applicantUid: applicant_uid,
    ...(application_uid === null ? {} : { applicationUid: application_uid }),
    subjectUid: docId,
  });
  await publishHandoff(tx, actor.personUid, handoffUid);
}
