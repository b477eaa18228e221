import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockPeople } from './lock-people.ts';

export interface ActiveAgent {
  readonly person_uid: string;
  readonly name: string;
  readonly has_joined: boolean;
}

export async function findActiveAgent(
  tx: Tx,
  agencyUid: string,
  agentUid: string | null,
): Promise<ActiveAgent | undefined> {
  if (agentUid === null) return undefined;
  await lockPeople(tx, [agentUid]);
  return tx.find<ActiveAgent>(sql`
    select p.person_uid, btrim(p.first_name || ' ' || p.last_name) as name, p.joined_at is not null as has_joined from person p
    where p.realm_id = ${tx.realmId} and p.person_uid = ${agentUid} and p.agency_uid = ${agencyUid}
      and p.role = 'agent' and p.status = 'active'`);
}

// Work is given only to people who have signed in once: nobody reads what an invited person has.
export async function getActiveAgent(tx: Tx, agencyUid: string, agentUid: string): Promise<ActiveAgent> {
  const agent = await findActiveAgent(tx, agencyUid, agentUid);
  if (!agent?.has_joined) throw new AppError('application.transferRefused');
  return agent;
}
