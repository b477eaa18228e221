import { randomUUID } from 'node:crypto';
import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../platform/access/actor.types.ts';
import { openChangeReason } from '../platform/changes/write-change.ts';
import { loadApplicantKeys } from '../platform/crypto/applicant-key.ts';
import { sql } from '../platform/db/db.ts';
import { getApplication } from '../applications/records/applications.queries.ts';
import { draftApplication } from '../applications/lifecycle/draft-application.ts';
import type { TestTenant } from './test-tenant.ts';

export const germanTrip: VisaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Germany',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};

// An agency with its staff and applications in any state; the owner role inserts them directly.
export async function createAgency(tenant: TestTenant) {
  const agencyUid = await tenant.agency();
  const agency = await tenant.person('agency', agencyUid);
  const agent = await tenant.person('agent', agencyUid);
  const colleague = await tenant.person('agent', agencyUid);
  const reviewer = await tenant.person('reviewer', agencyUid);
  const applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });

  const draft = (more: { visaDetails?: VisaDetails; applicantUid?: string } = {}): Promise<Application> =>
    draftApplication(tenant.db, agent, { applicantUid, visaDetails: germanTrip, ...more });

  const at = async (
    status: Status,
    facts: { submitsInPerson?: boolean } = {},
    actor: Actor = agent,
  ): Promise<Application> => {
    const { uid } = await tenant.owner.get<{ uid: string }>(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, form_id, submits_in_person)
      values (${tenant.realmId}, ${`A-${randomUUID()}`}, ${applicantUid}, ${agencyUid}, ${agent.personUid}, ${status}, 'India', 'Germany',
        'India', 'Tourism', ${germanTrip.visaType}, '2027-03-10', '2027-03-20', 'germany', ${facts.submitsInPerson ?? false})
      returning application_uid as uid`);
    return getApplication(tenant.db, actor, uid);
  };
  return { agencyUid, agency, agent, colleague, reviewer, applicantUid, draft, at };
}
export type TestAgency = Awaited<ReturnType<typeof createAgency>>;

interface LoggedChange {
  readonly kind: string;
  readonly field: string | null;
  readonly was: string | null;
  readonly became: string | null;
  readonly reason: string | null;
}
export async function changesOf({ owner, keys }: TestTenant, applicationUid: string): Promise<LoggedChange[]> {
  const rows = await owner.many<
    Omit<LoggedChange, 'reason'> & { uid: string; whose: string; sealed: Buffer | null }
  >(sql`
    select c.kind, c.field, c.was, c.became, c.change_uid as uid, c.sealed_reason as sealed, a.applicant_uid as whose
    from change_log c join application a on a.realm_id = c.realm_id and a.application_uid = c.application_uid
    where c.realm_id = ${owner.realmId} and c.application_uid = ${applicationUid} order by c.at, c.change_uid`);
  const keyOf = await loadApplicantKeys(
    owner,
    keys,
    rows.map(({ whose }) => whose),
  );
  return rows.map(({ uid, whose, sealed, ...change }) => ({
    ...change,
    reason: sealed && openChangeReason(keyOf(whose), uid, sealed),
  }));
}

export const notificationsOf = (tenant: TestTenant, { personUid }: Actor) =>
  tenant.owner.many<{ kind: string; application_uid: string; body: string }>(sql`
    select kind, application_uid, body from notification where realm_id = ${tenant.realmId} and person_uid = ${personUid} order by at`);
