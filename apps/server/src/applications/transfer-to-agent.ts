import type { Application } from '@visawright/contract/application.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { getActiveAgent } from './active-agent.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { holdPeople } from './hold-people.ts';
import { written } from './tell-changed.ts';

export interface Transfer {
  readonly applicationUid: string;
  readonly agentUid: string;
  readonly applicantUid?: string; // as the specification's call names it: the application's own, or it is another one
}

// The applicant goes along, so that the new agent can also begin the next application; a colleague's applicant stays the colleague's.
export const transferToAgent = (db: Db, actor: Actor, transfer: Transfer): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid, agentUid, applicantUid } = transfer;
    await holdPeople(tx, [agentUid]);
    const row = await lockApplication(tx, actor, 'application.transfer', applicationUid);
    if (applicantUid !== undefined && applicantUid !== row.applicant_uid) throw new AppError('record.notFound');
    const agent = await getActiveAgent(tx, row.agency_uid, agentUid);
    const before = await readWritten(tx, actor, applicationUid);
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
    return written(tx, actor, applicationUid, [row.agent_uid]);
  });
