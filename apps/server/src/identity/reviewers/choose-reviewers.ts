import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { listStaffChoices } from '../staff/list-staff-choices.ts';

// Reviewers of an agency: its own and those of the platform agency.
export const reviewsFor = (agencyUid: string | null): Sql =>
  sql`a.role = 'reviewer' and (a.agency_uid = ${agencyUid} or a.agency_uid is null or exists (
    select from agency h where h.realm_id = a.realm_id and h.agency_uid = a.agency_uid and h.type = 'SUPER_ADMIN'))`;

export const chooseReviewers = (db: Db, { agencyUid }: Actor) => listStaffChoices(db, reviewsFor(agencyUid));
