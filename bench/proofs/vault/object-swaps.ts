import { randomBytes, randomInt } from 'node:crypto';
import type { Attempt } from './attempt.types.ts';
import type { Stage } from './stage.ts';
import type { Target } from './targets.ts';

const head = 17;
const frame = 65_536 + 16;

// What an attacker with access to the bucket could put in place of an object.
function forgeries(own: Buffer, others: readonly (readonly [why: string, sealed: Buffer])[]): [string, Buffer][] {
  const start = own.subarray(0, head);
  const frames: Buffer[] = [];
  for (let at = head; at < own.length; at += frame) frames.push(own.subarray(at, at + frame));
  const made = (...parts: Buffer[]) => Buffer.concat([start, ...parts]);
  const flipped = (at: number) => {
    const changed = Buffer.from(own);
    changed[at]! ^= 1 << randomInt(8);
    return changed;
  };
  const list: [string, Buffer][] = [
    ...others.map(([why, sealed]): [string, Buffer] => [`${why} in its place`, sealed]),
    ...others.map(([why, sealed]): [string, Buffer] => [`frames of ${why}`, made(sealed.subarray(head))]),
    ['its last byte cut off', own.subarray(0, -1)],
    ['cut in the middle', own.subarray(0, head + Math.floor((own.length - head) / 2))],
    ['only its head', start],
    ['nothing', Buffer.alloc(0)],
    ['more behind it', Buffer.concat([own, randomBytes(40)])],
    ['its last frame twice', Buffer.concat([own, frames.at(-1)!])],
    ['a plain file', Buffer.from('%PDF-1.7 a plain file')],
    ['a changed version', flipped(0)],
    ['a changed salt', flipped(5)],
    ['a changed tag', flipped(own.length - 3)],
    ['a changed bit', flipped(randomInt(head, own.length))],
  ];
  if (frames.length > 1)
    list.push(
      ['cut after a frame', made(...frames.slice(0, -1))],
      ['its first frame left out', made(...frames.slice(1))],
      ['its last two frames exchanged', made(...frames.slice(0, -2), frames.at(-1)!, frames.at(-2)!)],
    );
  if (frames.length > 2)
    list.push(
      ['its first two frames exchanged', made(frames[1]!, frames[0]!, ...frames.slice(2))],
      ['a frame twice', made(frames[0]!, ...frames)],
    );
  return list;
}

export async function objectSwaps(
  { bucket, get }: Stage,
  targets: readonly Target[],
  strangers: { readonly person: Target; readonly realm: Target },
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const target of targets) {
    const { objectKey, who } = target;
    const own = await bucket.store.get(objectKey);
    const control = await get(who, target.url());
    if (control.status !== 200) throw new Error(`the ${target.kind} itself was not shown: ${control.status}`);
    const another = targets.find((each) => each.objectKey !== objectKey && each.kind === target.kind);
    const others = [
      ...(another ? [['another object', await bucket.store.get(another.objectKey)] as const] : []),
      ["another person's object", await bucket.store.get(strangers.person.objectKey)] as const,
      ["another realm's object", await bucket.store.get(strangers.realm.objectKey)] as const,
    ];
    for (const [why, forged] of forgeries(own, others)) {
      await bucket.store.put(objectKey, forged);
      const { status } = await get(who, target.url());
      attempts.push({ what: `${target.kind}: ${why}`, isRefused: status !== 200, answer: status });
    }
    await bucket.store.put(objectKey, own);
    const { bytes } = await get(who, target.url());
    if (!bytes.equals(control.bytes)) throw new Error(`the ${target.kind} has changed`);
  }
  return attempts;
}
