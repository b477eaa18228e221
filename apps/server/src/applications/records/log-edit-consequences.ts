import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';

export interface EditConsequences {
  readonly hasLapsed: boolean; // an approval lapsed lapsed
  readonly was: Status;
  readonly became: Status;
}

// Logs the side effects of an edit.
export async function logEditConsequences(
  tx: Tx,
  actor: Pick<Actor, 'personUid'> | null,
  applicationUid: string,
  { hasLapsed, was, became }: EditConsequences,
): Promise<void> {
  if (hasLapsed)
    await writeChange(tx, actor, {
      kind: 'approvalLapsed',
      applicationUid,
      field: 'review',
      was: 'approved',
      became: 'none',
    });
  if (became !== was) await writeChange(tx, actor, { kind: 'moved', applicationUid, field: 'status', was, became });
}
