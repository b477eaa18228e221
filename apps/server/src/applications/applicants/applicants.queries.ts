import type { ApplicantType } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';

export interface ApplicantRow {
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
  readonly type: ApplicantType;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly agent_name: string | null;
  readonly added_by: string | null;
  readonly person_uid: string | null;
  readonly applications: number;
  readonly same_passport: number;
  readonly is_on_hold: boolean;
  readonly created_at: Date;
  readonly version: number;
}

// Only staff see that another applicant has the same passport number; travellers must not learn about other people.
const samePassport = (actor: Actor): Sql =>
  actor.role === 'applicant'
    ? sql`0`
    : sql`(select count(distinct o.applicant_uid)::int from passport_index i
        join passport_index o on o.realm_id = i.realm_id and o.blind = i.blind and o.applicant_uid <> i.applicant_uid
        join applicant x on x.realm_id = o.realm_id and x.applicant_uid = o.applicant_uid and x.agency_uid = a.agency_uid
        where i.realm_id = a.realm_id and i.applicant_uid = a.applicant_uid)`;

// Travellers do not learn of a hold before they ask for erasure.
const onHold = (actor: Actor): Sql =>
  mayDo(actor, 'applicant.erase') === undefined
    ? sql`false`
    : sql`exists (select from legal_hold h
        where h.realm_id = a.realm_id and h.applicant_uid = a.applicant_uid and h.released_at is null)`;

// The one column list for applicants, shared by lists, single reads and reads after a write.
export const applicantColumns = (actor: Actor): Sql => sql`
  a.applicant_uid, a.first_name, a.last_name, coalesce(a.email, p.email) as email, a.wrapped_key, a.details, a.type,
  a.agency_uid, a.agent_uid, trim(g.first_name || ' ' || g.last_name) as agent_name, a.added_by, a.person_uid,
  (select count(*)::int from application w
    where w.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid and w.deleted_at is null) as applications,
  ${samePassport(actor)} as same_passport, ${onHold(actor)} as is_on_hold, a.created_at, a.version`;

export const applicantJoins: Sql = sql`
  left join person p on p.realm_id = a.realm_id and p.person_uid = a.person_uid
  left join person g on g.realm_id = a.realm_id and g.person_uid = a.agent_uid`;

export const getApplicantRow = (db: Db, actor: Actor, applicantUid: string): Promise<ApplicantRow> =>
  db.get<ApplicantRow>(sql`
    select ${applicantColumns(actor)} from applicant a ${applicantJoins}
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid}
      and ${inReach('applicant', actor, 'applicant.manage')}`);

export const lockApplicant = (db: Db, actor: Actor, applicantUid: string): Promise<{ applicant_uid: string }> =>
  db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid}
      and ${inReach('applicant', actor, 'applicant.manage')} for no key update`);
