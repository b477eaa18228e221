import type { Application } from '@visawright/contract/application.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { holdPeople } from '../applications/hold-people.ts';
import { written } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { getReviewers } from './get-reviewers.ts';

export const sendForReview = (
  db: Db,
  actor: Actor,
  applicationUid: string,
  reviewerUids: readonly string[],
): Promise<Application> =>
  db.transaction(async (tx) => {
    await holdPeople(tx, reviewerUids);
    const row = await lockApplication(tx, actor, 'application.sendForReview', applicationUid);
    if (row.review === 'requested') throw new AppError('review.alreadyRequested');
    const reviewers = await getReviewers(tx, row.agency_uid, reviewerUids);
    const round = row.review_round + 1;
    await tx.run(sql`
      insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_by, requested_at)
      select ${tx.realmId}, ${applicationUid}, ${round}, r.uid, ${actor.personUid}, clock_timestamp()
      from unnest(${reviewers.map(({ person_uid }) => person_uid)}::uuid[]) r (uid)`);
    await tx.run(sql`
      update application set review = 'requested', review_round = ${round}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const became = reviewers.map(({ name }) => name).join(', ');
    await writeChange(tx, actor, { kind: 'reviewRequested', applicationUid, field: 'review', was: row.review, became });
    return written(tx, actor, applicationUid);
  });
