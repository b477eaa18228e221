import { setTimeout as wait } from 'node:timers/promises';
import { type Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { openClient } from '@visawright/server/tools.ts';
import { openSocket } from '@visawright/server/testing.ts';
import { openDesk } from './desk.ts';
import type { OwnStack } from './own-stack.ts';
import { letter } from './test-files.ts';

export interface CutFacts {
  readonly documents: number;
  readonly receivedBeforeTheCut: number;
  readonly differences: number; // between the final screen and the database
}

// A screen re-reads when it receives a socket event. After 30 % of the events its socket is cut, and it polls every second instead.
export async function socketCut(stack: OwnStack, documents: number): Promise<CutFacts> {
  const desk = await openDesk(stack, await stack.realm());
  const page = await openSocket(stack.url, { token: await desk.token(), realm: desk.realm.path });
  const done = () => page.received.filter(({ event }) => event === 'document:done').length;
  let screen: Document[] = [];
  const docIds: string[] = [];
  for (let n = 0; n < documents; n++) docIds.push(await desk.send(await letter(`${desk.realm.path} ${n}`)));
  for (const end = Date.now() + 120_000; done() < documents * 0.3 && Date.now() < end;) await wait(50);
  const receivedBeforeTheCut = done();
  page.socket.disconnect();
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(1_000)) {
    screen = await desk.documents();
    if (screen.length === documents && screen.every(({ state }) => isSettled(state))) break;
  }
  return {
    documents,
    receivedBeforeTheCut,
    differences: await countDifferences(stack, desk.realm.realmId, screen, docIds),
  };
}

async function countDifferences(
  stack: OwnStack,
  realmId: string,
  screen: readonly Document[],
  docIds: readonly string[],
): Promise<number> {
  const owner = await openClient(stack.database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    const { rows } = await owner.query<{ uid: string; summary: string }>(
      `select document_uid as uid, concat_ws(' ', state, version, category, kind, page_count, to_confirm) as summary from document`,
    );
    const stored = new Map(rows.map(({ uid, summary }) => [uid, summary]));
    const shown = new Map(
      screen.map((each) => [
        each.docId,
        [each.state, each.version, each.category, each.kind, each.pages, each.toConfirm]
          .filter((part) => part !== null)
          .join(' '),
      ]),
    );
    return docIds.filter((docId) => shown.get(docId) === undefined || shown.get(docId) !== stored.get(docId)).length;
  } finally {
    await owner.end();
  }
}
