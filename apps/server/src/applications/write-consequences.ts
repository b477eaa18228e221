import type { Status } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';

export interface Consequences {
  readonly hasLapsed: boolean; // an approval
  readonly was: Status;
  readonly became: Status;
}

// What an edit brings with it, in the application's history.
export async function writeConsequences(
  tx: Tx,
  actor: Pick<Actor, 'personUid'> | null,
  applicationUid: string,
  { hasLapsed, was, became }: Consequences,
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
