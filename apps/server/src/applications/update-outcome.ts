import type { Application } from '@visawright/contract/application.ts';
import type { Outcome } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { written } from './tell-changed.ts';

export const updateOutcome = (db: Db, actor: Actor, applicationUid: string, outcome: Outcome): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.outcome', applicationUid);
    if (row.outcome === outcome) return readWritten(tx, actor, applicationUid);
    await tx.run(sql`
      update application set outcome = ${outcome}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const change = {
      kind: 'outcome',
      applicationUid,
      field: 'visaAllocationStatus',
      was: row.outcome,
      became: outcome,
    };
    await writeChange(tx, actor, change);
    return written(tx, actor, applicationUid);
  });
