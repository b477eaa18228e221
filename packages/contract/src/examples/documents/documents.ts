import type { documentOperations } from '../../operations/documents.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

const applicant = { applicantUid: samples.applicant };
const passport = { ...applicant, docId: samples.passport };
const photo = { ...applicant, docId: samples.photo }; // of no application that is declared, so that it can be edited

export const documentExamples: ExamplesOf<typeof documentOperations> = {
  processDocs: {
    as: 'agent',
    body: { ...applicant, applicationUid: samples.openApplication },
    files: ['passport.jpg'],
  },
  processDocsSocket: {
    as: 'apiKey',
    body: { ...applicant, applicationUid: samples.openApplication },
    files: ['passport.jpg', 'bank-statement.pdf'],
  },
  primaryDocuments: { as: 'agent', query: applicant },
  uploadedDocuments: { as: 'agent', query: applicant },
  documentsOfApplicant: { as: 'apiKey', query: applicant },
  extractedDocuments: { as: 'agent', query: applicant, body: { docIds: [samples.passport] } },
  documentsByIds: { as: 'apiKey', body: { ...applicant, docIds: [samples.passport] } },
  updateDocument: { as: 'agent', body: { ...passport, docFields: { surname: 'RAO' } } },
  markPrimary: { as: 'agent', body: { ...passport, updateAll: true } },
  deleteDocument: { as: 'agent', query: { docId: samples.photo } },
  createPdfFromImages: {
    as: 'agent',
    body: {
      ...applicant,
      documentData: { fileName: 'letters.pdf', category: 'Letter', pages: [{ docId: samples.photo, pageIndex: 0 }] },
    },
  },
  splitPdfByCategories: {
    as: 'agent',
    body: {
      ...applicant,
      documentData: { docId: samples.photo, parts: [{ category: 'Letter', pageIndexes: [0] }] },
    },
  },
  processEditedCategory: { as: 'agent', body: { ...photo, category: 'Letter' } },
  base64FromUrl: { as: 'agent', body: { imageUrl: samples.pageAddress } },
  editPages: {
    as: 'agent',
    body: { ...photo, pages: [{ pageUid: samples.photoPage, operations: [{ op: 'rotate', degrees: 90 }] }] },
  },
  documentVersions: { as: 'agent', query: { docId: samples.editedDocument } },
  restoreVersion: { as: 'agent', body: { ...applicant, docId: samples.editedDocument, versionNo: 1 } },
  unlockDocument: {
    as: 'agent',
    body: { ...applicant, docId: samples.lockedDocument, password: 'password-of-the-file' },
  },
  readDocumentAgain: { as: 'agent', body: photo },
  verifyDocument: { as: 'agent', body: { ...passport, isVerifiedByAgent: true } },
  moveDocument: {
    as: 'agent',
    body: { ...photo, toApplicantUid: samples.companion },
  },
  answerOwner: { as: 'agent', body: { ...photo, answer: 'supporting' } },
  answerBlankName: { as: 'agent', body: { ...passport, blank: 'surname' } },
  originalTicket: { as: 'agent', body: { docId: samples.passport } },
  pageImage: { as: 'agent', query: { ticket: samples.pageTicket, width: '800' } },
  originalFile: { as: 'agent', query: { ticket: samples.originalTicket } },
  documentViews: { as: 'agency', query: { ...applicant, limit: '2' } },
  getConsent: { as: 'agent', query: applicant },
  giveConsent: { as: 'agent', body: { ...applicant, purpose: 'readDocuments', version: 1, language: 'en' } },
  withdrawConsent: {
    as: 'applicant',
    body: { applicantUid: samples.directApplicant, purpose: 'readDocuments' },
  },
};
