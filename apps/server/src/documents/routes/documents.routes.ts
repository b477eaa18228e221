import type { Handlers } from '../../platform/http/call.ts';
import { answerBlankName } from '../editing/answer-blank-name.ts';
import { answerOwner } from '../editing/answer-owner.ts';
import { deleteDocument } from '../editing/delete-document.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import {
  getDocumentsByIds,
  listDocuments,
  listPrimaryDocuments,
  listUploadedFiles,
} from '../records/list-documents.ts';
import { markPrimary } from '../editing/mark-primary.ts';
import { moveDocument } from '../sharing/move-document.ts';
import { rereadDocument } from '../pipeline/reread-document.ts';
import { shareDocument } from '../sharing/share-document.ts';
import { updateDocument } from '../editing/update-document.ts';
import { verifyDocument } from '../editing/verify-document.ts';

export const documentHandlers = {
  primaryDocuments: async ({ db, parts, actor }, { query }) => ({
    documents: await listPrimaryDocuments(db, parts.keys, actor, query.applicantUid),
  }),
  uploadedDocuments: async ({ db, parts, actor }, { query }) => ({
    files: await listUploadedFiles(db, parts.keys, actor, query.applicantUid),
  }),
  documentsOfApplicant: async ({ db, parts, actor }, { query }) => ({
    documents: await listDocuments(db, parts.keys, actor, query.applicantUid),
  }),
  extractedDocuments: async ({ db, parts, actor }, { query, body }) => ({
    documents: await listExtractedDocuments(db, parts.keys, actor, { ...query, ...body }),
  }),
  documentsByIds: async ({ db, parts, actor }, { body }) => ({
    documents: await getDocumentsByIds(db, parts.keys, actor, body),
  }),
  updateDocument: ({ db, parts, actor }, { body }) => updateDocument(db, parts.keys, actor, body),
  markPrimary: async ({ db, parts, actor }, { body }) => ({
    documents: await markPrimary(db, parts.keys, actor, body),
  }),
  deleteDocument: ({ db, parts, actor }, { query }) => deleteDocument(db, parts.keys, actor, query.docId),
  readDocumentAgain: ({ db, parts, actor }, { body }) => rereadDocument(db, parts, actor, body),
  answerOwner: (call, { body }) => answerOwner(call, body),
  answerBlankName: (call, { body }) => answerBlankName(call, body),
  moveDocument: (call, { body }) => moveDocument(call, body),
  shareDocument: async (call, { body }) => ({ documents: await shareDocument(call, body) }),
  verifyDocument: ({ db, parts, actor }, { body }) => verifyDocument(db, parts.keys, actor, body),
} satisfies Partial<Handlers>;
