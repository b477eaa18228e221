import { z } from 'zod';
import { Can } from './application.ts';
import { applicantTypes } from './roles.ts';

const name = z.string().trim().max(80);
const line = z.string().trim().min(1).max(120);

// A passport number leaves the server masked but for its last three characters.
export const Applicant = z.object({
  applicantUid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  street: z.string().nullable(), // where they live
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  passportMasked: z.string().nullable(),
  type: z.enum(applicantTypes),
  agentId: z.uuid().nullable(),
  agentName: z.string().nullable(),
  addedBy: z.uuid().nullable(), // the applicant who added this traveller
  hasAccount: z.boolean(),
  applications: z.number().int(),
  samePassport: z.number().int(), // how many others of the agency gave the same passport number
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  can: Can,
});
export type Applicant = z.infer<typeof Applicant>;

export const passportNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{5,12}$/, 'letters and digits only');

const facts = {
  firstName: name.min(1),
  lastName: name.default(''), // many Indian passports carry no surname
  email: z.email().max(254).toLowerCase().nullable().default(null),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{6,20}$/)
    .nullable()
    .default(null),
  birthDate: z.iso.date().nullable().default(null),
  passportNumber: passportNumber.nullable().default(null),
};
export const NewApplicant = z.strictObject({ ...facts, agentId: z.uuid().optional() });
export type NewApplicant = z.infer<typeof NewApplicant>;

// Absent keeps what is there; null clears it.
export const ApplicantEdit = z.strictObject({
  firstName: name.min(1).optional(),
  lastName: name.optional(),
  email: z.email().max(254).toLowerCase().nullable().optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{6,20}$/)
    .nullable()
    .optional(),
  birthDate: z.iso.date().nullable().optional(),
  passportNumber: passportNumber.nullable().optional(),
  street: line.nullable().optional(),
  city: line.nullable().optional(),
  postcode: line.max(20).nullable().optional(),
  version: z.number().int().optional(),
});

export const importLimit = 500;
export const importColumns = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'passportNumber'] as const;
// A row as it stood in the file; the server judges each by itself.
export const ImportRow = z.strictObject(
  Object.fromEntries(importColumns.map((column) => [column, z.string().max(200).optional()])) as Record<
    (typeof importColumns)[number],
    z.ZodOptional<z.ZodString>
  >,
);
export const importOutcomes = ['new', 'duplicate', 'invalid', 'created'] as const;
export const ImportReport = z.object({
  rows: z.array(
    z.object({
      row: z.number().int(), // as counted from 1 in the file, without its heading
      outcome: z.enum(importOutcomes),
      problems: z.array(z.object({ column: z.string(), message: z.string() })),
      applicantUid: z.uuid().nullable(), // the one created, or the one it doubles
    }),
  ),
  created: z.number().int(),
});
export type ImportReport = z.infer<typeof ImportReport>;
