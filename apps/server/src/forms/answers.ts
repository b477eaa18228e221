import type { AnswerAct, AnswerValue, Source } from '@visawright/contract/form-state.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';

// What stands in a field, and by whose act. One that was taken out keeps its number, so that what comes next is newer than all before.
export interface StoredAnswer {
  readonly value: AnswerValue | null; // null: taken out
  readonly act: AnswerAct;
  readonly version: number;
  readonly was: AnswerValue | null;
  readonly source: Source | null;
  readonly by: string; // the person
  readonly at: string;
}
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

const purpose = (applicationUid: string) => `answers/${applicationUid}`;

export const sealAnswers = (key: ApplicantKey, applicationUid: string, answers: StoredAnswers): Buffer =>
  key.sealFor(purpose(applicationUid), JSON.stringify(answers));

export const openAnswers = (key: ApplicantKey, applicationUid: string, sealed: Buffer | null): StoredAnswers =>
  sealed === null ? {} : (JSON.parse(key.openFor(purpose(applicationUid), sealed)) as StoredAnswers);

// What an editor sees of a field that holds nothing is 0, whatever it held before.
export const seenVersion = (answer: StoredAnswer | undefined): number =>
  answer && answer.value !== null ? answer.version : 0;

export const valuesOf = (answers: StoredAnswers): Record<string, AnswerValue> =>
  Object.fromEntries(Object.entries(answers).flatMap(([field, { value }]) => (value === null ? [] : [[field, value]])));

// One act in the history, sealed for its own place there.
export type ActBody = Pick<StoredAnswer, 'value' | 'was' | 'source'>;
const actPurpose = (applicationUid: string, actNo: number) => `answer/${applicationUid}/${actNo}`;

export const sealAct = (key: ApplicantKey, applicationUid: string, actNo: number, body: ActBody): Buffer =>
  key.sealFor(actPurpose(applicationUid, actNo), JSON.stringify(body));

export const openAct = (key: ApplicantKey, applicationUid: string, actNo: number, sealed: Buffer): ActBody =>
  JSON.parse(key.openFor(actPurpose(applicationUid, actNo), sealed)) as ActBody;
