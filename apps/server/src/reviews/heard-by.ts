import { sql, type Tx } from '../access/db.ts';
import type { LockedRow } from '../applications/applications.queries.ts';

type Whose = Pick<LockedRow, 'agent_uid' | 'agency_uid' | 'applicant_uid'>;

// Who is told of a verdict or a package: the agent, or where there is none the agency's own people. A direct applicant has the screen.
export async function heardBy(tx: Tx, { agent_uid, agency_uid, applicant_uid }: Whose): Promise<string[]> {
  if (agent_uid !== null) return [agent_uid];
  const people = await tx.many<{ person_uid: string }>(sql`
    select p.person_uid from person p
    join applicant a on a.realm_id = p.realm_id and a.applicant_uid = ${applicant_uid} and a.type <> 'D2C'
    where p.realm_id = ${tx.realmId} and p.agency_uid = ${agency_uid} and p.role = 'agency' and p.status = 'active'`);
  return people.map(({ person_uid }) => person_uid);
}
