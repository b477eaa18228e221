import { z } from 'zod';
import {
  agencyConsent,
  belongings,
  consentPurposes,
  documentCategories,
  documentStates,
  nameFields,
  ownerQuestions,
  readOutcomes,
  rejectionReasons,
  retakeCauses,
} from './document-facts.ts';
import { isConvex } from './page-geometry.ts';
import { sensitive } from '../sensitive/sensitive.ts';

const share = z.number().min(-0.5).max(1.5);
export const Polygon = z
  .array(z.tuple([share, share]))
  .min(3)
  .max(8); // relative to the upright original page, 0 to 1
export type Polygon = z.infer<typeof Polygon>;

// One value and its source. A value changed by a person keeps the value that was read.
export const DocumentValue = z.object({
  field: z.string(),
  value: sensitive('documentValues', z.string()),
  raw: sensitive('documentValues', z.string()),
  outcome: z.enum(readOutcomes),
  confidence: z.number().min(0).max(1),
  pageUid: z.string(),
  pageIndex: z.number().int(), // current index of the page in this document; -1 if it was removed
  polygon: Polygon,
  readValue: sensitive('documentValues', z.string()), // before a person changed it
  actedBy: z.string().nullable(), // name of who confirmed or changed it
  actedAt: z.string().nullable(),
  engine: z.string(),
  // agreed: another document of the traveller states the same. spacing: another has the same letters in other words.
  // repeated: it is asked in another document.
  comparison: z.object({ is: z.enum(['agreed', 'spacing', 'repeated']), docId: z.string() }).optional(),
});
export type DocumentValue = z.infer<typeof DocumentValue>;

// Tabular values: transactions, legs, days, members. A row has only the columns that were found.
const DocumentCell = DocumentValue.pick({
  value: true,
  raw: true,
  outcome: true,
  confidence: true,
  pageUid: true,
  pageIndex: true,
  polygon: true,
});
type DocumentCell = z.infer<typeof DocumentCell>;
export const DocumentTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), DocumentCell)),
});
export type DocumentTable = z.infer<typeof DocumentTable>;

const corner = z.tuple([z.number().min(-0.2).max(1.2), z.number().min(-0.2).max(1.2)]);

// Pages never change; a document is a list of them. Operations apply in order; coordinates are relative to the picture before each one.
export const PageOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('rotate'), degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) }),
  z.strictObject({
    op: z.literal('crop'),
    left: z.number().min(0).max(0.95),
    top: z.number().min(0).max(0.95),
    width: z.number().min(0.05).max(1),
    height: z.number().min(0.05).max(1),
  }),
  // The part between four corners becomes the picture: from the upper left one clockwise.
  z.strictObject({ op: z.literal('perspective'), corners: z.tuple([corner, corner, corner, corner]).refine(isConvex) }),
  // Clockwise around the middle; the picture stays as large as it is, and what turns out of it is not shown.
  z.strictObject({
    op: z.literal('straighten'),
    degrees: z.number().min(-45).max(45),
    ratio: z.number().min(0.02).max(50), // height : width of the picture before
  }),
  z.strictObject({
    op: z.literal('light'),
    brightness: z.number().int().min(-80).max(80), // per cent
    contrast: z.number().int().min(-80).max(80),
  }),
]);
export type PageOperation = z.infer<typeof PageOperation>;
export const DocumentPage = z.object({
  pageUid: z.string(),
  pageIndex: z.number().int(),
  width: z.number().int(), // of the upright original, in pixels
  height: z.number().int(),
  operations: z.array(PageOperation),
  imageUrl: z.string(), // served by the API for this session, valid for five minutes
  thumbnailUrl: z.string(),
  uneditedUrl: z.string(), // the page before its operations, for the editor
});
export type DocumentPage = z.infer<typeof DocumentPage>;

