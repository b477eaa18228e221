import type { Document, DocumentPage, PageOperation } from '@visawright/contract/document.ts';
import type { Random } from '@visawright/specimens/random.ts';
import type { BasePaper } from './base-papers.ts';
import type { Stage } from './stage.ts';

type Page = Pick<DocumentPage, 'pageUid' | 'operations'>;
interface Life {
  readonly stage: Stage;
  readonly random: Random;
  readonly papers: readonly BasePaper[];
  readonly living: string[]; // documents of this sequence
  readonly done: string[]; // what was done, for the table
}

const shuffled = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((each) => [random.next(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

const listOf = async ({ stage }: Life, docId: string): Promise<Page[]> =>
  (await stage.extracted(docId)).pages.map(({ pageUid, operations }) => ({ pageUid, operations }));

const save = ({ stage }: Life, docId: string, pages: readonly Page[]): Promise<Document> =>
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

async function change(life: Life, operation: PageOperation): Promise<void> {
  const docId = life.random.pick(life.living);
  const pages = await listOf(life, docId);
  await save(life, docId, withOperation(pages, life.random.whole(0, pages.length - 1), operation));
}

async function join(life: Life, picks: readonly { docId: string; pageIndex: number }[]): Promise<void> {
  const documentData = { fileName: 'joined.pdf', category: 'Passport', pages: picks };
  const { applicantUid } = life.stage;
  const made = await life.stage.call<Document>('createPdfFromImages', { applicantUid, documentData });
  life.living.push(made.docId);
}

const edits: Record<string, (life: Life) => Promise<void>> = {
  crop: (life) => change(life, cropOf(life.random)),
  rotate: (life) => change(life, { op: 'rotate', degrees: life.random.pick([90, 180, 270] as const) }),
  async move(life) {
    const docId = life.random.pick(life.living);
    await save(life, docId, shuffled(life.random, await listOf(life, docId)));
  },
  async split(life) {
    const docId = life.random.pick(life.living);
    const pages = await listOf(life, docId);
    const pageIndexes = shuffled(
      life.random,
      pages.map((_, n) => n),
    ).slice(0, life.random.whole(1, pages.length));
    const documentData = [{ docId, parts: [{ category: 'Passport', pageIndexes }] }];
    const body = { applicantUid: life.stage.applicantUid, documentData };
    const { documents } = await life.stage.call<{ documents: Document[] }>('splitPdfByCategories', body);
    life.living.splice(life.living.indexOf(docId), 1, ...documents.map((each) => each.docId));
  },
  async merge(life) {
    const docId = life.random.pick(life.living);
    const mine = (await listOf(life, docId)).map((page, pageIndex) => ({ docId, pageIndex, pageUid: page.pageUid }));
    const other = life.random.pick([...life.living, ...life.papers.map((paper) => paper.docId)]);
    const theirs = (await listOf(life, other)).map((page, pageIndex) => ({
      docId: other,
      pageIndex,
      pageUid: page.pageUid,
    }));
    const known = new Set(mine.map(({ pageUid }) => pageUid));
    const picks = shuffled(life.random, [...mine, ...theirs.filter(({ pageUid }) => !known.has(pageUid))]);
    await join(
      life,
      picks.slice(0, 5).map(({ docId: from, pageIndex }) => ({ docId: from, pageIndex })),
    );
  },
};

// Starts with pages of one or two papers in a document of its own.
export async function playSequence(stage: Stage, papers: readonly BasePaper[], random: Random) {
  const life: Life = { stage, random, papers, living: [], done: [] };
  const sources = shuffled(random, papers).slice(0, random.whole(1, 2));
  await join(
    life,
    sources.flatMap(({ docId, pages }) => Array.from({ length: pages }, (_, pageIndex) => ({ docId, pageIndex }))),
  );
  for (let n = random.whole(2, 5); n > 0; n--) {
    const name = random.pick(Object.keys(edits));
    await edits[name]!(life);
    life.done.push(name);
  }
  return { living: life.living, done: life.done };
}
