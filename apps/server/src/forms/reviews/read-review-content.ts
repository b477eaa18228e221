import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import type { ReviewContent, SectionContent } from '../../applications/reviews/review-content.ts';
import { undecidedFields } from '../prefilled-form/undecided-fields.ts';
import { judgeApplication } from '../findings/judge-application.ts';
import { formValues, openPrefilledForm, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { compareAnswers, sectionAnswers, type AnswerChange } from './compare-sections.ts';
import { openSectionAnswers, sealSectionAnswers, type SectionAnswers } from './reviewed-answers.ts';
import { lastDecisions, type DecidedSection } from './section-history.queries.ts';

export interface ComparedSection extends SectionContent {
  readonly last: DecidedSection | undefined;
  readonly changes: readonly AnswerChange[];
}
export interface ComparedContent extends ReviewContent {
  readonly applicantUid: string;
  readonly round: number;
  readonly sections: readonly ComparedSection[];
  readonly prefilled: PrefilledForm | null; // null: the destination has no form
}

// An application without a form is reviewed as one section.
const wholeApplication = 'application';

export async function readReviewContent(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
): Promise<ComparedContent> {
  const { applicantUid, review, destinationId } = await getApplication(db, actor, applicationUid);
  const { round, state } = review;
  // While reviewers decide, their own round is not history yet.
  const decisions = await lastDecisions(db, applicationUid, state === 'requested' ? round - 1 : round);
  const last = new Map(decisions.map((each) => [each.section, each]));
  if (destinationId === null) {
    const whole = compareSection(wholeApplication, last.get(wholeApplication), null, []);
    return { applicantUid, round, sections: [whole], missing: 0, blocking: 0, prefilled: null };
  }
  const prefilled = await openPrefilledForm(db, keys, actor, applicationUid);
  const now = formValues(prefilled, prefilled.answers);
  const sections = [...sectionAnswers(prefilled.form, now)].map(([section, answers]) => {
    const decided = last.get(section);
    const sealed = sealSectionAnswers(prefilled.key, applicationUid, section, answers);
    return compareSection(section, decided, sealed, changesSince(prefilled, decided, answers));
  });
  const problems = [...answerProblems(prefilled.form, now.values, now.context), ...undecidedFields(prefilled, now)];
  const { findings } = await judgeApplication(db, prefilled);
  const blocking = findings.filter(isBlockingFinding).length;
  return { applicantUid, round, sections, missing: problems.length, blocking, prefilled };
}

const changesSince = (
  { key, application: { applicationUid } }: PrefilledForm,
  decided: DecidedSection | undefined,
  answers: SectionAnswers,
): AnswerChange[] =>
  decided?.answers
    ? compareAnswers(openSectionAnswers(key, applicationUid, decided.section, decided.answers), answers)
    : [];

// An approved section stays approved while its answers are the same.
function compareSection(
  section: string,
  last: DecidedSection | undefined,
  answers: Buffer | null,
  changes: readonly AnswerChange[],
): ComparedSection {
  const isChanged = changes.length > 0;
  const staysApproved = last?.verdict === 'approved' && last.answers !== null && !isChanged;
  return {
    section,
    last,
    changes,
    answers,
    isChanged,
    isOpen: !staysApproved,
    isReturned: last?.verdict === 'returned',
  };
}
