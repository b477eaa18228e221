import type { Application } from '@visawright/contract/application.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { tellApplicationsChanged, type ChangedApplication } from '../realtime/tell.ts';
import { readWritten } from './applications.queries.ts';

// Everyone who may have them on a screen: agency, applicant, agent, the reviewers of the round, and whoever had them before.
export async function tellChanged(
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
  await tellApplicationsChanged(
    tx,
    changed.map((each) => ({ ...each, personUids: [...each.personUids, ...before] })),
  );
}

// How every write ends.
export async function written(
  tx: Tx,
  actor: Actor,
  applicationUid: string,
  before: readonly (string | null)[] = [],
): Promise<Application> {
  await tellChanged(tx, [applicationUid], before);
  return readWritten(tx, actor, applicationUid);
}
