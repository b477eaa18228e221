import { z } from 'zod';
import { isPhoneNumber } from '../identity/phone-number.ts';
import { RecordActions } from '../platform/record-actions.ts';
import { applicantTypes } from '../platform/roles.ts';
import { sensitive } from '../sensitive/sensitive.ts';

const name = z.string().trim().max(80);
const line = z.string().trim().min(1).max(120);

// The server masks passport numbers except for the last three characters.
export const Applicant = z.object({
  applicantUid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: sensitive('phone', z.string()).nullable(),
  birthDate: sensitive('birthDate', z.iso.date()).nullable(),
  street: sensitive('address', z.string()).nullable(), // where they live
  city: sensitive('address', z.string()).nullable(),
  postcode: sensitive('address', z.string()).nullable(),
  passportMasked: z.string().nullable(),
  type: z.enum(applicantTypes),
  agentId: z.uuid().nullable(),
  agentName: z.string().nullable(),
  addedBy: z.uuid().nullable(), // the applicant who added this traveller
  hasAccount: z.boolean(),
  applications: z.number().int(),
  samePassport: z.number().int(), // other applicants of the agency with the same passport number
  isOnHold: z.boolean(), // a legal hold is in force; for roles that may erase
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  can: RecordActions,
});
export type Applicant = z.infer<typeof Applicant>;

// A row of an exported list: what its columns show, and no more.
export const ExportedApplicant = Applicant.pick({
  applicantUid: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  passportMasked: true,
  type: true,
  agentName: true,
  hasAccount: true,
  applications: true,
  createdAt: true,
});
export type ExportedApplicant = z.infer<typeof ExportedApplicant>;

const passportNumber = z
  .string()
  .trim()
  .regex(/^(?=.*\d)[A-Za-z0-9]{5,12}$/, 'letters and digits only, at least one digit');

const phoneNumber = z.string().trim().max(30).refine(isPhoneNumber, 'not a phone number');

const facts = {
  firstName: name.min(1),
  lastName: name.default(''), // many Indian passports have no surname
  email: z.email().max(254).toLowerCase().nullable().default(null),
  phone: phoneNumber.nullable().default(null),
  birthDate: z.iso.date().nullable().default(null),
  passportNumber: passportNumber.nullable().default(null),
};
export const NewApplicant = z.strictObject({ ...facts, agentId: z.uuid().optional() });
export type NewApplicant = z.infer<typeof NewApplicant>;

// Absent values stay unchanged; null clears them.
export const ApplicantEdit = z.strictObject({
  firstName: name.min(1).optional(),
  lastName: name.optional(),
  email: z.email().max(254).toLowerCase().nullable().optional(),
  phone: phoneNumber.nullable().optional(),
  birthDate: z.iso.date().nullable().optional(),
  passportNumber: passportNumber.nullable().optional(),
  street: line.nullable().optional(),
  city: line.nullable().optional(),
  postcode: line.max(20).nullable().optional(),
  version: z.number().int().optional(),
});

export const importLimit = 500;
export const importColumns = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'passportNumber'] as const;
// A row as in the file; the server validates each separately.
export const ImportRow = z.strictObject(
  Object.fromEntries(importColumns.map((column) => [column, z.string().max(200).optional()])) as Record<
    (typeof importColumns)[number],
    z.ZodOptional<z.ZodString>
  >,
);
const importOutcomes = ['new', 'duplicate', 'invalid', 'created'] as const;
export const ImportReport = z.object({
  rows: z.array(
    z.object({
      row: z.number().int(), // 1-based row number without the header
      outcome: z.enum(importOutcomes),
      problems: z.array(z.object({ column: z.string(), message: z.string() })),
      applicantUid: z.uuid().nullable(), // the created applicant, or the existing one it duplicates
    }),
  ),
  created: z.number().int(),
});
export type ImportReport = z.infer<typeof ImportReport>;
