import type { ApiScope } from '@visawright/contract/integrations/api-scopes.ts';
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

export interface GrantedActor {
  readonly actor: Actor & { readonly connection: string };
  readonly expiresAt: number; // ms
  readonly isUseOld: boolean; // its last use was recorded more than a minute ago
}

interface GrantRow extends Row {
  readonly connection_uid: string;
  readonly kc_session: string;
  readonly expires_at: Date;
  readonly is_use_old: boolean;
}

// The person who connected an extension: active, and in the session in which the extension was accepted.
export async function findActorByGrant(db: Db, grantHash: Buffer): Promise<GrantedActor | undefined> {
  const row = await db.find<GrantRow>(sql`
    select ${columns}, c.connection_uid, c.kc_session, c.expires_at,
      coalesce(c.used_at < now() - interval '1 minute', true) as is_use_old
    from extension_grant c join (${tables}) on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.grant_hash = ${grantHash} and c.expires_at > now() and ${mayAct}
      and not exists (select 1 from ended_session e where e.realm_id = c.realm_id and e.kc_session = c.kc_session)
      and (not c.has_session or exists (select 1 from session s where s.realm_id = c.realm_id and s.person_uid = c.person_uid
        and s.kc_session = c.kc_session and s.expires_at > now()))`);
  if (row === undefined) return undefined;
  const actor = { ...actorOf(db, row, row.kc_session), connection: row.connection_uid };
  return { actor, expiresAt: row.expires_at.getTime(), isUseOld: row.is_use_old };
}

export interface KeyActor {
  readonly actor: Actor & { readonly apiKey: string };
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: number; // ms
  readonly isInForce: boolean; // not ended, not run out, and its person may still manage it
  readonly isUseOld: boolean; // its last use was recorded more than a minute ago
}

interface KeyRow extends Row {
  readonly key_uid: string;
  readonly scopes: ApiScope[];
  readonly expires_at: Date;
  readonly is_in_force: boolean;
  readonly is_use_old: boolean;
}

// The person in whose name a key acts, also where the key is no longer in force, so that the refusal can be recorded.
export async function findActorByApiKey(db: Db, keyHash: Buffer): Promise<KeyActor | undefined> {
  const row = await db.find<KeyRow>(sql`
    select ${columns}, k.key_uid, k.scopes, k.expires_at, coalesce(k.used_at < now() - interval '1 minute', true) as is_use_old,
      k.ended_at is null and k.expires_at > now() and p.agency_uid is not distinct from k.agency_uid
        and p.role = case when k.agency_uid is null then 'admin' else 'agency' end and ${mayAct} as is_in_force
    from api_key k join (${tables}) on p.realm_id = k.realm_id and p.person_uid = k.person_uid
    where k.realm_id = ${db.realmId} and k.key_hash = ${keyHash}`);
  if (row === undefined) return undefined;
  const actor = { ...actorOf(db, row, ''), apiKey: row.key_uid };
  const { scopes, is_in_force: isInForce, is_use_old: isUseOld } = row;
  return { actor, scopes, expiresAt: row.expires_at.getTime(), isInForce, isUseOld };
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
