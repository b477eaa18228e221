import { z } from 'zod';
import {
  Applicant,
  ApplicantEdit,
  ExportedApplicant,
  importLimit,
  ImportReport,
  ImportRow,
  NewApplicant,
} from '../applications/applicant.ts';
import { VisaDetails } from '../applications/application.ts';
import { exportOf, exportQuery, listQuery, pageOf } from '../platform/list.ts';
import { sensitive } from '../sensitive/sensitive.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const filters = {
  type: z.enum(['D2C', 'B2B']).optional(),
  agent: z.union([uid, z.literal('none')]).optional(),
  account: z.enum(['yes', 'no']).optional(),
  sort: z.enum(['created', '-created']).optional(),
};

export const applicantOperations = {
  listApplicants: operation({
    ...addresses.listApplicants,
    summary:
      'Applicants the caller may see, newest first; a search that looks like a passport number finds by it exactly',
    access: 'applicant.manage',
    scope: 'applicants.read',
    whose: 'reply.items.applicantUid',
    query: z.strictObject({ ...listQuery, ...filters }),
    reply: pageOf(Applicant),
    errors: ['quota.tooMany'],
  }),
  exportApplicants: operation({
    ...addresses.exportApplicants,
    summary: 'The list of applicants for a file, at most 10,000 rows; an entry of the audit trail',
    access: 'applicant.manage',
    whose: 'reply.items.applicantUid',
    needsRecentSignIn: true,
    body: z.strictObject({ ...exportQuery, ...filters }),
    reply: exportOf(ExportedApplicant),
    errors: ['quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  getApplicant: operation({
    ...addresses.getApplicant,
    summary: 'One applicant',
    access: 'applicant.manage',
    scope: 'applicants.read',
    whose: 'reply.applicantUid',
    query: z.strictObject({ applicantUid: uid }),
    reply: Applicant,
  }),
  passportNumber: operation({
    ...addresses.passportNumber,
    summary: "An applicant's passport number in full; each time is recorded and counted",
    access: 'applicant.manage',
    whose: 'query.applicantUid',
    query: z.strictObject({ applicantUid: uid }),
    reply: z.object({ passportNumber: sensitive('passportNumber', z.string()).nullable() }),
    errors: ['quota.sensitiveReads'],
  }),
  createApplicant: operation({
    ...addresses.createApplicant,
    summary: 'Add an applicant; an applicant adds a fellow traveller',
    access: 'applicant.manage',
    scope: 'applicants.write',
    whose: 'reply.applicantUid',
    body: NewApplicant,
    reply: Applicant,
    isOnce: true,
  }),
  updateApplicant: operation({
    ...addresses.updateApplicant,
    summary: "Change an applicant's facts",
    access: 'applicant.manage',
    scope: 'applicants.write',
    whose: 'reply.applicantUid',
    query: z.strictObject({ applicantUid: uid }),
    body: ApplicantEdit,
    reply: Applicant,
    errors: ['record.versionStale'],
    isOnce: true,
  }),
  createStartLink: operation({
    ...addresses.createStartLink,
    summary: 'A full #/get-visa link with an intake key, to copy or to send by mail',
    access: 'applicant.sendStartLink',
    body: z.strictObject({
      applicantUid: uid,
      visaDetails: VisaDetails.strict(),
      send: z.enum(['copy', 'mail']),
      hasPremiumCheck: z.boolean().optional(),
    }),
    reply: z.object({ link: z.string(), expiresAt: z.iso.datetime(), mailedTo: z.string().nullable() }),
    errors: ['quota.tooMany'],
    isOnce: true,
  }),
  sendChecklistMessage: operation({
    ...addresses.sendChecklistMessage,
    summary:
      'Send a traveller a message with the shared checklist of the application, by email or as a link to pass on; ' +
      'the page shows it without an account, for 30 days',
    access: 'applicant.message',
    body: z.strictObject({
      applicationUid: uid,
      text: z.string().trim().min(1).max(1_000),
      language: z.enum(['en', 'hi']),
      send: z.enum(['copy', 'mail']),
    }),
    reply: z.object({ link: z.string(), mailedTo: z.string().nullable() }),
    errors: ['checklist.none', 'quota.tooMany'],
    isOnce: true,
  }),
  importApplicants: operation({
    ...addresses.importApplicants,
    summary: 'Judge the rows of a file, and create those that are new when asked to',
    access: 'applicant.manage',
    body: z.strictObject({ rows: z.array(ImportRow).min(1).max(importLimit), commit: z.boolean() }),
    reply: ImportReport,
    isOnce: true,
  }),
};
