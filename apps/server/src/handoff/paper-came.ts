import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { tellHandoff } from './handoffs.queries.ts';

// In the commit that takes the paper: the log says that it came by the phone, and the computer hears of it.
export async function paperCame(tx: Tx, actor: Actor, handoffUid: string, docId: string): Promise<void> {
  const { applicant_uid, application_uid } = await tx.get<{
    applicant_uid: string;
    application_uid: string | null;
  }>(sql`
    update handoff set papers = papers + 1 where realm_id = ${tx.realmId} and handoff_uid = ${handoffUid}
    returning applicant_uid, application_uid`);
  await writeChange(tx, actor, {
    kind: 'documentByPhone',
    applicantUid: applicant_uid,
    ...(application_uid === null ? {} : { applicationUid: application_uid }),
    subjectUid: docId,
  });
  await tellHandoff(tx, actor.personUid, handoffUid);
}
