import type { Application, NewReview } from '@visawright/contract/applications/application.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { lockApplication, type LockedApplication } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { findNotifiedPeople } from './find-notified-people.ts';

export const addReview = (db: Db, actor: Actor, applicationUid: string, review: NewReview): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.review', applicationUid);
    checkSections(row.form_id, review);
    await decide(tx, actor, row, review);
    const state = review.verdict === 'returned' ? 'returned' : (await isAnyoneLeft(tx, row)) ? 'requested' : 'approved';
    if (state === 'returned') await withdrawOthers(tx, row);
    await tx.run(sql`
      update application set review = ${state}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await logReview(tx, actor, applicationUid, state, review);
    if (state !== 'requested')
      await notify(tx, {
        personUids: await findNotifiedPeople(tx, row),
        kind: state === 'approved' ? 'reviewApproved' : 'reviewReturned',
        causedBy: actor.personUid,
        applicationUids: [applicationUid],
        text: wordsOf(review),
      });
    return publishAndRead(tx, actor, applicationUid);
  });

const wordsOf = ({ sections, note }: NewReview): string =>
  [...sections.filter(({ verdict }) => verdict === 'returned').map(({ reason }) => reason), note]
    .filter(Boolean)
    .join(' · ');

// If the form is known, only its sections are valid.
function checkSections(formId: string | null, { sections }: NewReview): void {
  const names = sections.map(({ section }) => section);
  if (new Set(names).size !== names.length)
    throw new AppError('input.invalid', [{ path: 'body.review.sections', message: 'contains a section twice' }]);
  const known = findDestination(formId)?.sections.map(({ id }) => id);
  if (known && names.some((name) => !known.includes(name))) throw new AppError('review.sectionUnknown');
}

const task = (tx: Tx, { application_uid, review_round }: LockedApplication) => sql`
  realm_id = ${tx.realmId} and application_uid = ${application_uid} and round = ${review_round}
    and decided_at is null and withdrawn_at is null`;

async function decide(
  tx: Tx,
  actor: Actor,
  row: LockedApplication,
  { verdict, sections, note }: NewReview,
): Promise<void> {
  const decided = await tx.run(sql`
    update review_task set verdict = ${verdict}, note = ${note || null}, decided_at = clock_timestamp()
    where ${task(tx, row)} and reviewer_uid = ${actor.personUid}`);
  if (decided === 0) {
    // Another reviewer's return may have closed this review while waiting for the lock; then it is out of reach by now.
    await lockApplication(tx, actor, 'application.review', row.application_uid);
    throw new AppError('review.notOpen');
  }
  for (const each of sections)
    await tx.run(sql`
      insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason)
      values (${tx.realmId}, ${row.application_uid}, ${row.review_round}, ${actor.personUid}, ${each.section}, ${each.verdict},
        ${each.reason || null})`);
}

const isAnyoneLeft = async (tx: Tx, row: LockedApplication): Promise<boolean> =>
  (await tx.find(sql`select from review_task where ${task(tx, row)} limit 1`)) !== undefined;

const withdrawOthers = (tx: Tx, row: LockedApplication): Promise<number> =>
  tx.run(sql`update review_task set withdrawn_at = clock_timestamp() where ${task(tx, row)}`);

// A return logs one line per returned section with its reason; an approval logs one line.
async function logReview(
  tx: Tx,
  actor: Actor,
  applicationUid: string,
  state: string,
  { sections, note }: NewReview,
): Promise<void> {
  if (state !== 'returned') {
    const change = { kind: 'reviewApproved', applicationUid, field: 'review', was: 'requested', became: state };
    await writeChange(tx, actor, { ...change, reason: note || null });
    return;
  }
  for (const { section, verdict, reason } of sections)
    if (verdict === 'returned')
      await writeChange(tx, actor, {
        kind: 'reviewReturned',
        applicationUid,
        field: section,
        was: 'requested',
        became: state,
        reason: reason ?? null,
      });
}
