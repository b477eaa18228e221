import { z } from 'zod';
import { AnswerValue, fieldId } from '../forms/form-state.ts';
import { sensitive } from '../sensitive/sensitive.ts';
import { SignedPack } from './pack.ts';

// An application the connected person may fill in online. Names are plain, as in lists.
export const FillableApplication = z.object({
  applicationUid: z.uuid(),
  applicantName: z.string(),
  destination: z.string(), // id of the destination
  visaType: z.string(),
  fromDate: z.string(), // ISO
  toDate: z.string(),
  status: z.string(),
  declaredAt: z.iso.datetime().nullable(),
  openReceipt: z.boolean(), // a visit was started and the online form is not completed
});
export type FillableApplication = z.infer<typeof FillableApplication>;

export const FillFile = z.object({
  file: z.enum(['photo', 'passportPage']),
  name: sensitive('fileName', z.string()),
  mediaType: z.string(),
  bytes: z.number().int(),
});
export type FillFile = z.infer<typeof FillFile>;

// What may be typed: declared answers only, and of these only the ones the pack asks for.
export const FillData = z.object({
  applicationUid: z.uuid(),
  applicantUid: z.uuid(),
  applicantName: z.string(),
  formVersion: z.number().int(),
  declaredAt: z.iso.datetime(),
  approvedBy: z.string().nullable(), // reviewer
  submitsInPerson: z.boolean(), // the destination has no online form, only a form to be printed or sent ahead
  pack: SignedPack, // pinned to the application once it was used
  answers: z.record(fieldId, AnswerValue),
  labels: z.record(fieldId, z.string()), // of our questions, for the panel
  files: z.array(FillFile),
});
export type FillData = z.infer<typeof FillData>;
