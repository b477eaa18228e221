import { randomUUID } from 'node:crypto';
import type { ApplicantType, Role } from '@visawright/contract/roles.ts';
import { sql } from '../../apps/server/src/access/db.ts';
import { ensurePerson } from '../../apps/server/src/people/ensure-person.ts';
import { openOperator } from '../../apps/server/src/realms/operator.ts';
import { findRealmId } from '../../apps/server/src/realms/realms.queries.ts';

// People made for one test and never used again: they may be locked, forgotten or renamed without harm to the demo.
export interface ThrowAway {
  readonly realm: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

export interface Wanted {
  role: Role;
  applicantType?: ApplicantType;
  mustChange?: boolean;
  firstName?: string;
  lastName?: string;
  realm?: string;
}

export async function makePerson({ realm = 'journeys', ...wanted }: Wanted): Promise<ThrowAway> {
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, realm);
    if (!realmId) throw new Error(`realm ${realm} is not there: start with npm run e2e`);
    const db = operator.tenants.forRealm(realmId);
    const { uid } = await db.get<{ uid: string }>(
      sql`select agency_uid as uid from agency where realm_id = ${realmId} and type = 'SUPER_ADMIN'`,
    );
    const name = `${wanted.role}.${randomUUID().slice(0, 8)}`;
    const person = {
      realm,
      name,
      username: `${name}@${realm}.test`,
      password: `Throw-Away-${randomUUID().slice(0, 8)}!`,
    };
    await ensurePerson(operator, db, realm, {
      email: person.username,
      firstName: wanted.firstName ?? 'Tara',
      lastName: wanted.lastName ?? 'Iyer',
      role: wanted.role,
      password: person.password,
      mustChange: wanted.mustChange ?? false,
      country: 'India',
      ...(wanted.role === 'agent' && { agencyUid: uid }),
      ...(wanted.role === 'applicant' && { applicant: { type: wanted.applicantType ?? 'D2C', agencyUid: uid } }),
    });
    return person;
  } finally {
    await operator.tenants.close();
  }
}
