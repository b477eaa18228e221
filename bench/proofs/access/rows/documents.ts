import type { documentOperations } from '@visawright/contract/operations/documents.ts';
import type { Ids } from '../world.types.ts';
import type { Row, Sent } from './row.types.ts';

const ofApplicant: Row = { about: 'applicant', send: ({ applicant }) => ({ query: { applicantUid: applicant } }) };
const both = (ids: Ids) => ({ applicantUid: ids.applicant, docId: ids.document });
const ofDocument = (more: Record<string, unknown> = {}, facts: Partial<Row> = {}): Row => ({
  about: 'document',
  send: (ids) => ({ body: { ...both(ids), ...more } }),
  ...facts,
});
const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
// An unsupported file is refused immediately. A supported one is sent with the call that does not wait for the reading.
const upload = (name: string, text: (n: number) => string): Row => ({
  about: 'applicant',
  send: (ids, n) => ({ body: { applicantUid: ids.applicant }, files: [file(name, text(n))] }),
  more: [
    (ids, n) => ({
      body: { applicantUid: ids.applicant, applicationUid: ids.open },
      files: [file(name, text(n))],
    }),
  ],
  states: ['consent.missing'], // the travellers of this proof have not agreed
});
const ticket = { ticket: 'a'.repeat(92) };
const noTicket: Row = { about: 'nothing', send: () => ({ query: ticket }), states: ['ticket.refused'] };

export const documentRows: Record<keyof typeof documentOperations, Row> = {
  processDocs: upload('note.txt', (n) => `a text ${n}`),
  processDocsSocket: upload('document.pdf', (n) => `%PDF-1.7\n% document ${n}\n%%EOF\n`),
  primaryDocuments: ofApplicant,
  uploadedDocuments: ofApplicant,
  documentsOfApplicant: ofApplicant,
  extractedDocuments: {
    about: 'document',
    send: (ids) => ({ query: { applicantUid: ids.applicant }, body: { docIds: [ids.document] } }),
  },
  documentsByIds: {
    about: 'document',
    send: (ids) => ({ body: { docIds: [ids.document], applicantUid: ids.applicant } }),
  },
  updateDocument: ofDocument({ docFields: { surname: 'RAO' } }),
  markPrimary: ofDocument({ updateAll: true }),
  deleteDocument: {
    about: 'document',
    send: (ids) => ({ query: { docId: ids.document } }),
    states: ['application.notEditable'], // it belongs to an application whose package is ready
  },
  createPdfFromImages: {
    about: 'document',
    send: (ids): Sent => ({
      body: {
        applicantUid: ids.applicant,
        documentData: { fileName: 'joined.pdf', pages: [{ docId: ids.document, pageIndex: 0 }] },
      },
    }),
    states: ['document.inUse', 'application.notEditable'],
  },
  splitPdfByCategories: {
    about: 'document',
    send: (ids): Sent => ({
      body: {
        applicantUid: ids.applicant,
        documentData: [{ docId: ids.document, parts: [{ category: 'Other', pageIndexes: [0] }] }],
      },
    }),
    more: [
      (ids): Sent => ({
        body: {
          applicantUid: ids.applicant,
          documentData: { docId: ids.document, parts: [{ category: 'Other', pageIndexes: [0] }] },
        },
      }),
    ],
    states: ['document.inUse', 'application.notEditable'],
  },
  processEditedCategory: ofDocument({ category: 'Other' }, { states: ['document.inUse', 'application.notEditable'] }),
  base64FromUrl: {
    about: 'nothing',
    send: () => ({ body: { imageUrl: '/doc/v1/document-ai/page-image?ticket=none' } }),
    states: ['document.imageUrlRefused'],
  },
  editPages: {
    about: 'document',
    send: (ids) => ({
      body: { ...both(ids), pages: [{ pageUid: ids.page, operations: [{ op: 'rotate', degrees: 90 }] }] },
    }),
    states: ['document.inUse', 'application.notEditable'],
  },
  documentVersions: { about: 'document', send: (ids) => ({ query: { docId: ids.document } }) },
  restoreVersion: ofDocument({ versionNo: 1 }, { states: ['record.notFound', 'document.inUse'] }),
  unlockDocument: ofDocument({ password: 'open' }, { states: ['document.notLocked'] }),
  readDocumentAgain: ofDocument(),
  moveDocument: {
    about: 'document',
    send: (ids) => ({ body: { ...both(ids), toApplicantUid: ids.applicant } }),
    states: ['document.notTogether'], // it already belongs to this applicant
  },
  answerOwner: ofDocument({ answer: 'supporting' }),
  answerBlankName: ofDocument({ blank: 'surname' }),
  verifyDocument: ofDocument({ isVerifiedByAgent: true }),
  originalTicket: { about: 'document', send: (ids) => ({ body: { docId: ids.document } }) },
  pageImage: noTicket,
  originalFile: noTicket,
  documentViews: { ...ofApplicant, narrows: true }, // admins can read the access log of everyone in the realm
  getConsent: ofApplicant,
  giveConsent: {
    about: 'applicant',
    send: (ids) => ({
      body: { applicantUid: ids.applicant, purpose: 'readDocuments', version: 1, language: 'en' },
    }),
  },
  withdrawConsent: {
    about: 'applicant',
    send: (ids) => ({ body: { applicantUid: ids.applicant, purpose: 'readElsewhere' } }),
  },
};
