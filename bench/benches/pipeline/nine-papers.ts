import { setTimeout as wait } from 'node:timers/promises';
import type { Document } from '@visawright/contract/document.ts';
import { ninePapers } from '../../../e2e/kit/nine-papers.ts';
import type { Desk } from '../../proofs/documents/desk.ts';

const times = 3; // each for an applicant of their own: the same file again would be refused
const patienceMs = 600_000;

export interface NineRead {
  readonly pages: number;
  readonly seconds: readonly number[];
}

// A file of nine papers, from its sending until all nine are there with their values.
export async function readNinePapers(openDesk: () => Promise<Desk>): Promise<NineRead> {
  const { bytes, papers, pages } = await ninePapers();
  const wanted = papers.map(({ kind }) => kind).toSorted();
  const seconds: number[] = [];
  for (let n = 0; n < times; n++) {
    const desk = await openDesk();
    const began = performance.now();
    await desk.send({ name: 'papers.pdf', bytes });
    const documents = await settled(desk, wanted.length, began + patienceMs);
    seconds.push(Number(((performance.now() - began) / 1_000).toFixed(1)));
    const found = documents.map(({ kind }) => kind ?? '').toSorted();
    if (found.join() !== wanted.join()) throw new Error(`nine papers became ${found.join(', ')}`);
  }
  return { pages, seconds };
}

async function settled(desk: Desk, count: number, until: number): Promise<Document[]> {
  for (; performance.now() < until; await wait(100)) {
    const documents = await desk.documents();
    const ended = documents.find(({ state }) => state === 'rejected' || state === 'failed');
    if (ended) throw new Error(`one of nine papers ended as ${ended.state}`);
    const isRead = documents.length > 0 && documents.every(({ state }) => state === 'checked');
    if (isRead && documents.length !== count) throw new Error(`nine papers became ${documents.length}`);
    if (isRead) return documents;
  }
  throw new Error('nine papers did not settle');
}
