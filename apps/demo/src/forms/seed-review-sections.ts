import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { sql, type Db, type KeyStore } from '@visawright/server/tools.ts';
import {
  formValues,
  openPrefilledForm,
  sealSectionAnswers,
  reasonPlaces,
  sealReason,
  sectionAnswers,
  type PrefilledForm,
} from '@visawright/server/product.ts';
import { correctionReason, correctionReply, returnReason } from '../applications/application-history.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { returnedSection } from '../applications/seed-applications.ts';
import { agencyActor } from '../database/agency-actor.ts';
import { insertRows } from '../database/insert-rows.ts';
import { seededApplications, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';
import { earlierAnswer } from './earlier-answer.ts';

interface DecidedTask {
  readonly round: number;
  readonly reviewer_uid: string;
  readonly verdict: 'approved' | 'returned';
  readonly requested_by: string;
}

// The verdict on each section of every decided review, with the answers it was about, and the agent's reply to a return. Returns the
// number of reviews.
export async function seedReviewSections(db: Db, keys: KeyStore, path: string): Promise<number> {
  const cases = new Map(demoApplications.map((demoApplication, at) => [demoReference(path, at), demoApplication]));
  const rows = await seededApplications(db, [...cases.keys()]);
  let made = 0;
  for (const row of rows) {
    const { review, wasReturned = false } = cases.get(row.reference)!;
    if (review === 'none' || (review === 'requested' && !wasReturned)) continue;
    const [task] = await db.many<DecidedTask>(sql`
      select t.round, t.reviewer_uid, t.verdict, t.requested_by from review_task t
      where t.realm_id = ${db.realmId} and t.application_uid = ${row.application_uid} and t.decided_at is not null
        and not exists (select from review_section s where s.realm_id = t.realm_id and s.application_uid = t.application_uid)
      order by t.round`);
    if (!task) continue;
    await insertSections(db, keys, row, task, wasReturned);
    made++;
  }
  return made;
}

async function insertSections(
  db: Db,
  keys: KeyStore,
  row: SeededApplicationRow,
  task: DecidedTask,
  wasReturned: boolean,
): Promise<void> {
  const { application_uid } = row;
  const prefilled = await openPrefilledForm(db, keys, agencyActor(db, row), application_uid);
  const decided = sectionAnswers(prefilled.form, formValues(prefilled, prefilled.answers));
  const wanted = returnedSection(findDestination(row.visa_to)!);
  const returned = task.verdict === 'returned' ? (decided.has(wanted) ? wanted : [...decided.keys()].at(-1)!) : null;
  const here = { applicationUid: application_uid, round: task.round };
  const reason = wasReturned ? correctionReason : returnReason;
  const answersOf = (section: string, answers: Readonly<Record<string, AnswerValue>>) =>
    wasReturned && section === returned ? beforeCorrection(prefilled, section, answers) : answers;
  await db.transaction(async (tx) => {
    await insertRows(
      tx,
      'review_section',
      [...decided].map(([section, answers]) => ({
        application_uid,
        round: task.round,
        reviewer_uid: task.reviewer_uid,
        section,
        verdict: section === returned ? 'returned' : 'approved',
        reason: sealReason(
          prefilled.key,
          reasonPlaces.section(here, task.reviewer_uid, section),
          section === returned ? reason : null,
        ),
        answers: sealSectionAnswers(prefilled.key, application_uid, section, answersOf(section, answers)),
      })),
    );
    if (wasReturned && returned !== null)
      await insertRows(tx, 'review_reply', [
        {
          application_uid,
          round: task.round + 1,
          section: returned,
          person_uid: task.requested_by,
          body: sealReason(
            prefilled.key,
            reasonPlaces.reply({ ...here, round: task.round + 1 }, returned),
            correctionReply,
          ),
          at: new Date(row.created_at.getTime() + 86_400_000),
        },
      ]);
  });
}

// The section as it was when it was returned: one answer was different.
function beforeCorrection(
  { form }: PrefilledForm,
  section: string,
  answers: Readonly<Record<string, AnswerValue>>,
): Record<string, AnswerValue> {
  const fields = form.sections.find(({ id }) => id === section)?.fields ?? [];
  for (const field of fields) {
    const before = answers[field.id] === undefined ? undefined : earlierAnswer(field, answers[field.id]!);
    if (before !== undefined) return { ...answers, [field.id]: before };
  }
  return { ...answers };
}
