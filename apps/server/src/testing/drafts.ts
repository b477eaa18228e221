import { randomUUID } from 'node:crypto';
import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import type { Status } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { draftApplication } from '../applications/draft-application.ts';
import type { House } from './house.ts';

export const germanTrip: VisaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Germany',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};

// An agency with its people, and applications at any place of their life: the owner may bring one in as it stands.
export async function openAgency(house: House) {
  const agencyUid = await house.agency();
  const agency = await house.person('agency', agencyUid);
  const agent = await house.person('agent', agencyUid);
  const colleague = await house.person('agent', agencyUid);
  const reviewer = await house.person('reviewer', agencyUid);
  const applicantUid = await house.applicant({ agencyUid, agentUid: agent.personUid });

  const draft = (more: { visaDetails?: VisaDetails; applicantUid?: string } = {}): Promise<Application> =>
    draftApplication(house.db, agent, { applicantUid, visaDetails: germanTrip, ...more });

  const at = async (
    status: Status,
    facts: { takesPaper?: boolean } = {},
    actor: Actor = agent,
  ): Promise<Application> => {
    const { uid } = await house.owner.get<{ uid: string }>(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, form_id, takes_paper)
      values (${house.realmId}, ${`A-${randomUUID()}`}, ${applicantUid}, ${agencyUid}, ${agent.personUid}, ${status}, 'India', 'Germany',
        'India', 'Tourism', ${germanTrip.visaType}, '2027-03-10', '2027-03-20', 'germany', ${facts.takesPaper ?? false})
      returning application_uid as uid`);
    return getRecord(house.db, actor, uid);
  };
  return { agencyUid, agency, agent, colleague, reviewer, applicantUid, draft, at };
}
export type OpenAgency = Awaited<ReturnType<typeof openAgency>>;

interface LoggedChange {
  readonly kind: string;
  readonly field: string | null;
  readonly was: string | null;
  readonly became: string | null;
  readonly reason: string | null;
}
export const changesOf = (house: House, applicationUid: string): Promise<LoggedChange[]> =>
  house.owner.many<LoggedChange>(sql`
    select kind, field, was, became, reason from change_log
    where realm_id = ${house.realmId} and application_uid = ${applicationUid} order by at, change_uid`);

export const notificationsOf = (house: House, { personUid }: Actor) =>
  house.owner.many<{ kind: string; application_uid: string; body: string }>(sql`
    select kind, application_uid, body from notification where realm_id = ${house.realmId} and person_uid = ${personUid} order by at`);
