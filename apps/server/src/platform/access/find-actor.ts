import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';
import { mayAct, accountStatusJoins } from './may-act.ts';
import { sql, type Db } from '../db/db.ts';
import type { Actor } from './actor.types.ts';

interface Row {
  person_uid: string;
  kc_sub: string;
  role: Role;
  agency_uid: string | null;
  distributor_uid: string | null;
  applicant_uid: string | null;
  applicant_type: ApplicantType | null;
}

const columns = sql`p.person_uid, p.kc_sub, p.role, p.agency_uid, p.distributor_uid, a.applicant_uid, a.type as applicant_type`;
const tables = sql`
  person p left join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid ${accountStatusJoins}`;

const actorOf = (db: Db, row: Row, session: string): Actor => ({
  realmId: db.realmId,
  personUid: row.person_uid,
  sub: row.kc_sub,
  session,
  role: row.role,
  roles: [row.role],
  agencyUid: row.agency_uid,
  distributorUid: row.distributor_uid,
  applicantUid: row.applicant_uid,
  applicantType: row.applicant_type,
});

// The person a token belongs to: active, in an active company, with the role the token names, in a session that has not ended. A token
// issued for an earlier role is rejected; refreshing it returns the new role.
export async function findActor(
  db: Db,
  token: { readonly sub: string; readonly session: string; readonly roles: readonly Role[] },
): Promise<Actor | undefined> {
  const row = await db.find<Row>(sql`
    select ${columns} from ${tables}
    where p.realm_id = ${db.realmId} and p.kc_sub = ${token.sub} and ${mayAct}
      and not exists (select 1 from ended_session e where e.realm_id = p.realm_id and e.kc_session = ${token.session})`);
  return row && token.roles.includes(row.role) ? actorOf(db, row, token.session) : undefined;
}

// Someone on whose behalf another device acts, in the session it was opened from, as long as they may act themselves.
export async function findActorByPerson(db: Db, personUid: string, session: string): Promise<Actor | undefined> {
  const row = await db.find<Row>(sql`
    select ${columns} from ${tables} where p.realm_id = ${db.realmId} and p.person_uid = ${personUid} and ${mayAct}`);
  return row && actorOf(db, row, session);
}

// The people among these who may act at present.
export async function findActorsByPerson(db: Db, personUids: readonly string[]): Promise<Actor[]> {
  if (personUids.length === 0) return [];
  const rows = await db.many<Row>(sql`
    select ${columns} from ${tables} where p.realm_id = ${db.realmId} and p.person_uid = any(${[...personUids]}::uuid[]) and ${mayAct}`);
  return rows.map((row) => actorOf(db, row, ''));
}
