import { openClient } from '@visawright/server/tools.ts';
import { countDocuments } from './count-documents.ts';
import { openDesk, type Desk } from './desk.ts';
import type { OwnStack } from './own-stack.ts';
import { longLetter, photo, type TestDocument } from './test-files.ts';

export interface FloodOrder {
  readonly files: number;
  readonly pagesEach: number;
  readonly scans: number;
  readonly tries: number;
}

export interface FloodFacts {
  readonly quietMs: readonly number[];
  readonly floodedMs: readonly number[];
  readonly ratio: number; // of the medians
  readonly waitingAtTheEnd: number; // documents of the flood that are still unread, which shows that the load lasted until the end
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

// One realm sends as many documents as it can while another sends one passport at a time.
export async function flood(stack: OwnStack, order: FloodOrder): Promise<FloodFacts> {
  const [floods, quiet] = [await stack.realm(), await stack.realm()];
  const [many, one] = [await openDesk(stack, floods), await openDesk(stack, quiet)];
  await timed(one, 'warm');
  const quietMs: number[] = [];
  for (let n = 0; n < order.tries; n++) quietMs.push(await timed(one, `quiet ${n}`));
  const documents: TestDocument[] = [];
  for (let n = 0; n < order.files; n++) documents.push(await longLetter(`${floods.path} ${n}`, order.pagesEach));
  // Distributes the scans evenly among the letters.
  const every = documents.length / order.scans;
  for (let n = 0; n < order.scans; n++)
    documents.splice(Math.floor(n * (every + 1)), 0, await photo(`${floods.path} ${n}`));
  const sent = new Set<string>();
  let next = 0;
  const sender = async () => {
    for (let at = next++; at < documents.length; at = next++) sent.add(await many.send(documents[at]!));
  };
  await Promise.all(Array.from({ length: 6 }, sender));
  const floodedMs: number[] = [];
  for (let n = 0; n < order.tries; n++) floodedMs.push(await timed(one, `flooded ${n}`));
  const { stuck } = await countDocuments(stack, floods.realmId, sent);
  await deleteAll(stack, floods.realmId); // so that the remaining documents are not read
  return {
    quietMs,
    floodedMs,
    ratio: Number((median(floodedMs) / median(quietMs)).toFixed(2)),
    waitingAtTheEnd: stuck,
  };
}

async function deleteAll(stack: OwnStack, realmId: string): Promise<void> {
  const owner = await openClient(stack.database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
  await owner.query('update document set deleted_at = now(), run_epoch = run_epoch + 1');
  await owner.end();
}

async function timed(desk: Desk, seed: string): Promise<number> {
  const document = await photo(`${desk.realm.path} ${seed}`);
  const began = performance.now();
  const { state } = await desk.settles(await desk.send(document));
  if (state !== 'checked') throw new Error(`a passport ended as ${state}`);
  return Math.round(performance.now() - began);
}
