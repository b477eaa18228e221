import { sql, type Tx } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import { holdPeople } from './hold-people.ts';

export interface Agent {
  readonly person_uid: string;
  readonly name: string;
}

export async function findActiveAgent(tx: Tx, agencyUid: string, agentUid: string | null): Promise<Agent | undefined> {
  if (agentUid === null) return undefined;
  await holdPeople(tx, [agentUid]);
  return tx.find<Agent>(sql`
    select p.person_uid, btrim(p.first_name || ' ' || p.last_name) as name from person p
    where p.realm_id = ${tx.realmId} and p.person_uid = ${agentUid} and p.agency_uid = ${agencyUid}
      and p.role = 'agent' and p.status = 'active'`);
}

export async function getActiveAgent(tx: Tx, agencyUid: string, agentUid: string): Promise<Agent> {
  const agent = await findActiveAgent(tx, agencyUid, agentUid);
  if (!agent) throw new AppError('application.transferRefused');
  return agent;
}
