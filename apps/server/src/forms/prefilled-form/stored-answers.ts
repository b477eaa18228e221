import type { AnswerAct, AnswerValue, AnswerSource } from '@visawright/contract/forms/form-state.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

// The current answer of a field and who gave it. A removed answer keeps its version number, so the next answer always gets a higher one.
export interface StoredAnswer {
  readonly value: AnswerValue | null; // null: removed
  readonly act: AnswerAct;
  readonly version: number;
  readonly was: AnswerValue | null;
  readonly source: AnswerSource | null;
  readonly by: string; // the person
  readonly at: string;
}
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

const purpose = (applicationUid: string) => `answers/${applicationUid}`;

export const sealAnswers = (key: ApplicantKey, applicationUid: string, answers: StoredAnswers): Buffer =>
  key.sealFor(purpose(applicationUid), JSON.stringify(answers));

export const openAnswers = (key: ApplicantKey, applicationUid: string, sealed: Buffer | null): StoredAnswers =>
  sealed === null ? {} : (JSON.parse(key.openFor(purpose(applicationUid), sealed)) as StoredAnswers);

// An empty field has version 0 for clients, whatever it held before.
export const visibleVersion = (answer: StoredAnswer | undefined): number =>
  answer && answer.value !== null ? answer.version : 0;

export const answerValues = (answers: StoredAnswers): Record<string, AnswerValue> =>
  Object.fromEntries(Object.entries(answers).flatMap(([field, { value }]) => (value === null ? [] : [[field, value]])));

// One entry of the answer history, encrypted for its own position.
export type AnswerActBody = Pick<StoredAnswer, 'value' | 'was' | 'source'>;
const actPurpose = (applicationUid: string, actNo: number) => `answer/${applicationUid}/${actNo}`;

export const sealAnswerAct = (key: ApplicantKey, applicationUid: string, actNo: number, body: AnswerActBody): Buffer =>
  key.sealFor(actPurpose(applicationUid, actNo), JSON.stringify(body));

export const openAnswerAct = (
  key: ApplicantKey,
  applicationUid: string,
  actNo: number,
  sealed: Buffer,
): AnswerActBody => JSON.parse(key.openFor(actPurpose(applicationUid, actNo), sealed)) as AnswerActBody;
