import { setTimeout as wait } from 'node:timers/promises';
import type { Document } from '@visawright/contract/documents/document.ts';
import { nineDocuments } from '@visawright/specimens/documents/nine-documents.ts';
import type { Desk } from '../../proofs/documents/desk.ts';

const times = 3; // each for a new applicant, because the same file would be refused as a duplicate
const patienceMs = 600_000;

export interface NineRead {
  readonly pages: number;
  readonly seconds: readonly number[];
}

// Sends one file of nine documents and measures the time until all nine have their values.
export async function readNineDocuments(openDesk: () => Promise<Desk>): Promise<NineRead> {
  const { bytes, documents: expected, pages } = await nineDocuments();
  const wanted = expected.map(({ kind }) => kind).toSorted();
  const seconds: number[] = [];
  for (let n = 0; n < times; n++) {
    const desk = await openDesk();
    const began = performance.now();
    await desk.send({ name: 'documents.pdf', bytes });
    const documents = await settled(desk, wanted.length, began + patienceMs);
    seconds.push(Number(((performance.now() - began) / 1_000).toFixed(1)));
    const found = documents.map(({ kind }) => kind ?? '').toSorted();
    if (found.join() !== wanted.join()) throw new Error(`nine documents became ${found.join(', ')}`);
  }
  return { pages, seconds };
}

async function settled(desk: Desk, count: number, until: number): Promise<Document[]> {
  for (; performance.now() < until; await wait(100)) {
    const documents = await desk.documents();
    const ended = documents.find(({ state }) => state === 'rejected' || state === 'failed');
    if (ended) throw new Error(`one of nine documents ended as ${ended.state}`);
    const isRead = documents.length > 0 && documents.every(({ state }) => state === 'checked');
    if (isRead && documents.length !== count) throw new Error(`nine documents became ${documents.length}`);
    if (isRead) return documents;
  }
  throw new Error('nine documents did not settle');
}
