import { z } from 'zod';
import { hexColor } from '../platform/realm.ts';

const line = z.string().trim().max(200);

const rules = {
  requireApproval: z.boolean(), // no package is final without a reviewer's approval
  selfSignUp: z.boolean(), // direct travellers may create their own account
  secondFactorForStaff: z.boolean(), // admins, distributors, agencies and reviewers sign in with an authenticator app as well
  phoneForAgencyTravellers: z.boolean(), // an agency's travellers get the layout of direct ones, which fits a phone
  urgentDays: z.number().int().min(1).max(60), // to the lodge-by date: red
  soonDays: z.number().int().min(1).max(120), // amber
};
const retention = {
  deletedDays: z.number().int().min(1).max(3_650), // deleted applications
  finishedMonths: z.number().int().min(1).max(120), // submitted ones, after travel
  documentsDays: z.number().int().min(1).max(3_650), // documents of a traveller without an application, after the last activity
  travellersMonths: z.number().int().min(1).max(120), // the traveller and their account, likewise
};

// Rules of a realm that its admins set. Absent values mean these defaults.
export const RealmRules = z.strictObject({
  requireApproval: rules.requireApproval.default(false),
  selfSignUp: rules.selfSignUp.default(false),
  secondFactorForStaff: rules.secondFactorForStaff.default(false),
  phoneForAgencyTravellers: rules.phoneForAgencyTravellers.default(false),
  urgentDays: rules.urgentDays.default(10),
  soonDays: rules.soonDays.default(21),
  retention: z
    .strictObject({
      deletedDays: retention.deletedDays.default(30),
      finishedMonths: retention.finishedMonths.default(24),
      documentsDays: retention.documentsDays.default(365),
      travellersMonths: retention.travellersMonths.default(36),
    })
    .prefault({}),
});
export type RealmRules = z.infer<typeof RealmRules>;

// No defaults here: rules that are not sent stay unchanged.
const RealmRulesEdit = z.strictObject({ ...rules, retention: z.strictObject(retention).partial() }).partial();

export const RealmSettings = z.object({
  displayName: z.string(),
  brandColor: hexColor.nullable(),
  brandLogoImage: z.string().nullable(), // base64 png
  brandFavicon: z.string().nullable(),
  support: z.object({ phone: z.string(), email: z.string(), hours: z.string(), footer: z.string() }),
  rules: RealmRules,
  domains: z.array(
    z.object({
      host: z.string(),
      isActive: z.boolean(),
      record: z.string().nullable(), // the TXT record that proves ownership, until it is verified
    }),
  ),
});
export type RealmSettings = z.infer<typeof RealmSettings>;

// Sections are saved separately; absent values stay unchanged.
const image = z.string().max(400_000).nullable(); // base64, PNG, JPEG or WebP; stored re-encoded as PNG
export const RealmSettingsEdit = z.strictObject({
  displayName: line.min(1).optional(),
  brandColor: hexColor.nullable().optional(),
  brandLogoImage: image.optional(),
  brandFavicon: image.optional(),
  support: z.strictObject({ phone: line, email: z.email().or(z.literal('')), hours: line, footer: line }).optional(),
  rules: RealmRulesEdit.optional(),
});
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);
