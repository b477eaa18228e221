import type { DocumentReading, PageInput, ReadDocument, ReadPage } from '@visawright/reading/engine.types.ts';
import { expect, test } from 'vitest';
import { separateTravellers } from './separate-travellers.ts';

const travellers = ['Asha Rao', 'Rohan Mehta'].map((name) => ({ applicantUid: name, known: [{ name }] }));

const pageOf = (text: string, at: number): ReadPage => ({
  page: at + 1,
  width: 600,
  height: 800,
  turn: 0,
  retake: [],
  words: text.split(' ').map((word, n) => ({
    text: word,
    confidence: 1,
    polygon: [
      [0.1 * n, 0.1],
      [0.1 * n + 0.09, 0.1],
      [0.1 * n + 0.09, 0.12],
      [0.1 * n, 0.12],
    ],
  })),
});
const statement = (pages: readonly number[], name?: string, kind = 'Bank statement'): ReadDocument => ({
  category: 'Proof of Funds',
  categoryOutcome: 'accept',
  kind,
  pages,
  values: {},
  ...(name === undefined ? {} : { people: [{ name }] }),
});

// Reads all pages as one document; `alone` is what the reader finds on some pages only.
async function separated(texts: readonly string[], alone: (first: number) => ReadDocument) {
  const given = texts.map((_, at): PageInput => ({ pageNo: at + 1, bytes: Buffer.alloc(0) }));
  const pages = texts.map(pageOf);
  const engine = { name: 'test', version: '1' };
  const all = given.map(({ pageNo }) => pageNo);
  const whole: DocumentReading = { engine, documents: [statement(all, 'Asha Rao')], retake: [], pages };
  const asked: number[][] = [];
  const result = await separateTravellers(whole, given, travellers, async (some) => {
    asked.push(some.map(({ pageNo }) => pageNo));
    return { engine, documents: [{ ...alone(some[0]!.pageNo), pages: asked.at(-1)! }], retake: [], pages: [] };
  });
  return { asked, pages: result.documents.map((document) => document.pages) };
}

test('two statements of different travellers that follow each other are two documents', async () => {
  const texts = ['Holder Asha Rao', 'Closing balance', 'Holder Rohan Mehta', 'Closing balance'];
  const found = await separated(texts, (first) => statement([], first === 1 ? 'Asha Rao' : 'Rohan Mehta'));
  expect(found).toEqual({
    asked: [
      [1, 2],
      [3, 4],
    ],
    pages: [
      [1, 2],
      [3, 4],
    ],
  });
});

test('a page of another kind that names another traveller is a document of its own', async () => {
  const found = await separated(['Holder Asha Rao', 'Consumer Rohan Mehta'], (first) =>
    statement([], undefined, first === 1 ? 'Bank statement' : 'Utility bill'),
  );
  expect(found.pages).toEqual([[1], [2]]);
});

test('a transfer to another traveller stays in the statement', async () => {
  const found = await separated(['Holder Asha Rao', 'UPI Rohan Mehta 5000'], () => statement([]));
  expect(found).toEqual({ asked: [[1], [2]], pages: [[1, 2]] });
});

test('pages that mention the same travellers, or nobody, are not read again', async () => {
  expect((await separated(['Asha Rao', 'page 2', 'Rohan Mehta and Asha Rao'], () => statement([]))).asked).toEqual([]);
});
