import type { ApplicantType } from '@visawright/contract/platform/roles.ts';
import type { Profile } from '@visawright/contract/identity/user.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { recordActivity } from '../sessions/record-activity.ts';

interface Row {
  readonly first_name: string;
  readonly last_name: string;
  readonly address_country: string | null;
  readonly company_name: string | null;
  readonly type: ApplicantType | null;
  readonly is_new_hour: boolean;
}

// Returns only the caller's own profile; another id, or a role the caller does not have, is not found.
export const getProfile: Handler<'getProfile'> = async ({ actor, db }, { query }) => {
  const isSelf = query.id === undefined || query.id === actor.sub || query.id === actor.personUid;
  if (!isSelf || (query.role !== undefined && !actor.roles.includes(query.role))) throw new AppError('record.notFound');
  return readProfile(db, actor);
};

export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const row = await db.get<Row>(sql`
    select p.first_name, p.last_name, p.address_country, coalesce(g.name, d.name) as company_name, a.type,
      p.joined_at is null or p.last_active_at is distinct from date_trunc('hour', now()) as is_new_hour
    from person p
    left join agency g on g.realm_id = p.realm_id and g.agency_uid = p.agency_uid
    left join distributor d on d.realm_id = p.realm_id and d.distributor_uid = p.distributor_uid
    left join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid
    where p.realm_id = ${db.realmId} and p.person_uid = ${actor.personUid}`);
  if (row.is_new_hour) await recordActivity(db, actor.personUid); // signing in on the provider's page creates no session of ours
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    address: { country: row.address_country },
    applicantType: row.type,
    personUid: actor.personUid,
    agencyUid: actor.agencyUid,
    applicantUid: actor.applicantUid,
  };
}
