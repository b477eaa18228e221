import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { reviewsFor } from '../../identity/reviewers/choose-reviewers.ts';

export interface ActiveReviewer {
  readonly person_uid: string;
  readonly name: string;
}

export async function getReviewers(tx: Tx, agencyUid: string, uids: readonly string[]): Promise<ActiveReviewer[]> {
  const wanted = [...new Set(uids)];
  const reviewers = await tx.many<ActiveReviewer>(sql`
    select a.person_uid, btrim(a.first_name || ' ' || a.last_name) as name from person a
    where a.realm_id = ${tx.realmId} and a.person_uid = any(${wanted}::uuid[]) and a.status = 'active' and ${reviewsFor(agencyUid)}
    order by name, a.person_uid`);
  if (reviewers.length !== wanted.length) throw new AppError('review.reviewerUnknown');
  return reviewers;
}
