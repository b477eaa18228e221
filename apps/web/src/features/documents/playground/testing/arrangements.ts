import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type {
  ArrangedDocument,
  ArrangedPage,
  ArrangedTraveller,
  ArrangementEntry,
  ArrangementOutcome,
} from '@visawright/contract/documents/arrangement.ts';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { documentPage, documentValue, extracted, pagePicture, passport } from '../../../../testing/documents.ts';
import type { Handlers } from '../../../../testing/fake-server.ts';
import { applicantUid } from '../../../../testing/people.ts';
import { uid } from '../../../../testing/uid.ts';

export const docIds = { passport: uid(2_001), statement: uid(2_002), policy: uid(2_003), ravis: uid(2_004) };
export const raviUid = uid(1_950);
const everyPage = ['document.edit', 'document.verify'];

export const arrangedPage = (number: number, part: Partial<ArrangedPage> = {}): ArrangedPage => ({
  pageUid: uid(3_000 + number),
  width: 800,
  height: 1_000,
  operations: [],
  imageUrl: `/doc/v1/document-ai/page-image?ticket=${'p'.repeat(20)}${number}`,
  thumbnailUrl: `/doc/v1/document-ai/page-image?ticket=${'t'.repeat(20)}${number}`,
  sameAs: null,
  ...part,
});

export const arrangedDocument = (docId: string, part: Partial<ArrangedDocument> = {}): ArrangedDocument => ({
  docId,
  category: 'Other',
  categoryOutcome: 'accept',
  kind: null,
  state: 'checked',
  reason: null,
  retake: [],
  toConfirm: 0,
  isPrimary: false,
  isUnsure: false,
  version: 1,
  can: everyPage,
  fileName: 'scan.pdf',
  pages: [],
  ...part,
});

// Two travellers: a passport of two pages, a statement of three with two values to check, a blurred policy, and Ravi's passport.
export const family = (can: string[] = everyPage): ArrangedTraveller[] => [
  {
    applicantUid,
    name: 'Asha Verma',
    arrangementVersion: 4,
    documents: [
      arrangedDocument(docIds.passport, {
        category: 'Passport',
        kind: 'Indian passport',
        isPrimary: true,
        can,
        pages: [arrangedPage(1), arrangedPage(2)],
      }),
      arrangedDocument(docIds.statement, {
        category: 'Proof of Funds',
        kind: 'Bank statement',
        toConfirm: 2,
        can,
        pages: [arrangedPage(3), arrangedPage(4), arrangedPage(5)],
      }),
      arrangedDocument(docIds.policy, {
        category: 'Insurance',
        retake: ['blur'],
        can,
        pages: [arrangedPage(6, { sameAs: { docId: docIds.statement, pageUid: uid(3_005) } })],
      }),
    ],
  },
  {
    applicantUid: raviUid,
    name: 'Ravi Verma',
    arrangementVersion: 1,
    documents: [
      arrangedDocument(docIds.ravis, { category: 'Passport', kind: 'Indian passport', can, pages: [arrangedPage(7)] }),
    ],
  },
];

const statementValues: DocumentValue[] = [
  documentValue('accountHolderName', 'ASHA VERM', { outcome: 'confirm', pageUid: uid(3_003), top: 0.12 }),
  documentValue('statementTo', '2026-07-31', { outcome: 'confirm', pageUid: uid(3_004), pageIndex: 1, top: 0.3 }),
  documentValue('bankName', 'Godavari National Bank', { pageUid: uid(3_003), top: 0.5 }),
];

interface Outcome {
  readonly travellers: ArrangedTraveller[];
  readonly history: ArrangementEntry[];
}

// A server that applies each operation as the contract describes it and remembers what was before it.
export function arrangementServer(first: ArrangedTraveller[], values: DocumentValue[] = statementValues) {
  let travellers: readonly ArrangedTraveller[] = first;
  let history: ArrangementEntry[] = [];
  const before = new Map<string, readonly ArrangedTraveller[]>();
  const now = (): Outcome => ({ travellers: [...travellers], history });
  const documents = () => travellers.flatMap((one) => one.documents.map((document) => ({ one, document })));
  const raise = (next: readonly ArrangedTraveller[]) =>
    next.map((one, at) =>
      one === travellers[at] ? one : { ...one, arrangementVersion: (travellers[at] ?? one).arrangementVersion + 1 },
    );
  const handlers: Handlers = {
    arrangement: now,
    arrangePages: ({ body: { operationUid, step } }): ArrangementOutcome => {
      const next = step.step === 'undo' ? (before.get(step.operationUid) ?? travellers) : applyStep(travellers, step);
      before.set(operationUid, travellers);
      travellers = raise(next);
      const undoes = step.step === 'undo' ? step.operationUid : null;
      history = [
        ...history.map((one) => (one.operationUid === undoes ? { ...one, undoneBy: operationUid } : one)),
        { operationUid, step: step.step, undoes, undoneBy: null, pages: 1, at: '2026-11-18T09:00:00.000Z' },
      ];
      return { outcome: 'applied', refusal: null, byName: null, ...now() };
    },
    documentsOfApplicant: ({ query }) => ({
      documents: documents()
        .filter(({ one }) => one.applicantUid === query.applicantUid)
        .map(({ one, document: { pages, ...rest } }) =>
          passport({ ...rest, applicantUid: one.applicantUid, pages: pages.length }),
        ),
    }),
    extractedDocuments: ({ body }) => {
      const found = documents().find(({ document }) => document.docId === body.docIds?.[0])?.document;
      const pages = found?.pages.map((page, at) => documentPage(at, { ...page, pageIndex: at })) ?? [];
      const own = values.filter(({ pageUid }) => pages.some((page) => page.pageUid === pageUid));
      return { documents: [extracted(own, pages)] };
    },
    pageImage: pagePicture,
  };
  // The operation of another person.
  const change = (next: (travellers: readonly ArrangedTraveller[]) => readonly ArrangedTraveller[]) => {
    travellers = raise(next(travellers));
    return travellers;
  };
  return { handlers, change, now };
}
