import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { reachFor } from '../../platform/access/reach.ts';
import { findActiveAgent } from '../records/find-active-agent.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Ownership } from './insert-applicants.ts';

// The agency, agent and type of an applicant that this actor adds: an agency may name one of its own agents or none, an
// agent keeps the applicant, and a fellow traveller gets the same agency and agent as the traveller who adds them.
export async function decideOwnership(tx: Tx, actor: Actor, agentId?: string): Promise<Ownership> {
  const reach = reachFor(actor, 'applicant.manage');
  if (reach === 'self') {
    if (agentId !== undefined || actor.applicantUid === null) throw new AppError('record.notFound');
    const adder = await tx.get<{ agency_uid: string; agent_uid: string | null; type: Ownership['type'] }>(sql`
      select agency_uid, agent_uid, type from applicant
      where realm_id = ${tx.realmId} and applicant_uid = ${actor.applicantUid}`);
    return { agencyUid: adder.agency_uid, agentUid: adder.agent_uid, type: adder.type, addedBy: actor.applicantUid };
  }
  if (actor.agencyUid === null) throw new AppError('record.notFound');
  const agentUid = reach === 'own' ? actor.personUid : (agentId ?? null);
  const isOther = reach === 'own' && agentId !== undefined && agentId !== actor.personUid;
  if (isOther || (reach !== 'own' && agentUid !== null && !(await findActiveAgent(tx, actor.agencyUid, agentUid))))
    throw new AppError('record.notFound');
  return { agencyUid: actor.agencyUid, agentUid, type: 'B2B', addedBy: null };
}
