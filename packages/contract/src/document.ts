import { z } from 'zod';

export const documentCategories = [
  'Passport',
  'Proof of Funds',
  'Insurance',
  'Proof of Travel',
  'Letter',
  'Proof of Employment',
  'Photo',
  'Other',
  'National ID',
  'Proof of Status',
  'Proof of Relationship',
  'Proof of Marital Status',
  'Proof of Address',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];

// A document's life. `rejected` carries a reason a person understands; `failed` is kept for a look after its retries.
export const documentStages = [
  'uploaded',
  'scanned',
  'rendered',
  'read',
  'classified',
  'extracted',
  'checked',
] as const;
export const documentStates = [...documentStages, 'rejected', 'failed'] as const;
export type DocumentStage = (typeof documentStages)[number];
export type DocumentState = (typeof documentStates)[number];
export const isSettled = (state: DocumentState): boolean => ['checked', 'rejected', 'failed'].includes(state);

export const rejectionReasons = [
  'infected',
  'notWhatItSays', // the bytes are of another kind than the name, or of none we take
  'activeContent', // a PDF that runs or carries something
  'damaged',
  'tooManyPages',
  'tooManyPixels',
  'passwordNeeded', // remedied by unlock-doc
  'tooSlow',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const retakeCauses = ['blur', 'glare', 'cutEdge', 'tooSmall', 'tooDark', 'noMrz', 'unreadable'] as const;
export type RetakeCause = (typeof retakeCauses)[number];

// accept: check digits or two independent readings agree; confirm: a person looks at the crop; retake: the picture is the problem.
export const readOutcomes = ['accept', 'confirm', 'retake'] as const;
export type ReadOutcome = (typeof readOutcomes)[number];

const share = z.number().min(-0.5).max(1.5);
export const Polygon = z.array(z.tuple([share, share])).min(3).max(8); // 0..1 of the upright original page
export type Polygon = z.infer<typeof Polygon>;

// One value and where it comes from. What a person wrote keeps what was read beside it.
export const DocumentValue = z.object({
  field: z.string(),
  value: z.string(),
  raw: z.string(),
  outcome: z.enum(readOutcomes),
  confidence: z.number().min(0).max(1),
  pageUid: z.string(),
  pageIndex: z.number().int(), // where that page stands in this document now; -1: it was taken out
  polygon: Polygon,
  readValue: z.string(), // before a person changed it
  actedBy: z.string().nullable(), // name of who confirmed or changed it
  actedAt: z.string().nullable(),
  engine: z.string(),
});
export type DocumentValue = z.infer<typeof DocumentValue>;

// Pages never change; a document is a list of these. Operations apply in their order, shares are of the picture before them.
export const PageOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('rotate'), degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) }),
  z.strictObject({
    op: z.literal('crop'),
    left: z.number().min(0).max(0.95),
    top: z.number().min(0).max(0.95),
    width: z.number().min(0.05).max(1),
    height: z.number().min(0.05).max(1),
  }),
]);
export type PageOperation = z.infer<typeof PageOperation>;
export const DocumentPage = z.object({
  pageUid: z.string(),
  pageIndex: z.number().int(),
  width: z.number().int(), // of the upright original, in pixels
  height: z.number().int(),
  operations: z.array(PageOperation),
  imageUrl: z.string(), // through the API, for this session, five minutes
  thumbnailUrl: z.string(),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

export const ProcessedPassport = z.object({ isVerifiedByAgent: z.boolean(), isPrimaryRecommended: z.boolean() });

export const Document = z.object({
  docId: z.string(),
  applicantUid: z.string(),
  fileName: z.string(),
  docFields: z.record(z.string(), z.unknown()), // field → value as it stands now
  category: z.enum(documentCategories),
  categoryOutcome: z.enum(['accept', 'confirm']),
  kind: z.string().nullable(),
  processedFieldsByCategory: z.record(z.string(), z.array(ProcessedPassport.partial().loose())),
  state: z.enum(documentStates),
  reason: z.enum(rejectionReasons).nullable(),
  retake: z.array(z.enum(retakeCauses)),
  toConfirm: z.number().int(), // values a person should look at
  pages: z.number().int(),
  isPrimary: z.boolean(),
  isVerifiedByAgent: z.boolean(),
  thumbnailUrl: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  can: z.array(z.string()), // document.edit, document.verify
});
export type Document = z.infer<typeof Document>;

export const DocumentData = z.object({
  fileName: z.string(),
  category: z.enum(documentCategories),
  kind: z.string().nullable(),
  state: z.enum(documentStates),
  mrz: z.tuple([z.string(), z.string()]).nullable(),
  values: z.array(DocumentValue),
  retake: z.array(z.enum(retakeCauses)),
  pages: z.array(DocumentPage), // empty when page details were not asked for
  version: z.number().int(),
});
export const ExtractedDocument = z.object({ _id: z.string(), documentData: DocumentData });
export type ExtractedDocument = z.infer<typeof ExtractedDocument>;

export const UploadedFile = z.object({
  uploadUid: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  uploadedByName: z.string().nullable(),
  createdAt: z.string(),
  docIds: z.array(z.string()),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

// What one upload came to: a document for each file taken, a sentence for each that was not.
export const RefusedFile = z.object({
  fileName: z.string(),
  code: z.string(),
  message: z.string(),
  docId: z.string().nullable(), // the same content is already here as this document
});
export const ProcessedUpload = z.object({ documents: z.array(Document), refused: z.array(RefusedFile) });
export type ProcessedUpload = z.infer<typeof ProcessedUpload>;

export const DocumentView = z.object({
  viewUid: z.string(),
  at: z.string(),
  docId: z.string(),
  fileName: z.string(),
  viewedByName: z.string(),
  role: z.string(),
  purpose: z.enum(['page', 'thumbnail', 'original', 'values', 'download']),
});
export type DocumentView = z.infer<typeof DocumentView>;

// The words somebody agreed to are kept with the agreement; a new wording is a new version.
export const consentPurposes = ['readDocuments'] as const;
export const consentVersion = 1;
export const Consent = z.object({
  purpose: z.enum(consentPurposes),
  version: z.number().int(),
  language: z.enum(['en', 'hi']),
  text: z.string(),
  givenByName: z.string(),
  at: z.string(),
});
export type Consent = z.infer<typeof Consent>;

export const uploadLimits = {
  fileBytes: 25 * 1024 * 1024,
  pages: 300,
  pixels: 50e6, // a picture; a phone's 48 megapixels fit
  waitSeconds: 25, // process-docs answers with the state then
  applicant: { files: 30, bytesAnHour: 300 * 1024 * 1024 },
  staff: { files: 300, bytesAnHour: 5 * 1024 * 1024 * 1024 },
} as const;
export const uploadMediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadMediaType = (typeof uploadMediaTypes)[number];
