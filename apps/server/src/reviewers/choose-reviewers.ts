import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import { choices } from '../people/choices.ts';

// Who may review for an agency: its own reviewers and the house's.
export const reviewsFor = (agencyUid: string | null): Sql =>
  sql`a.role = 'reviewer' and (a.agency_uid = ${agencyUid} or a.agency_uid is null or exists (
    select from agency h where h.realm_id = a.realm_id and h.agency_uid = a.agency_uid and h.type = 'SUPER_ADMIN'))`;

export const chooseReviewers = (db: Db, { agencyUid }: Actor) => choices(db, reviewsFor(agencyUid));
