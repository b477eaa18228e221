import { z } from 'zod';
import {
  Consent,
  Document,
  DocumentVersion,
  DocumentView,
  ExtractedDocument,
  PageOperation,
  ProcessedUpload,
  UploadedFile,
} from '../documents/document.ts';
import { consentPurposes, documentCategories, nameFields, ownerAnswers } from '../documents/document-facts.ts';
import { listQuery, pageOf } from '../platform/list.ts';
import { sensitive } from '../sensitive/sensitive.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const docIds = z.array(uid).min(1).max(300);
const version = z.number().int().optional();
const documents = z.object({ documents: z.array(Document) });
const ofApplicant = z.strictObject({ applicantUid: uid });
const upload = z.strictObject({
  applicantUid: uid,
  applicationUid: uid.optional(),
  forTrip: z.literal('true').optional(), // staff: files of everyone who travels with the application, sorted by what they name
});
const docFields = z.record(z.string().max(60), z.string().max(500).nullable());
const ticket = z.strictObject({ ticket: z.string().min(20).max(600) });
const stale = ['record.versionStale'] as const;
const imageBytes = 36 * 1024 * 1024; // a 25 MB picture in base64 plus the surrounding JSON
const uploadErrors = [
  'consent.missing',
  'consent.withdrawn',
  'upload.tooManyFiles',
  'quota.tooMany',
  'application.notEditable',
] as const;

const inUse = ['document.inUse', 'application.notEditable'] as const;
const pictureErrors = [
  'upload.refused',
  'upload.empty',
  'upload.mediaType',
  'upload.notWhatItSays',
  'upload.tooLarge',
] as const;

// A page of an existing document with its operations.
const PagePick = z.strictObject({
  docId: uid,
  pageIndex: z.number().int().min(0).max(999),
  operations: z.array(PageOperation).max(20).optional(),
});

const DocumentSplit = z.strictObject({
  docId: uid,
  parts: z
    .array(
      z.strictObject({
        category: z.enum(documentCategories),
        pageIndexes: z.array(z.number().int().min(0)).min(1).max(300),
      }),
    )
    .min(1)
    .max(60),
});

// Pixels; the thumbnail has a url of its own.
const pageWidths = ['800', '1600'] as const;

