import type { Document, DocumentPage, PageOperation } from '@visawright/contract/documents/document.ts';
import type { Random } from '@visawright/specimens/random.ts';
import type { BaseDocument } from './base-documents.ts';
import type { Stage } from './stage.ts';

type Page = Pick<DocumentPage, 'pageUid' | 'operations'>;
interface EditSequence {
  readonly stage: Stage;
  readonly random: Random;
  readonly baseDocuments: readonly BaseDocument[];
  readonly living: string[]; // documents of this sequence
  readonly done: string[]; // names of the edits, for the table
}

const shuffled = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((each) => [random.next(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

const listOf = async ({ stage }: EditSequence, docId: string): Promise<Page[]> =>
  (await stage.extracted(docId)).pages.map(({ pageUid, operations }) => ({ pageUid, operations }));

const save = ({ stage }: EditSequence, docId: string, pages: readonly Page[]): Promise<Document> =>
  stage.call('editPages', { applicantUid: stage.applicantUid, docId, pages });

const withOperation = (pages: readonly Page[], at: number, operation: PageOperation): Page[] =>
  pages.map((page, n) => (n === at ? { ...page, operations: [...page.operations, operation] } : page));

const cropOf = (random: Random): PageOperation => {
  const [left, top] = [random.between(0, 0.2), random.between(0, 0.2)];
  return {
    op: 'crop',
    left,
    top,
    width: random.between(0.6, 1) * (1 - left),
    height: random.between(0.6, 1) * (1 - top),
  };
};

async function change(sequence: EditSequence, operation: PageOperation): Promise<void> {
  const docId = sequence.random.pick(sequence.living);
  const pages = await listOf(sequence, docId);
  await save(sequence, docId, withOperation(pages, sequence.random.whole(0, pages.length - 1), operation));
}

async function join(sequence: EditSequence, picks: readonly { docId: string; pageIndex: number }[]): Promise<void> {
  const documentData = { fileName: 'joined.pdf', category: 'Passport', pages: picks };
  const { applicantUid } = sequence.stage;
  const made = await sequence.stage.call<Document>('createPdfFromImages', { applicantUid, documentData });
  sequence.living.push(made.docId);
}

const edits: Record<string, (sequence: EditSequence) => Promise<void>> = {
  crop: (sequence) => change(sequence, cropOf(sequence.random)),
  rotate: (sequence) => change(sequence, { op: 'rotate', degrees: sequence.random.pick([90, 180, 270] as const) }),
  async move(sequence) {
    const docId = sequence.random.pick(sequence.living);
    await save(sequence, docId, shuffled(sequence.random, await listOf(sequence, docId)));
  },
  async split(sequence) {
    const docId = sequence.random.pick(sequence.living);
    const pages = await listOf(sequence, docId);
    const pageIndexes = shuffled(
      sequence.random,
      pages.map((_, n) => n),
    ).slice(0, sequence.random.whole(1, pages.length));
    const documentData = [{ docId, parts: [{ category: 'Passport', pageIndexes }] }];
    const body = { applicantUid: sequence.stage.applicantUid, documentData };
    const { documents } = await sequence.stage.call<{ documents: Document[] }>('splitPdfByCategories', body);
    sequence.living.splice(sequence.living.indexOf(docId), 1, ...documents.map((each) => each.docId));
  },
  async merge(sequence) {
    const docId = sequence.random.pick(sequence.living);
    const mine = (await listOf(sequence, docId)).map((page, pageIndex) => ({
      docId,
      pageIndex,
      pageUid: page.pageUid,
    }));
    const other = sequence.random.pick([
      ...sequence.living,
      ...sequence.baseDocuments.map((baseDocument) => baseDocument.docId),
    ]);
    const theirs = (await listOf(sequence, other)).map((page, pageIndex) => ({
      docId: other,
      pageIndex,
      pageUid: page.pageUid,
    }));
    const known = new Set(mine.map(({ pageUid }) => pageUid));
    const picks = shuffled(sequence.random, [...mine, ...theirs.filter(({ pageUid }) => !known.has(pageUid))]);
    await join(
      sequence,
      picks.slice(0, 5).map(({ docId: from, pageIndex }) => ({ docId: from, pageIndex })),
    );
  },
};

// Starts with a new document that has the pages of one or two base documents.
export async function runEdits(stage: Stage, baseDocuments: readonly BaseDocument[], random: Random) {
  const sequence: EditSequence = { stage, random, baseDocuments, living: [], done: [] };
  const sources = shuffled(random, baseDocuments).slice(0, random.whole(1, 2));
  await join(
    sequence,
    sources.flatMap(({ docId, pages }) => Array.from({ length: pages }, (_, pageIndex) => ({ docId, pageIndex }))),
  );
  for (let n = random.whole(2, 5); n > 0; n--) {
    const name = random.pick(Object.keys(edits));
    await edits[name]!(sequence);
    sequence.done.push(name);
  }
  return { living: sequence.living, done: sequence.done };
}
