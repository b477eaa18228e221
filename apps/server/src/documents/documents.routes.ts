import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/call.ts';

const later = () => Promise.reject(new AppError('part.unavailable'));

export const documentHandlers = {
  primaryDocuments: later,
  uploadedDocuments: later,
  documentsOfApplicant: later,
  extractedDocuments: later,
  documentsByIds: later,
  updateDocument: later,
  markPrimary: later,
  deleteDocument: later,
  readDocumentAgain: later,
  verifyDocument: later,
} satisfies Partial<Handlers>;
