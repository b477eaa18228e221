import { ensurePerson } from '@visawright/server/tools.ts';
import type { Office } from './make-office.ts';
import { inRealm, sql } from '../server/realm-sql.ts';
import type { DisposablePerson } from './make-person.ts';

export type AgencyTraveller = DisposablePerson & { readonly applicantUid: string };

// A traveller of the agency who can sign in, because a start link opens their own page.
export async function travellerOf(office: Office, n: number): Promise<AgencyTraveller> {
  const name = `traveller${n}.${office.name.split(' ')[1]}`;
  const person = { realm: office.realm, name, username: `${name}@${office.realm}.test`, password: 'On-My-Way-2026!' };
  return inRealm(office.realm, async (db, operator) => {
    const { agencyUid } = office;
    await ensurePerson(operator, db, office.realm, {
      email: person.username,
      firstName: 'Zoya',
      lastName: `Khan${n}`,
      role: 'applicant',
      password: person.password,
      mustChange: false,
      country: 'India',
      agencyUid,
      applicant: { type: 'B2B', agencyUid, agentUid: office.agents[0]!.personUid },
    });
    const { uid } = await db.get<{ uid: string }>(
      sql`update applicant a set email = p.email from person p
          where a.realm_id = ${db.realmId} and p.realm_id = a.realm_id and p.person_uid = a.person_uid and p.email = ${person.username}
          returning a.applicant_uid as uid`,
    );
    return { ...person, applicantUid: uid };
  });
}
