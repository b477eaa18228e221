import { setTimeout as wait } from 'node:timers/promises';
import { isSettled, type Document } from '@visawright/contract/document.ts';
import { openClient } from '../../../apps/server/src/access/tenant-db.ts';
import { openSocket } from '../../../apps/server/src/testing/sockets.ts';
import { openDesk } from './desk.ts';
import type { OwnHouse } from './own-house.ts';
import { letter } from './papers.ts';

export interface CutFacts {
  readonly papers: number;
  readonly toldBeforeTheCut: number;
  readonly differences: number; // between what the screen shows in the end and the database
}

// A screen follows the hints and re-reads; at 30 % its socket is cut, and it asks every second instead.
export async function socketCut(house: OwnHouse, papers: number): Promise<CutFacts> {
  const desk = await openDesk(house, await house.realm());
  const page = await openSocket(house.url, { token: await desk.token(), realm: desk.realm.path });
  const done = () => page.heard.filter(({ event }) => event === 'document:done').length;
  let screen: Document[] = [];
  const docIds: string[] = [];
  for (let n = 0; n < papers; n++) docIds.push(await desk.send(await letter(`${desk.realm.path} ${n}`)));
  for (const end = Date.now() + 120_000; done() < papers * 0.3 && Date.now() < end;) await wait(50);
  const toldBeforeTheCut = done();
  page.socket.disconnect();
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(1_000)) {
    screen = await desk.documents();
    if (screen.length === papers && screen.every(({ state }) => isSettled(state))) break;
  }
  return { papers, toldBeforeTheCut, differences: await compare(house, desk.realm.realmId, screen, docIds) };
}

async function compare(
  house: OwnHouse,
  realmId: string,
  screen: readonly Document[],
  docIds: readonly string[],
): Promise<number> {
  const owner = await openClient(house.database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    const { rows } = await owner.query<{ uid: string; told: string }>(
      `select document_uid as uid, concat_ws(' ', state, version, category, kind, page_count, to_confirm) as told from document`,
    );
    const kept = new Map(rows.map(({ uid, told }) => [uid, told]));
    const shown = new Map(
      screen.map((each) => [
        each.docId,
        [each.state, each.version, each.category, each.kind, each.pages, each.toConfirm]
          .filter((part) => part !== null)
          .join(' '),
      ]),
    );
    return docIds.filter((docId) => shown.get(docId) === undefined || shown.get(docId) !== kept.get(docId)).length;
  } finally {
    await owner.end();
  }
}
