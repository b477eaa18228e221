import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { reachFor } from '../access/reach.ts';
import { findActiveAgent } from '../applications/active-agent.ts';
import { AppError } from '../http/app-error.ts';
import type { Place } from './insert-applicants.ts';

// Where an applicant this actor adds belongs. An agency names an agent of its own or none, an agent keeps it, and a fellow traveller
// stands where the one who adds stands.
export async function placeOf(tx: Tx, actor: Actor, agentId?: string): Promise<Place> {
  const reach = reachFor(actor, 'applicant.manage');
  if (reach === 'self') {
    if (agentId !== undefined || actor.applicantUid === null) throw new AppError('record.notFound');
    const adder = await tx.get<{ agency_uid: string; agent_uid: string | null; type: Place['type'] }>(sql`
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
