import type { Document, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { checkedDocument } from '@visawright/contract/documents/testing/checked-document.ts';
import { uid } from '../applications/trip.ts';

// A response for mocked calls: its page has no picture.
export const mockDocument: Document = {
  docId: uid,
  applicantUid: uid,
  fileName: 'letter.pdf',
  category: 'Letter',
  ...checkedDocument,
};
export const mockDocumentData: ExtractedDocument['documentData'] = {
  fileName: mockDocument.fileName,
  category: mockDocument.category,
  kind: null,
  state: 'checked',
  mrz: null,
  values: [],
  tables: [],
  retake: [],
  pages: [
    {
      pageUid: uid,
      pageIndex: 0,
      width: 800,
      height: 600,
      operations: [],
      imageUrl: '',
      thumbnailUrl: '',
      uneditedUrl: '',
    },
  ],
  version: 1,
};
