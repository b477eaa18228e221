import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { getActiveAgent } from '../records/find-active-agent.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { lockPeople } from '../records/lock-people.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

export interface AgentTransfer {
  readonly applicationUid: string;
  readonly agentUid: string;
  readonly applicantUid?: string; // sent by the specified call; must be the application's own applicant
}

// The applicant moves too, so that the new agent can start the next application. A colleague's applicant stays with the
// colleague.
export const transferToAgent = (db: Db, actor: Actor, transfer: AgentTransfer): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid, agentUid, applicantUid } = transfer;
    await lockPeople(tx, [agentUid]);
    const row = await lockApplication(tx, actor, 'application.transfer', applicationUid);
    if (applicantUid !== undefined && applicantUid !== row.applicant_uid) throw new AppError('record.notFound');
    const agent = await getActiveAgent(tx, row.agency_uid, agentUid);
    const before = await readAfterWrite(tx, actor, applicationUid);
    if (row.agent_uid === agent.person_uid) return before;
    await tx.run(sql`
      update application set agent_uid = ${agent.person_uid}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const wentAlong = await tx.run(sql`
      update applicant a set agent_uid = ${agent.person_uid}, version = version + 1, updated_at = now()
      where a.realm_id = ${tx.realmId} and a.applicant_uid = ${row.applicant_uid}
        and (a.agent_uid is null or ${inReach('applicant', actor, 'application.transfer')})`);
    const change = { kind: 'transferred', field: 'agentId', was: before.agentName, became: agent.name };
    await writeChange(tx, actor, {
      ...change,
      applicationUid,
      ...(wentAlong > 0 ? { applicantUid: row.applicant_uid } : {}),
    });
    await notify(tx, {
      personUids: [agent.person_uid],
      kind: 'transferred',
      causedBy: actor.personUid,
      applicationUids: [applicationUid],
    });
    return publishAndRead(tx, actor, applicationUid, [row.agent_uid]);
  });
