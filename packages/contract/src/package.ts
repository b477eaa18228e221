import { z } from 'zod';
import { documentCategories } from './document.ts';

// waiting: in the queue. building: a worker has it. failed: after its retries; it can be asked for again.
export const packageStates = ['waiting', 'building', 'ready', 'failed'] as const;
export type PackageState = (typeof packageStates)[number];

export const packageStages = ['collecting', 'papers', 'form', 'photo', 'sealing'] as const;

// Why no package can be built now. approval: the realm asks for a reviewer's word first.
export const packageBars = ['notDeclared', 'approval', 'papersBusy'] as const;
export type PackageBar = (typeof packageBars)[number];

export const PackageFile = z.object({
  name: z.string(), // 02-passport.pdf
  title: z.string(), // the checklist's own words; of our sheets, what they are
  category: z.enum(documentCategories).nullable(), // null: a sheet of ours
  mediaType: z.string(),
  bytes: z.number().int(),
  pages: z.number().int().nullable(), // null: not a PDF
  sha256: z.string().length(64),
  note: z.string().nullable(), // 35 × 45 mm; compressed to the portal's limit
});
export type PackageFile = z.infer<typeof PackageFile>;

export const ApplicationPackage = z.object({
  packageUid: z.uuid(),
  applicationUid: z.uuid(),
  state: z.enum(packageStates),
  progress: z.object({ stage: z.enum(packageStages), done: z.number().int(), of: z.number().int() }).nullable(),
  packageId: z.string().length(64).nullable(), // SHA-256 of its canonical inputs and tools; null until it is built
  fileName: z.string().nullable(),
  bytes: z.number().int().nullable(),
  files: z.array(PackageFile), // in the order of the archive, manifest last
  askedAt: z.iso.datetime(),
  askedByName: z.string().nullable(),
  builtAt: z.iso.datetime().nullable(),
  outdatedAt: z.iso.datetime().nullable(), // something it was made of changed since
});
export type ApplicationPackage = z.infer<typeof ApplicationPackage>;

export const PackageView = z.object({
  current: ApplicationPackage.nullable(), // the newest
  earlier: z.array(ApplicationPackage), // newest first
  bar: z.enum(packageBars).nullable(),
});
export type PackageView = z.infer<typeof PackageView>;
