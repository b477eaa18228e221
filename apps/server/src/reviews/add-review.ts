import type { Application, NewReview } from '@visawright/contract/application.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { lockApplication, type LockedRow } from '../applications/applications.queries.ts';
import { written } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { heardBy } from './heard-by.ts';

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
        personUids: await heardBy(tx, row),
        kind: state === 'approved' ? 'reviewApproved' : 'reviewReturned',
        causedBy: actor.personUid,
        applicationUids: [applicationUid],
        text: wordsOf(review),
      });
    return written(tx, actor, applicationUid);
  });

const wordsOf = ({ sections, note }: NewReview): string =>
  [...sections.filter(({ verdict }) => verdict === 'returned').map(({ reason }) => reason), note]
    .filter(Boolean)
    .join(' · ');

// Where the form is known, its sections are the only ones there are.
function checkSections(formId: string | null, { sections }: NewReview): void {
  const names = sections.map(({ section }) => section);
  if (new Set(names).size !== names.length)
    throw new AppError('input.invalid', [{ path: 'body.review.sections', message: 'a section twice' }]);
  const known = findDestination(formId)?.sections.map(({ id }) => id);
  if (known && names.some((name) => !known.includes(name))) throw new AppError('review.sectionUnknown');
}

const task = (tx: Tx, { application_uid, review_round }: LockedRow) => sql`
  realm_id = ${tx.realmId} and application_uid = ${application_uid} and round = ${review_round}
    and decided_at is null and withdrawn_at is null`;

async function decide(tx: Tx, actor: Actor, row: LockedRow, { verdict, sections, note }: NewReview): Promise<void> {
  const decided = await tx.run(sql`
    update review_task set verdict = ${verdict}, note = ${note || null}, decided_at = clock_timestamp()
    where ${task(tx, row)} and reviewer_uid = ${actor.personUid}`);
  if (decided === 0) {
    // A colleague's return may have relieved them while they waited for the row: then it is out of their reach by now.
    await lockApplication(tx, actor, 'application.review', row.application_uid);
    throw new AppError('review.notOpen');
  }
  for (const each of sections)
    await tx.run(sql`
      insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason)
      values (${tx.realmId}, ${row.application_uid}, ${row.review_round}, ${actor.personUid}, ${each.section}, ${each.verdict},
        ${each.reason || null})`);
}

const isAnyoneLeft = async (tx: Tx, row: LockedRow): Promise<boolean> =>
  (await tx.find(sql`select from review_task where ${task(tx, row)} limit 1`)) !== undefined;

const withdrawOthers = (tx: Tx, row: LockedRow): Promise<number> =>
  tx.run(sql`update review_task set withdrawn_at = clock_timestamp() where ${task(tx, row)}`);

// Each returned section stands in the log with its reason; an approval is one line.
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
