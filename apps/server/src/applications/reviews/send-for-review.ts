import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { lockApplication } from '../records/applications.queries.ts';
import { lockPeople } from '../records/lock-people.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getReviewers } from './get-reviewers.ts';

export const sendForReview = (
  db: Db,
  actor: Actor,
  applicationUid: string,
  reviewerUids: readonly string[],
): Promise<Application> =>
  db.transaction(async (tx) => {
    await lockPeople(tx, reviewerUids);
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
    return publishAndRead(tx, actor, applicationUid);
  });
