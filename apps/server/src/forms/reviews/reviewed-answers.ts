import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

// The answers of one section by field.
export type SectionAnswers = Readonly<Record<string, AnswerValue>>;

const purpose = (applicationUid: string, section: string) => `review/${applicationUid}/${section}`;

export const sealSectionAnswers = (
  key: ApplicantKey,
  applicationUid: string,
  section: string,
  answers: SectionAnswers,
): Buffer => key.sealFor(purpose(applicationUid, section), JSON.stringify(answers));

export const openSectionAnswers = (
  key: ApplicantKey,
  applicationUid: string,
  section: string,
  sealed: Buffer,
): SectionAnswers => JSON.parse(key.openFor(purpose(applicationUid, section), sealed)) as SectionAnswers;
