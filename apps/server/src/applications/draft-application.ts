import type { Application } from '@visawright/contract/application.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { ApplicantType } from '@visawright/contract/roles.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { findActiveAgent, getActiveAgent } from './active-agent.ts';
import { getRecord } from './applications.queries.ts';
import { insertApplication } from './insert-application.ts';
import { readIntakeKey, useIntakeKey } from './intake-key.ts';
import { findOnTrip, tripFor } from './trip.ts';
import { written } from './tell-changed.ts';

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
    // An agency's traveller begins where the agency says so: by its start link.
    if (!key && actor.role === 'applicant' && applicant.type === 'B2B') throw new AppError('intake.keyRefused');
    const made = key ? (await readIntakeKey(tx, key, applicant)).madeUid : null;
    if (made) return getRecord(tx, actor, made);
    const joined =
      draft.tripUid && !key ? await findOnTrip(tx, actor, applicant.applicant_uid, draft.tripUid) : undefined;
    if (joined) return getRecord(tx, actor, joined);
    const agentUid = await agentFor(tx, actor, draft, applicant);
    const tripUid = await tripFor(tx, actor, applicant.agency_uid, draft.tripUid ?? null);
    const { applicationUid, reference } = await insertApplication(tx, actor, draft.visaDetails, {
      applicantUid: applicant.applicant_uid,
      agencyUid: applicant.agency_uid,
      agentUid,
      tripUid,
    });
    if (key) await useIntakeKey(tx, key, applicationUid);
    if (agentUid !== null && applicant.agent_uid === null) await giveToFirst(tx, applicant.applicant_uid, agentUid);
    await writeChange(tx, actor, { kind: 'created', applicationUid, became: reference });
    return written(tx, actor, applicationUid);
  });

const getApplicant = (tx: Tx, actor: Actor, { applicantUid, agencyUid }: Draft): Promise<Applicant> =>
  tx.get<Applicant>(sql`
    select a.applicant_uid, a.agency_uid, a.agent_uid, a.type from applicant a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'application.edit')}
      ${agencyUid ? sql`and a.agency_uid = ${agencyUid}` : sql``}`);

// Creating assigns: an agent's draft is the agent's own. An agency may name an active agent; otherwise, and for applicants, it goes to
// the agent the applicant already has.
async function agentFor(tx: Tx, actor: Actor, draft: Draft, applicant: Applicant): Promise<string | null> {
  const { agency_uid, agent_uid } = applicant;
  const named = draft.agentId ?? null;
  if (actor.role === 'agency' && named !== null) return (await getActiveAgent(tx, agency_uid, named)).person_uid;
  const theirs = actor.role === 'agent' ? actor.personUid : agent_uid;
  if (named !== null && named !== theirs) throw new AppError('application.transferRefused');
  const agent = await findActiveAgent(tx, agency_uid, theirs);
  if (agent || theirs === null) return agent?.person_uid ?? null;
  // Suspended meanwhile: whoever took over has the applicant now.
  const now = await getApplicant(tx, actor, draft);
  return now.agent_uid === agent_uid ? null : agentFor(tx, actor, draft, now);
}

const giveToFirst = (tx: Tx, applicantUid: string, agentUid: string): Promise<number> =>
  tx.run(sql`
    update applicant set agent_uid = ${agentUid}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and agent_uid is null`);
