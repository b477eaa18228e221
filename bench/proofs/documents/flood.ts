import { openClient } from '../../../apps/server/src/access/tenant-db.ts';
import { count } from './count.ts';
import { openDesk, type Desk } from './desk.ts';
import type { OwnHouse } from './own-house.ts';
import { longLetter, photo, type Paper } from './papers.ts';

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
  readonly waitingAtTheEnd: number; // papers of the flood still to be read: it was one till the end
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

// One realm sends as much as it can; another sends one passport at a time.
export async function flood(house: OwnHouse, order: FloodOrder): Promise<FloodFacts> {
  const [floods, quiet] = [await house.realm(), await house.realm()];
  const [many, one] = [await openDesk(house, floods), await openDesk(house, quiet)];
  await timed(one, 'warm');
  const quietMs: number[] = [];
  for (let n = 0; n < order.tries; n++) quietMs.push(await timed(one, `quiet ${n}`));
  const papers: Paper[] = [];
  for (let n = 0; n < order.files; n++) papers.push(await longLetter(`${floods.path} ${n}`, order.pagesEach));
  // Scans among them from the beginning to the end.
  const every = papers.length / order.scans;
  for (let n = 0; n < order.scans; n++)
    papers.splice(Math.floor(n * (every + 1)), 0, await photo(`${floods.path} ${n}`));
  const sent = new Set<string>();
  let next = 0;
  const sender = async () => {
    for (let at = next++; at < papers.length; at = next++) sent.add(await many.send(papers[at]!));
  };
  await Promise.all(Array.from({ length: 6 }, sender));
  const floodedMs: number[] = [];
  for (let n = 0; n < order.tries; n++) floodedMs.push(await timed(one, `flooded ${n}`));
  const { stuck } = await count(house, floods.realmId, sent);
  await deleteAll(house, floods.realmId); // what is left of it is not read any more
  return {
    quietMs,
    floodedMs,
    ratio: Number((median(floodedMs) / median(quietMs)).toFixed(2)),
    waitingAtTheEnd: stuck,
  };
}

async function deleteAll(house: OwnHouse, realmId: string): Promise<void> {
  const owner = await openClient(house.database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
  await owner.query('update document set deleted_at = now(), run_epoch = run_epoch + 1');
  await owner.end();
}

async function timed(desk: Desk, seed: string): Promise<number> {
  const paper = await photo(`${desk.realm.path} ${seed}`);
  const began = performance.now();
  const { state } = await desk.settles(await desk.send(paper));
  if (state !== 'checked') throw new Error(`a passport ended as ${state}`);
  return Math.round(performance.now() - began);
}
