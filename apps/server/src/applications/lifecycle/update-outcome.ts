import type { Application } from '@visawright/contract/applications/application.ts';
import type { VisaOutcome } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

export const updateOutcome = (
  db: Db,
  actor: Actor,
  applicationUid: string,
  outcome: VisaOutcome,
): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.outcome', applicationUid);
    if (row.outcome === outcome) return readAfterWrite(tx, actor, applicationUid);
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
    return publishAndRead(tx, actor, applicationUid);
  });
