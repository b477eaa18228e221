import { setTimeout as wait } from 'node:timers/promises';
import { countDocuments, type DocumentCounts } from './count-documents.ts';
import { openDesk } from './desk.ts';
import { disasters, strike } from './disasters.ts';
import type { OwnStack } from './own-stack.ts';
import { letter, photo, type TestDocument } from './test-files.ts';

export interface StormOrder {
  readonly letters: number;
  readonly photos: number;
  readonly awaySeconds: number;
}

const sendersAtOnce = 4;
const settleSeconds = 300; // without progress: on a slow machine a document that waits behind others is not stuck

// Sends documents and makes every part fail once meanwhile. Each document is sent again until it is acknowledged.
export async function storm(
  stack: OwnStack,
  order: StormOrder,
): Promise<DocumentCounts & { settledAfterSeconds: number }> {
  const realm = await stack.realm();
  const desk = await openDesk(stack, realm);
  const total = order.letters + order.photos;
  const everyPhoto = Math.ceil(total / order.photos);
  const acknowledged = new Set<string>();
  let next = 0;
  let strikes: Promise<void> = Promise.resolve();
  const strikeAt = (sent: number) => {
    const at = disasters.findIndex((_each, n) => sent === Math.floor(((n + 1) * total) / (disasters.length + 1)));
    if (at === -1) return;
    strikes = strikes.then(() => {
      console.error(`after ${acknowledged.size} of ${total}: ${disasters[at]}`);
      return strike(stack, disasters[at]!, order.awaySeconds);
    });
  };
  const sender = async () => {
    for (;;) {
      const n = next++;
      if (n >= total) return;
      const document: TestDocument = await (n % everyPhoto === 0 ? photo(`storm ${n}`) : letter(`storm ${n}`));
      acknowledged.add(await desk.send(document));
      strikeAt(acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, sender));
  await strikes;
  const began = Date.now();
  let [left, movedAt] = [Infinity, began];
  for (;;) {
    const counted = await countDocuments(stack, realm.realmId, acknowledged);
    if (counted.stuck < left) [left, movedAt] = [counted.stuck, Date.now()];
    const isStill = Date.now() - movedAt > settleSeconds * 1_000;
    const settledAfterSeconds = Math.round((Date.now() - began) / 1_000);
    if (counted.stuck === 0 || isStill) return { ...counted, settledAfterSeconds };
    await wait(1_000);
  }
}
