import { z } from 'zod';
import { Application } from '../applications/application.ts';
import { Findings } from '../forms/finding.ts';
import { FormVisitors } from '../forms/form-visitors.ts';
import { ReviewRound } from '../forms/review-round.ts';
import { AnswerValue, FieldAnswer, FieldHistory, fieldId, FormState, AnswerSource } from '../forms/form-state.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const ofApplication = z.strictObject({ applicationUid: uid });
const closed = ['application.notEditable', 'application.sectionClosed'] as const;

export const formOperations = {
  getForm: operation({
    ...addresses.getForm,
    summary:
      "An application's form: its answers, what the documents propose with their sources, and which version it keeps",
    access: 'application.read',
    whose: 'reply.applicantUid',
    query: ofApplication,
    reply: FormState,
    errors: ['application.noForm'],
  }),
  saveAnswers: operation({
    ...addresses.saveAnswers,
    summary:
      'Confirm, write or take out answers; each names the version its editor saw, and a newer one refuses all with both values',
    access: 'application.edit',
    whose: 'body.applicationUid',
    body: z.strictObject({
      applicationUid: uid,
      answers: z
        .array(
          z.strictObject({
            field: fieldId,
            value: AnswerValue.nullable(), // null removes the answer
            basis: z.number().int().min(0), // FieldAnswer.version, or 0 if there was no answer
            act: z.enum(['confirmed', 'edited']),
            source: AnswerSource.nullish(), // of the chosen proposal
          }),
        )
        .min(1)
        .max(300),
    }),
    reply: z.object({
      answers: z.record(fieldId, FieldAnswer.nullable()),
      savedAt: z.iso.datetime(),
      version: z.number().int(), // version of the application, for the declaration
    }),
    errors: [...closed, 'application.noForm', 'answer.conflict', 'answer.invalid', 'answer.hidden'],
    isOnce: true,
  }),
  reviewRound: operation({
    ...addresses.reviewRound,
    summary: 'The sections a review has to decide: last decision, reply, and answers before and after',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: ofApplication,
    reply: ReviewRound,
  }),
  answerHistory: operation({
    ...addresses.answerHistory,
    summary: 'Who wrote or confirmed what in one field, latest first',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid, field: fieldId }),
    reply: z.object({ acts: FieldHistory }),
  }),
  acceptDeclaration: operation({
    ...addresses.acceptDeclaration,
    summary:
      'Accept the declaration: every required answer is valid and nothing blocks; what stands there is kept as declared',
    access: 'application.edit',
    body: z.strictObject({ applicationUid: uid, version: z.number().int().optional(), accepted: z.literal(true) }),
    reply: Application,
    errors: [
      'application.versionStale',
      'application.notEditable',
      'application.noForm',
      'application.answersMissing',
      'application.findingsBlock',
    ],
    isOnce: true,
  }),
  moveToNewerForm: operation({
    ...addresses.moveToNewerForm,
    summary: 'Take the newer version of the form; answers whose field is gone are kept in the history only',
    access: 'application.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicationUid: uid, formVersion: z.number().int() }),
    reply: FormState,
    errors: ['application.notEditable', 'application.versionStale', 'application.noForm'],
    isOnce: true,
  }),
  visitForm: operation({
    ...addresses.visitForm,
    summary:
      'Report that a page has the form open and which field it edits; returns who else has it open and which fields they hold',
    access: 'application.read',
    body: z.strictObject({
      applicationUid: uid,
      visitUid: uid, // one open page, named by the browser
      field: fieldId.nullable(), // the one that has focus
      act: z.enum(['stay', 'edit', 'leave']), // edit: the field was changed since the last report
    }),
    reply: FormVisitors,
    errors: ['quota.tooMany'],
  }),
  getFindings: operation({
    ...addresses.getFindings,
    summary: 'What contradicts or is missing, with the evidence of both sides and what to do',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: ofApplication,
    reply: Findings,
    errors: ['application.noForm'],
  }),
  acceptFinding: operation({
    ...addresses.acceptFinding,
    summary: 'Go on in spite of a finding, for a reason that is kept; an empty reason takes it back',
    access: 'finding.accept',
    whose: 'body.applicationUid',
    body: z.strictObject({
      applicationUid: uid,
      key: z.string().min(1).max(200),
      reason: z.string().trim().max(1_000),
    }),
    reply: Findings,
    errors: ['application.notEditable', 'finding.unknown', 'finding.cannotAccept'],
    isOnce: true,
  }),
};
