import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../db/db.ts';

export interface NewChange {
  readonly kind: string;
  readonly applicationUid?: string;
  readonly applicantUid?: string;
  readonly subjectUid?: string; // a person, an agency, a distributor, a request, the realm
  readonly field?: string;
  readonly was?: string | null;
  readonly became?: string | null;
  readonly reason?: string | null;
}

// Called in the transaction of the change. Never include sealed values: passport numbers, birth dates, answers and notes must not appear
// in the log.
export const writeChange = (db: Db, actor: Pick<Actor, 'personUid'> | null, change: NewChange): Promise<number> =>
  db.run(sql`
    insert into change_log (realm_id, application_uid, applicant_uid, subject_uid, person_uid, kind, field, was, became, reason)
    values (${db.realmId}, ${change.applicationUid ?? null}, ${change.applicantUid ?? null}, ${change.subjectUid ?? null},
      ${actor?.personUid ?? null}, ${change.kind}, ${change.field ?? null}, ${change.was ?? null}, ${change.became ?? null},
      ${change.reason ?? null})`);
