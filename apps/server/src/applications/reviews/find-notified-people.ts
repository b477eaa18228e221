import { sql, type Tx } from '../../platform/db/db.ts';
import type { LockedApplication } from '../records/applications.queries.ts';

type Whose = Pick<LockedApplication, 'agent_uid' | 'agency_uid' | 'applicant_uid'>;

// The people to notify of a verdict or a package: the agent, or without one the agency's staff. A direct applicant sees
// it on screen.
export async function findNotifiedPeople(tx: Tx, { agent_uid, agency_uid, applicant_uid }: Whose): Promise<string[]> {
  if (agent_uid !== null) return [agent_uid];
  const people = await tx.many<{ person_uid: string }>(sql`
    select p.person_uid from person p
    join applicant a on a.realm_id = p.realm_id and a.applicant_uid = ${applicant_uid} and a.type <> 'D2C'
    where p.realm_id = ${tx.realmId} and p.agency_uid = ${agency_uid} and p.role = 'agency' and p.status = 'active'`);
  return people.map(({ person_uid }) => person_uid);
}
