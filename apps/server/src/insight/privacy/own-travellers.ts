import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface OwnTraveller {
  readonly applicantUid: string;
  readonly firstName: string;
  readonly lastName: string;
}

// The person and the travellers they added; travellers with an account of their own decide for themselves.
export const findOwnTravellers = (db: Db, actor: Actor): Promise<OwnTraveller[]> =>
  db.many<OwnTraveller>(sql`
    select a.applicant_uid as "applicantUid", a.first_name as "firstName", a.last_name as "lastName" from applicant a
    where a.realm_id = ${db.realmId} and ${inReach('applicant', actor, 'privacy.own')}
      and (a.person_uid = ${actor.personUid} or a.person_uid is null)
    order by a.person_uid nulls last, a.created_at`);
