import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { publishApplicationsChanged, type ChangedApplication } from '../../platform/realtime/publish.ts';
import { readAfterWrite } from './applications.queries.ts';

// Reaches everyone who may have them on screen: agency, applicant, agent, current reviewers, and the previous agent.
export async function publishApplicationChanged(
  tx: Tx,
  applicationUids: readonly string[],
  before: readonly (string | null)[] = [],
): Promise<void> {
  const changed = await tx.many<ChangedApplication>(sql`
    select a.application_uid as "applicationUid", a.version, a.agency_uid as "agencyUid", a.applicant_uid as "applicantUid", array(
      select a.agent_uid::text union all
      select t.reviewer_uid::text from review_task t
      where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = a.review_round) as "personUids"
    from application a where a.realm_id = ${tx.realmId} and a.application_uid = any(${applicationUids}::uuid[])`);
  await publishApplicationsChanged(
    tx,
    changed.map((each) => ({ ...each, personUids: [...each.personUids, ...before] })),
  );
}

// The last step of every write.
export async function publishAndRead(
  tx: Tx,
  actor: Actor,
  applicationUid: string,
  before: readonly (string | null)[] = [],
): Promise<Application> {
  await publishApplicationChanged(tx, [applicationUid], before);
  return readAfterWrite(tx, actor, applicationUid);
}
