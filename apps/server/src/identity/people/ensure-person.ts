import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Operator } from '../../platform/provisioning/operator.ts';
import type { ProviderAdmin } from '../../platform/provisioning/provider-admin.ts';

export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly password: string;
  readonly mustChange: boolean;
  readonly country: string | null;
  readonly agencyUid?: string | undefined;
  readonly distributorUid?: string | undefined;
  readonly applicant?: {
    readonly type: ApplicantType;
    readonly agencyUid: string;
    readonly agentUid?: string | undefined;
  };
}

export interface KnownPerson {
  readonly personUid: string;
  readonly sub: string;
  readonly isNew: boolean;
}

// Ensures the provider account and the person's row. An existing account keeps its password.
export async function ensurePerson(
  operator: Operator,
  db: Db,
  path: string,
  person: NewPerson,
  known?: ReadonlyMap<string, string>,
): Promise<KnownPerson> {
  const found = known === undefined ? await findAccount(operator.admin, path, person.email) : known.get(person.email);
  const sub = found ?? (await createAccount(operator.admin, path, person));
  const { uid } = await db.get<{ uid: string }>(
    sql`with saved as (
          insert into person as p (realm_id, kc_sub, role, agency_uid, distributor_uid, first_name, last_name, email, address_country)
          values (${db.realmId}, ${sub}, ${person.role}, ${person.agencyUid ?? null}, ${person.distributorUid ?? null},
            ${person.firstName}, ${person.lastName}, ${person.email}, ${person.country})
          on conflict (realm_id, email) do update set kc_sub = excluded.kc_sub, role = excluded.role,
            agency_uid = excluded.agency_uid, distributor_uid = excluded.distributor_uid, first_name = excluded.first_name,
            last_name = excluded.last_name, address_country = excluded.address_country
          where (p.kc_sub, p.role, p.agency_uid, p.distributor_uid, p.first_name, p.last_name, p.address_country)
            is distinct from (excluded.kc_sub, excluded.role, excluded.agency_uid, excluded.distributor_uid,
              excluded.first_name, excluded.last_name, excluded.address_country)
          returning person_uid
        )
        select person_uid as uid from saved
        union select person_uid from person where realm_id = ${db.realmId} and email = ${person.email}`,
  );
  if (person.applicant !== undefined) await saveApplicant(db, uid, person, person.applicant);
  return { personUid: uid, sub, isNew: found === undefined };
}

async function saveApplicant(
  db: Db,
  personUid: string,
  { firstName, lastName }: NewPerson,
  { type, agencyUid, agentUid }: NonNullable<NewPerson['applicant']>,
): Promise<void> {
  await db.run(
    sql`insert into applicant as a (realm_id, agency_uid, agent_uid, person_uid, type, first_name, last_name)
        values (${db.realmId}, ${agencyUid}, ${agentUid ?? null}, ${personUid}, ${type}, ${firstName}, ${lastName})
        on conflict (realm_id, person_uid) do update set agency_uid = excluded.agency_uid, agent_uid = excluded.agent_uid,
          type = excluded.type, first_name = excluded.first_name, last_name = excluded.last_name
        where (a.agency_uid, a.agent_uid, a.type, a.first_name, a.last_name)
          is distinct from (excluded.agency_uid, excluded.agent_uid, excluded.type, excluded.first_name, excluded.last_name)`,
  );
}

// All accounts of a small realm by name, so that seeding many people needs one request.
export async function accountsOf(admin: ProviderAdmin, path: string): Promise<Map<string, string>> {
  const users = await admin.get<{ id: string; username: string }[]>(`/${path}/users?max=500&briefRepresentation=true`);
  return new Map(users.map(({ id, username }) => [username, id]));
}

async function findAccount(admin: ProviderAdmin, path: string, username: string): Promise<string | undefined> {
  const query = new URLSearchParams({ username, exact: 'true' });
  const [user] = await admin.get<{ id: string }[]>(`/${path}/users?${query.toString()}`);
  return user?.id;
}

export async function createAccount(admin: ProviderAdmin, path: string, person: NewPerson): Promise<string> {
  const id = await admin.post(`/${path}/users`, {
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    firstName: person.firstName,
    lastName: person.lastName,
    credentials: [{ type: 'password', value: person.password, temporary: false }],
    requiredActions: person.mustChange ? ['UPDATE_PASSWORD'] : [],
  });
  const role = await admin.get<{ id: string; name: string }>(`/${path}/roles/${person.role}`);
  await admin.post(`/${path}/users/${id}/role-mappings/realm`, [{ id: role.id, name: role.name }]);
  return id;
}