// A saved page list of a document; the last one is current. Version 1 is the list before the first edit.
export const DocumentVersion = z.object({
  versionNo: z.number().int(),
  madeByName: z.string().nullable(), // null: the system
  madeAt: z.string(),
  pages: z.number().int(),
  edited: z.number().int(), // pages with operations
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

export const ProcessedPassport = z.object({ isVerifiedByAgent: z.boolean(), isPrimaryRecommended: z.boolean() });

export const Document = z.object({
  docId: z.string(),
  applicantUid: z.string(),
  fileName: sensitive('fileName', z.string()),
  docFields: sensitive('documentValues', z.record(z.string(), z.unknown())), // field → current value
  category: z.enum(documentCategories),
  categoryOutcome: z.enum(['accept', 'confirm']),
  kind: z.string().nullable(),
  processedFieldsByCategory: sensitive(
    'documentValues',
    z.record(z.string(), z.array(ProcessedPassport.partial().loose())),
  ),
  state: z.enum(documentStates),
  reason: z.enum(rejectionReasons).nullable(),
  retake: z.array(z.enum(retakeCauses)),
  toConfirm: z.number().int(), // number of values a person should check
  pages: z.number().int(),
  isPrimary: z.boolean(),
  isVerifiedByAgent: z.boolean(),
  belonging: z.enum(belongings), // whose it is according to its content
  // The other traveller it names: certain if `other`, by name only if `unclear`.
  belongsTo: z.object({ applicantUid: z.string(), name: z.string() }).nullable(),
  // Whom it names, while it is not certain that this is the traveller and nobody has answered; null: nothing to ask.
  ownerQuestion: z
    .object({ kind: z.enum(ownerQuestions), name: z.string(), sex: z.enum(['F', 'M']).nullable() })
    .nullable(),
  // A passport with one name, while nobody has answered which of its name fields is blank; null: nothing to ask.
  singleName: z.object({ name: sensitive('documentValues', z.string()), readAs: z.enum(nameFields) }).nullable(),
  thumbnailUrl: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  can: z.array(z.string()), // document.edit, document.verify
});
export type Document = z.infer<typeof Document>;

const DocumentData = z.object({
  fileName: sensitive('fileName', z.string()),
  category: z.enum(documentCategories),
  kind: z.string().nullable(),
  state: z.enum(documentStates),
  mrz: sensitive('documentValues', z.tuple([z.string(), z.string()])).nullable(),
  values: z.array(DocumentValue),
  tables: z.array(DocumentTable),
  retake: z.array(z.enum(retakeCauses)),
  pages: z.array(DocumentPage), // empty if page details were not requested
  version: z.number().int(),
});
export const ExtractedDocument = z.object({ _id: z.string(), documentData: DocumentData });
export type ExtractedDocument = z.infer<typeof ExtractedDocument>;

export const UploadedFile = z.object({
  uploadUid: z.string(),
  fileName: sensitive('fileName', z.string()),
  mediaType: z.string(),
  bytes: z.number().int(),
  uploadedByName: z.string().nullable(),
  createdAt: z.string(),
  docIds: z.array(z.string()),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

// The result of an upload: a document for each accepted file, a message for each refused one.
export const RefusedFile = z.object({
  fileName: sensitive('fileName', z.string()),
  code: z.string(),
  message: z.string(),
  docId: z.string().nullable(), // the existing document with the same content
});
export const ProcessedUpload = z.object({ documents: z.array(Document), refused: z.array(RefusedFile) });
export type ProcessedUpload = z.infer<typeof ProcessedUpload>;

export const DocumentView = z.object({
  viewUid: z.string(),
  at: z.string(),
  docId: z.string(),
  fileName: sensitive('fileName', z.string()),
  viewedByName: z.string(),
  role: z.string(),
  purpose: z.enum(['page', 'thumbnail', 'original', 'values', 'download']),
});
export type DocumentView = z.infer<typeof DocumentView>;

export const Consent = z.object({
  purpose: z.enum([...consentPurposes, agencyConsent]),
  version: z.number().int(),
  language: z.enum(['en', 'hi']),
  text: z.string(),
  givenByName: z.string(),
  at: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;
