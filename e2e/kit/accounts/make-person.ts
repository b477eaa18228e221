import { randomUUID } from 'node:crypto';
import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';
import { sql, ensurePerson, openOperator, findRealmId } from '@visawright/server/tools.ts';

// People created for one test only: they may be locked or renamed without affecting the demo.
export interface DisposablePerson {
  readonly realm: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

export interface PersonOptions {
  role: Role;
  applicantType?: ApplicantType;
  mustChange?: boolean;
  firstName?: string;
  lastName?: string;
  realm?: string;
}

export async function makePerson({ realm = 'journeys', ...wanted }: PersonOptions): Promise<DisposablePerson> {
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, realm);
    if (!realmId) throw new Error(`realm ${realm} does not exist: start with npm run e2e`);
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
