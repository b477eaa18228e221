import type { Document } from '../document.ts';

// A document that was read without questions, for tests.
export const checkedDocument: Omit<Document, 'docId' | 'applicantUid' | 'fileName' | 'category'> = {
  docFields: {},
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
  ownerQuestion: null,
  singleName: null,
  thumbnailUrl: null,
  version: 1,
  createdAt: '2026-11-15T09:00:00.000Z',
  can: [],
};
