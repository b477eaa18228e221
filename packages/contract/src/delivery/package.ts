import { z } from 'zod';
import { documentCategories } from '../documents/document-facts.ts';
import { ReceiptCounts } from '../extension/receipt.ts';
import { sensitive } from '../sensitive/sensitive.ts';

// waiting: queued. building: taken by a worker. failed: after all retries; it can be requested again.
const packageStates = ['waiting', 'building', 'ready', 'failed'] as const;
export type PackageState = (typeof packageStates)[number];

export const packageStages = ['collecting', 'documents', 'form', 'photo', 'sealing'] as const;

// Why no package can be built now. approval: the realm requires a reviewer's approval first.
const packageBars = ['notDeclared', 'approval', 'documentsBusy'] as const;
export type PackageBar = (typeof packageBars)[number];

export const PackageFile = z.object({
  name: z.string(), // 02-passport.pdf
  title: z.string(), // the checklist title, or the name of a generated sheet
  category: z.enum(documentCategories).nullable(), // null for generated sheets
  mediaType: z.string(),
  bytes: z.number().int(),
  pages: z.number().int().nullable(), // null if not a PDF
  sha256: z.string().length(64),
  note: z.string().nullable(), // 35 × 45 mm; compressed to the portal's limit
});
export type PackageFile = z.infer<typeof PackageFile>;

// schengen: the harmonised form, filled in. official: an authority's own PDF, filled in. copy: our sheet of answers, because no official
// form is available.
const packageForms = ['schengen', 'official', 'copy'] as const;
export type PackageForm = (typeof packageForms)[number];

export const ApplicationPackage = z.object({
  packageUid: z.uuid(),
  applicationUid: z.uuid(),
  state: z.enum(packageStates),
  progress: z.object({ stage: z.enum(packageStages), done: z.number().int(), of: z.number().int() }).nullable(),
  packageId: z.string().length(64).nullable(), // keyed hash of its canonical inputs and tools; null until it is built
  fileName: sensitive('fileName', z.string()).nullable(),
  bytes: z.number().int().nullable(),
  form: z.enum(packageForms).nullable(), // what 01-form.pdf is; null until it is built
  files: z.array(PackageFile), // in the order of the archive, manifest last
  askedAt: z.iso.datetime(),
  askedByName: z.string().nullable(),
  builtAt: z.iso.datetime().nullable(),
  outdatedAt: z.iso.datetime().nullable(), // set when one of its inputs has changed
});
export type ApplicationPackage = z.infer<typeof ApplicationPackage>;

// What the browser extension filled in for this application, counted.
export const PackageReceipt = z.object({
  receiptUid: z.uuid(),
  receivedAt: z.iso.datetime(),
  portal: z.string(),
  counts: ReceiptCounts,
});
export type PackageReceipt = z.infer<typeof PackageReceipt>;

export const PackageView = z.object({
  current: ApplicationPackage.nullable(), // the newest
  earlier: z.array(ApplicationPackage), // newest first
  bar: z.enum(packageBars).nullable(),
  receipt: PackageReceipt.optional(), // of the newest visit to the online form
});
export type PackageView = z.infer<typeof PackageView>;