export const documentOperations = {
  processDocs: operation({
    ...addresses.processDocs,
    summary: 'Upload documents and wait a little for what was read; after 25 s the current state is returned',
    access: 'document.edit',
    whose: 'body.applicantUid',
    body: upload,
    isMultipart: true,
    reply: ProcessedUpload,
    errors: uploadErrors,
  }),
  processDocsSocket: operation({
    ...addresses.processDocsSocket,
    summary: 'Upload documents; answered as soon as they are stored and queued, the rest comes by the socket',
    access: 'document.edit',
    scope: 'documents.add',
    whose: 'body.applicantUid',
    body: upload,
    isMultipart: true,
    reply: ProcessedUpload,
    errors: uploadErrors,
  }),
  primaryDocuments: operation({
    ...addresses.primaryDocuments,
    summary: 'The primary document of each category',
    access: 'document.read',
    whose: 'reply.documents.applicantUid',
    query: ofApplicant,
    reply: documents,
  }),
  uploadedDocuments: operation({
    ...addresses.uploadedDocuments,
    summary: 'The files as they were uploaded',
    access: 'document.read',
    whose: 'query.applicantUid',
    query: ofApplicant,
    reply: z.object({ files: z.array(UploadedFile) }),
  }),
  documentsOfApplicant: operation({
    ...addresses.documentsOfApplicant,
    summary: "An applicant's documents with their values, latest first",
    access: 'document.read',
    scope: 'documents.read',
    whose: 'reply.documents.applicantUid',
    query: ofApplicant,
    reply: documents,
  }),
  extractedDocuments: operation({
    ...addresses.extractedDocuments,
    summary: 'What was read, value by value with its evidence, and the pages',
    access: 'document.read',
    whose: 'query.applicantUid',
    query: ofApplicant,
    body: z.strictObject({ docIds, includePageDetails: z.boolean().default(true) }),
    reply: z.object({ documents: z.array(ExtractedDocument) }),
  }),
  documentsByIds: operation({
    ...addresses.documentsByIds,
    summary: 'These documents of an applicant',
    access: 'document.read',
    scope: 'documents.read',
    whose: 'reply.documents.applicantUid',
    body: z.strictObject({ docIds, applicantUid: uid }),
    reply: documents,
  }),
  updateDocument: operation({
    ...addresses.updateDocument,
    summary: 'Confirm or change values; what was read is kept. A null takes a person’s change back',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ docFields, docId: uid, applicantUid: uid, version }),
    reply: Document,
    errors: [...stale, 'document.fieldUnknown', 'document.valueInvalid', 'document.notRead'],
    isOnce: true,
  }),
  markPrimary: operation({
    ...addresses.markPrimary,
    summary: 'The document of its category that forms are filled from; updateAll carries it to every open application',
    access: 'document.edit',
    whose: 'reply.documents.applicantUid',
    body: z.strictObject({
      docFields: docFields.optional(),
      docId: uid,
      applicantUid: uid,
      updateAll: z.boolean().default(false),
    }),
    reply: documents,
    errors: ['document.notRead', 'document.fieldUnknown', 'document.valueInvalid'],
    isOnce: true,
  }),
  deleteDocument: operation({
    ...addresses.deleteDocument,
    summary: 'Delete a document; what is still being read stops',
    access: 'document.edit',
    query: z.strictObject({ docId: uid }),
    reply: z.object({ docId: uid }),
    errors: ['document.inUse', 'application.notEditable'],
    isOnce: true,
  }),
  createPdfFromImages: operation({
    ...addresses.createPdfFromImages,
    summary: 'Join pages of one or more documents into a new one',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({
      applicantUid: uid,
      documentData: z.strictObject({
        fileName: z.string().trim().min(1).max(200),
        category: z.enum(documentCategories).optional(),
        pages: z.array(PagePick).min(1).max(300),
      }),
    }),
    reply: Document,
    errors: ['document.pageUnknown', 'document.notRead'],
    isOnce: true,
  }),
  splitPdfByCategories: operation({
    ...addresses.splitPdfByCategories,
    summary: 'Make several documents out of the pages of one; pages nobody named stay where they are',
    access: 'document.edit',
    whose: 'reply.documents.applicantUid',
    body: z.strictObject({
      applicantUid: uid,
      documentData: z.union([DocumentSplit, z.array(DocumentSplit).min(1)]), // of several, the first is split
    }),
    reply: documents,
    errors: ['document.pageUnknown', 'document.notRead', ...inUse],
    isOnce: true,
  }),
  processEditedCategory: operation({
    ...addresses.processEditedCategory,
    summary: 'Put a document into another category and read it again; a file replaces the page named',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({
      applicantUid: uid,
      docId: uid,
      category: z.enum(documentCategories),
      kind: z.string().max(60).nullish(), // a document kind of the category
      file: z.string().max(imageBytes).nullish(), // base64 or data URL of a picture
      pageIndex: z.number().int().min(0).nullish(),
    }),
    bodyLimit: imageBytes,
    reply: Document,
    errors: ['document.pageUnknown', 'document.notRead', 'quota.tooMany', ...inUse, ...pictureErrors],
    isOnce: true,
  }),
  base64FromUrl: operation({
    ...addresses.base64FromUrl,
    summary: 'A page picture of ours as base64; the address must be one this product gave to this session',
    access: 'document.read',
    whose: 'reply.data.applicantUid',
    body: z.strictObject({ imageUrl: z.string().max(4_000).nullish() }),
    reply: z.object({
      data: z.object({ base64Image: sensitive('page', z.string()), docId: z.string(), applicantUid: z.string() }),
    }),
    errors: ['document.imageUrlMissing', 'document.imageUrlRefused'],
  }),
  editPages: operation({
    ...addresses.editPages,
    summary: 'Turn, crop, move or take out pages; only pages whose pixels changed are read again',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({
      applicantUid: uid,
      docId: uid,
      version,
      pages: z
        .array(z.strictObject({ pageUid: uid, operations: z.array(PageOperation).max(20) }))
        .min(1)
        .max(300),
    }),
    reply: Document,
    errors: [...stale, 'document.pageUnknown', 'document.notRead', ...inUse],
    isOnce: true,
  }),
  documentVersions: operation({
    ...addresses.documentVersions,
    summary: 'The saved page lists of a document, oldest first',
    access: 'document.read',
    query: z.strictObject({ docId: uid }),
    reply: z.object({ versions: z.array(DocumentVersion) }),
  }),
  restoreVersion: operation({
    ...addresses.restoreVersion,
    summary:
      'Show the pages of an earlier version again, as a new version; pages that were moved to another document stay there',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, versionNo: z.number().int().min(1), version }),
    reply: Document,
    errors: [...stale, 'document.pageUnknown', 'document.notRead', ...inUse],
    isOnce: true,
  }),
  unlockDocument: operation({
    ...addresses.unlockDocument,
    summary: 'Open a password-protected PDF; the password is used once and never kept',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, password: z.string().min(1).max(128) }),
    reply: Document,
    errors: ['document.passwordWrong', 'document.notLocked', 'quota.tooMany'],
    limit: { max: 20, seconds: 60 },
  }),
  readDocumentAgain: operation({
    ...addresses.readDocumentAgain,
    summary: 'Read a document once more: one that failed, or with a newer engine',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid }),
    reply: Document,
    errors: ['document.busy'],
    isOnce: true,
  }),
  verifyDocument: operation({
    ...addresses.verifyDocument,
    summary: 'Staff have compared the document with the original',
    access: 'document.verify',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, isVerifiedByAgent: z.boolean() }),
    reply: Document,
    errors: ['document.notRead'],
    isOnce: true,
  }),
  moveDocument: operation({
    ...addresses.moveDocument,
    summary:
      'Give a document to the traveller it belongs to: sealed anew under their key, beside their application of the trip',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, toApplicantUid: uid, version }),
    reply: Document,
    errors: [...stale, 'document.busy', 'document.notRead', 'document.notTogether', ...inUse],
    isOnce: true,
  }),
  answerOwner: operation({
    ...addresses.answerOwner,
    summary:
      'Say whose a document is that names someone else than the traveller; if it is the traveller’s passport, the traveller takes its name',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, answer: z.enum(ownerAnswers), version }),
    reply: Document,
    errors: [...stale, 'document.notRead', ...inUse],
    isOnce: true,
  }),
  answerBlankName: operation({
    ...addresses.answerBlankName,
    summary: 'Say which name field is blank on the page of a passport with one name',
    access: 'document.edit',
    whose: 'reply.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, blank: z.enum(nameFields), version }),
    reply: Document,
    errors: [...stale, 'document.notRead', ...inUse],
    isOnce: true,
  }),
  originalTicket: operation({
    ...addresses.originalTicket,
    summary: 'An address for the file as it came: one object, this session, five minutes',
    access: 'document.read',
    body: z.strictObject({ docId: uid }),
    reply: z.object({ url: z.string(), expiresAt: z.string() }),
  }),
  pageImage: operation({
    ...addresses.pageImage,
    summary: 'A page picture, by its ticket; the whole picture also in a width that fits a screen',
    access: 'document.read',
    whose: 'file',
    query: ticket.extend({ width: z.enum(pageWidths).optional() }),
    repliesBytes: true,
    reply: z.never(),
    errors: ['ticket.refused'],
  }),
  originalFile: operation({
    ...addresses.originalFile,
    summary: 'The file as it came, by its ticket; always as an attachment',
    access: 'document.read',
    whose: 'file',
    query: ticket,
    repliesBytes: true,
    reply: z.never(),
    errors: ['ticket.refused'],
  }),
  documentViews: operation({
    ...addresses.documentViews,
    summary: 'Who viewed which document, latest first',
    access: 'audit.read',
    whose: 'query.applicantUid',
    query: z.strictObject({ applicantUid: uid, limit: listQuery.limit, cursor: listQuery.cursor }),
    reply: pageOf(DocumentView),
  }),
  getConsent: operation({
    ...addresses.getConsent,
    summary: 'What was agreed to for an applicant',
    access: 'document.read',
    query: ofApplicant,
    reply: z.object({ consents: z.array(Consent), offersElsewhere: z.boolean() }), // whether an external reading engine is enabled
  }),
  giveConsent: operation({
    ...addresses.giveConsent,
    summary:
      'Agree to the reading of documents, with the text that was shown; staff record the agreement on behalf of the person',
    access: 'document.edit',
    body: z.strictObject({
      applicantUid: uid,
      purpose: z.enum(consentPurposes),
      version: z.number().int().min(1),
      language: z.enum(['en', 'hi']),
    }),
    reply: Consent,
    isOnce: true,
  }),
  withdrawConsent: operation({
    ...addresses.withdrawConsent,
    summary: 'Withdraw a consent; from then on documents are no longer read, or no longer by the external service',
    access: 'consent.withdraw',
    body: z.strictObject({ applicantUid: uid, purpose: z.enum(consentPurposes) }),
    reply: z.object({ consents: z.array(Consent) }),
    isOnce: true,
  }),
};
