import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Jobs, JobInputs } from '../../platform/jobs/jobs.types.ts';

const kinds = { added: 'passkeyAdded', removed: 'passkeyRemoved' } as const;

// In the change log and by mail to the person, both with the change itself.
export async function announcePasskey(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  { personUid, about }: Pick<JobInputs['passkeyMail'], 'personUid' | 'about'>,
): Promise<void> {
  await writeChange(tx, actor, { kind: kinds[about], subjectUid: personUid });
  const noticeUid = randomUUID();
  await jobs.enqueue(tx, 'passkeyMail', noticeUid, { realmId: tx.realmId, personUid, noticeUid, about });
}
