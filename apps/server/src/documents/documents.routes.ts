import type { Handlers } from '../http/call.ts';
import { deleteDocument } from './delete-document.ts';
import { extractedDocuments } from './extracted-documents.ts';
import { documentsByIds, documentsOfApplicant, primaryDocuments, uploadedFiles } from './list-documents.ts';
import { markPrimary } from './mark-primary.ts';
import { moveDocument } from './move-document.ts';
import { readAgain } from './read-again.ts';
import { shareDocument } from './share-document.ts';
import { updateDocument } from './update-document.ts';
import { verifyDocument } from './verify-document.ts';

export const documentHandlers = {
  primaryDocuments: async ({ db, parts, actor }, { query }) => ({
    documents: await primaryDocuments(db, parts.keys, actor, query.applicantUid),
  }),
  uploadedDocuments: async ({ db, parts, actor }, { query }) => ({
    files: await uploadedFiles(db, parts.keys, actor, query.applicantUid),
  }),
  documentsOfApplicant: async ({ db, parts, actor }, { query }) => ({
    documents: await documentsOfApplicant(db, parts.keys, actor, query.applicantUid),
  }),
  extractedDocuments: async ({ db, parts, actor }, { query, body }) => ({
    documents: await extractedDocuments(db, parts.keys, actor, { ...query, ...body }),
  }),
  documentsByIds: async ({ db, parts, actor }, { body }) => ({
    documents: await documentsByIds(db, parts.keys, actor, body),
  }),
  updateDocument: ({ db, parts, actor }, { body }) => updateDocument(db, parts.keys, actor, body),
  markPrimary: async ({ db, parts, actor }, { body }) => ({
    documents: await markPrimary(db, parts.keys, actor, body),
  }),
  deleteDocument: ({ db, parts, actor }, { query }) => deleteDocument(db, parts.keys, actor, query.docId),
  readDocumentAgain: ({ db, parts, actor }, { body }) => readAgain(db, parts, actor, body),
  moveDocument: (call, { body }) => moveDocument(call, body),
  shareDocument: async (call, { body }) => ({ documents: await shareDocument(call, body) }),
  verifyDocument: ({ db, parts, actor }, { body }) => verifyDocument(db, parts.keys, actor, body),
} satisfies Partial<Handlers>;
