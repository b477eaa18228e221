import { setTimeout as wait } from 'node:timers/promises';
import { count, type Counted } from './count.ts';
import { openDesk } from './desk.ts';
import { disasters, strike } from './disasters.ts';
import type { OwnHouse } from './own-house.ts';
import { letter, photo, type Paper } from './papers.ts';

export interface StormOrder {
  readonly letters: number;
  readonly photos: number;
  readonly awaySeconds: number;
}

const sendersAtOnce = 4;
const settleSeconds = 300; // without one more paper read: what waits behind others on a slow machine is not stuck

// Papers are sent, and every part is taken away once in between. Whoever sends does so until it is acknowledged.
export async function storm(house: OwnHouse, order: StormOrder): Promise<Counted & { settledAfterSeconds: number }> {
  const realm = await house.realm();
  const desk = await openDesk(house, realm);
  const total = order.letters + order.photos;
  const everyPhoto = Math.ceil(total / order.photos);
  const acknowledged = new Set<string>();
  let next = 0;
  let written: Promise<void> = Promise.resolve();
  const strikeAt = (sent: number) => {
    const at = disasters.findIndex((_each, n) => sent === Math.floor(((n + 1) * total) / (disasters.length + 1)));
    if (at === -1) return;
    written = written.then(() => {
      console.error(`after ${acknowledged.size} of ${total}: ${disasters[at]}`);
      return strike(house, disasters[at]!, order.awaySeconds);
    });
  };
  const sender = async () => {
    for (;;) {
      const n = next++;
      if (n >= total) return;
      const paper: Paper = await (n % everyPhoto === 0 ? photo(`storm ${n}`) : letter(`storm ${n}`));
      acknowledged.add(await desk.send(paper));
      strikeAt(acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, sender));
  await written;
  const began = Date.now();
  let [left, movedAt] = [Infinity, began];
  for (;;) {
    const counted = await count(house, realm.realmId, acknowledged);
    if (counted.stuck < left) [left, movedAt] = [counted.stuck, Date.now()];
    const isStill = Date.now() - movedAt > settleSeconds * 1_000;
    const settledAfterSeconds = Math.round((Date.now() - began) / 1_000);
    if (counted.stuck === 0 || isStill) return { ...counted, settledAfterSeconds };
    await wait(1_000);
  }
}
