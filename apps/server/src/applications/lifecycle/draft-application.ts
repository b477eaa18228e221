import type { Application } from '@visawright/contract/applications/application.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { ApplicantType } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findActiveAgent, getActiveAgent } from '../records/find-active-agent.ts';
import { getApplication } from '../records/applications.queries.ts';
import { insertApplication } from '../records/insert-application.ts';
import { readIntakeKey, useIntakeKey } from './intake-key.ts';
import { findApplicationOnTrip, getOrCreateTrip } from '../trips/join-trip.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

type Draft = BodyOf<Operations['draftApplication']>;

interface Applicant {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly type: ApplicantType;
}

export const draftApplication = (db: Db, actor: Actor, draft: Draft): Promise<Application> =>
  db.transaction(async (tx) => {
    const applicant = await getApplicant(tx, actor, draft);
    const key = draft.applicationCreationKey?.trim() || undefined;
    // An agency's traveller can only start with a link from the agency.
    if (!key && actor.role === 'applicant' && applicant.type === 'B2B') throw new AppError('intake.keyRefused');
    const premiumKey = draft.premiumVerificationKey?.trim() || undefined;
    if (premiumKey && !key) throw new AppError('intake.keyRefused');
    const intake = key ? await readIntakeKey(tx, { key, premiumKey }, applicant) : null;
    if (intake?.madeUid) return getApplication(tx, actor, intake.madeUid);
    const joined =
      draft.tripUid && !key
        ? await findApplicationOnTrip(tx, actor, applicant.applicant_uid, draft.tripUid)
        : undefined;
    if (joined) return getApplication(tx, actor, joined);
    const agentUid = await agentFor(tx, actor, draft, applicant);
    const tripUid = await getOrCreateTrip(tx, actor, applicant.agency_uid, draft.tripUid ?? null);
    const { applicationUid, reference } = await insertApplication(tx, actor, draft.visaDetails, {
      applicantUid: applicant.applicant_uid,
      agencyUid: applicant.agency_uid,
      agentUid,
      tripUid,
      hasPremiumCheck: intake?.hasPremiumCheck ?? false,
    });
    if (key) await useIntakeKey(tx, key, applicationUid);
    if (agentUid !== null && applicant.agent_uid === null) await giveToFirst(tx, applicant.applicant_uid, agentUid);
    await writeChange(tx, actor, { kind: 'created', applicationUid, became: reference });
    return publishAndRead(tx, actor, applicationUid);
  });

const getApplicant = (tx: Tx, actor: Actor, { applicantUid, agencyUid }: Draft): Promise<Applicant> =>
  tx.get<Applicant>(sql`
    select a.applicant_uid, a.agency_uid, a.agent_uid, a.type from applicant a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'application.edit')}
      ${agencyUid ? sql`and a.agency_uid = ${agencyUid}` : sql``}`);

// An agent's draft belongs to that agent. An agency may name an active agent; otherwise the draft goes to the
// applicant's current agent.
async function agentFor(tx: Tx, actor: Actor, draft: Draft, applicant: Applicant): Promise<string | null> {
  const { agency_uid, agent_uid } = applicant;
  const named = draft.agentId || null;
  if (actor.role === 'agency' && named !== null) return (await getActiveAgent(tx, agency_uid, named)).person_uid;
  const theirs = actor.role === 'agent' ? actor.personUid : agent_uid;
  if (named !== null && named !== theirs) throw new AppError('application.transferRefused');
  const agent = await findActiveAgent(tx, agency_uid, theirs);
  if (agent || theirs === null) return agent?.person_uid ?? null;
  // The agent was suspended meanwhile: the applicant now belongs to the agent who took over.
  const now = await getApplicant(tx, actor, draft);
  return now.agent_uid === agent_uid ? null : agentFor(tx, actor, draft, now);
}

const giveToFirst = (tx: Tx, applicantUid: string, agentUid: string): Promise<number> =>
  tx.run(sql`
    update applicant set agent_uid = ${agentUid}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and agent_uid is null`);
