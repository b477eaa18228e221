import type { Document, ExtractedDocument } from '@visawright/contract/document.ts';
import { uid } from './trip.ts';

// A reply the server would never give: its page has no picture.
export const standIn: Document = {
  docId: uid,
  applicantUid: uid,
  fileName: 'letter.pdf',
  docFields: {},
  category: 'Letter',
  categoryOutcome: 'accept',
  kind: null,
  processedFieldsByCategory: {},
  state: 'checked',
  reason: null,
  retake: [],
  toConfirm: 0,
  pages: 1,
  isPrimary: false,
  isVerifiedByAgent: false,
  belonging: 'unclear',
  belongsTo: null,
  thumbnailUrl: null,
  version: 1,
  createdAt: '2026-11-15T09:00:00.000Z',
  can: [],
};
export const standInData: ExtractedDocument['documentData'] = {
  fileName: standIn.fileName,
  category: standIn.category,
  kind: null,
  state: 'checked',
  mrz: null,
  values: [],
  tables: [],
  retake: [],
  pages: [{ pageUid: uid, pageIndex: 0, width: 800, height: 600, operations: [], imageUrl: '', thumbnailUrl: '' }],
  version: 1,
};
