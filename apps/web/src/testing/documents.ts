import type {
  Document,
  DocumentPage,
  DocumentValue,
  ExtractedDocument,
} from '@visawright/contract/documents/document.ts';
import type { Handlers } from './fake-server.ts';
import { applicantUid } from './people.ts';
import { uid } from './uid.ts';

export const docId = uid(60);
const [width, height] = [800, 1000];

export const documentPage = (pageIndex: number, part: Partial<DocumentPage> = {}): DocumentPage => ({
  pageUid: uid(61 + pageIndex),
  pageIndex,
  width,
  height,
  operations: [],
  imageUrl: `/doc/v1/document-ai/page-image?ticket=${'p'.repeat(20)}${pageIndex}`,
  thumbnailUrl: `/doc/v1/document-ai/page-image?ticket=${'t'.repeat(20)}${pageIndex}`,
  uneditedUrl: `/doc/v1/document-ai/page-image?ticket=${'u'.repeat(20)}${pageIndex}`,
  ...part,
});

// A box of a tenth of the page's height, at the given share from its top.
export const documentValue = (
  field: string,
  value: string,
  part: Partial<DocumentValue> & { top?: number } = {},
): DocumentValue => {
  const { top = 0.1, ...rest } = part;
  return {
    field,
    value,
    raw: value,
    outcome: 'accept',
    confidence: 0.98,
    pageUid: uid(61 + (part.pageIndex ?? 0)),
    pageIndex: 0,
    polygon: [
      [0.1, top],
      [0.6, top],
      [0.6, top + 0.1],
      [0.1, top + 0.1],
    ],
    readValue: value,
    actedBy: null,
    actedAt: null,
    engine: 'mrz',
    ...rest,
  };
};

export const passport = (part: Partial<Document> = {}): Document => ({
  docId,
  applicantUid,
  fileName: 'passport.pdf',
  docFields: {},
  category: 'Passport',
  categoryOutcome: 'accept',
  kind: 'Indian passport',
  processedFieldsByCategory: {},
  state: 'checked',
  reason: null,
  retake: [],
  toConfirm: 0,
  pages: 2,
  isPrimary: false,
  isVerifiedByAgent: false,
  belonging: 'own',
  belongsTo: null,
  ownerQuestion: null,
  singleName: null,
  thumbnailUrl: null,
  version: 1,
  createdAt: '2026-10-01T09:00:00.000Z',
  can: ['document.edit'],
  ...part,
});

export const extracted = (values: DocumentValue[], pages: DocumentPage[]): ExtractedDocument => ({
  _id: docId,
  documentData: {
    fileName: 'passport.pdf',
    category: 'Passport',
    kind: 'Indian passport',
    state: 'checked',
    mrz: null,
    values,
    tables: [],
    retake: [],
    pages,
    version: 1,
  },
});

// A plain picture in the size of a page.
export function pagePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(80, 100);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#eeeeee';
  context.fillRect(0, 0, 80, 100);
  return canvas.convertToBlob({ type: 'image/png' });
}

export const documentServer = (values: DocumentValue[], pages: DocumentPage[]): Handlers => ({
  extractedDocuments: () => ({ documents: [extracted(values, pages)] }),
  documentsOfApplicant: () => ({ documents: [passport()] }),
  pageImage: pagePicture,
});

export const photoCorners: [[number, number], [number, number], [number, number], [number, number]] = [
  [0.2, 0.15],
  [0.85, 0.2],
  [0.8, 0.85],
  [0.15, 0.8],
];

// A light page on a dark desk, with its corners at known places.
export function photoOfPage(): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#4a3b2c';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f6f4ee';
  context.beginPath();
  for (const [x, y] of photoCorners) context.lineTo(x * width, y * height);
  context.fill();
  context.fillStyle = '#223355';
  for (let line = 0; line < 12; line += 1) context.fillRect(260, 300 + line * 32, 220 + ((line * 37) % 90), 8);
  return canvas.convertToBlob({ type: 'image/png' });
}
