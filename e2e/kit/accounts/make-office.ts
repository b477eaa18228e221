import { randomUUID } from 'node:crypto';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { ensurePerson } from '@visawright/server/tools.ts';
import { inRealm, sql } from '../server/realm-sql.ts';
import type { DisposablePerson } from './make-person.ts';

interface Colleague extends DisposablePerson {
  readonly role: Role;
  readonly personUid: string;
  readonly fullName: string;
}

// A separate agency and distributor for one test, with people who can all sign in.
export interface Office {
  readonly realm: string;
  readonly agencyUid: string;
  readonly name: string;
  readonly distributor: Colleague;
  readonly agency: Colleague;
  readonly agents: readonly Colleague[];
  readonly reviewers: readonly Colleague[];
}

const firstNames: Record<string, readonly string[]> = {
  distributor: ['Devika'],
  agency: ['Gauri'],
  agent: ['Nandini', 'Omkar', 'Pallavi'],
  reviewer: ['Ranveer', 'Sushila'],
};

export async function makeOffice({ realm = 'journeys', agents = 1, reviewers = 1 } = {}): Promise<Office> {
  const mark = randomUUID().slice(0, 8);
  const name = `Office ${mark}`;
  return inRealm(realm, async (db, operator) => {
    const { uid: distributorUid } = await db.get<{ uid: string }>(
      sql`insert into distributor (realm_id, type, name) values (${db.realmId}, 'DISTRIBUTOR', ${`Group ${mark}`})
          returning distributor_uid as uid`,
    );
    const { uid: agencyUid } = await db.get<{ uid: string }>(
      sql`insert into agency (realm_id, type, name, distributor_uid)
          values (${db.realmId}, 'AGENCY', ${name}, ${distributorUid}) returning agency_uid as uid`,
    );
    const hire = async (role: 'distributor' | 'agency' | 'agent' | 'reviewer', n = 0): Promise<Colleague> => {
      const [first, last] = [firstNames[role]![n] ?? `Extra${n}`, `Iyer${mark.slice(0, 4)}`];
      const account = `${role}${n || ''}.${mark}`;
      const person = { name: account, username: `${account}@${realm}.test`, password: `Throw-Away-${mark}!` };
      const { personUid } = await ensurePerson(operator, db, realm, {
        email: person.username,
        firstName: first,
        lastName: last,
        role,
        password: person.password,
        mustChange: false,
        country: 'India',
        ...(role === 'distributor' ? { distributorUid } : { agencyUid }),
      });
      await db.run(
        sql`update person set joined_at = now() where realm_id = ${db.realmId} and person_uid = ${personUid}`,
      );
      return { realm, ...person, role, personUid, fullName: `${first} ${last}` };
    };
    const several = async (role: 'agent' | 'reviewer', count: number) => {
      const hired: Colleague[] = [];
      for (let n = 0; n < count; n++) hired.push(await hire(role, n));
      return hired;
    };
    return {
      realm,
      agencyUid,
      name,
      distributor: await hire('distributor'),
      agency: await hire('agency'),
      agents: await several('agent', agents),
      reviewers: await several('reviewer', reviewers),
    };
  });
}
