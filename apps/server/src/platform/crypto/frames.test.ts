import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  SealedObjectError,
  openFrames,
  openObject,
  plainSize,
  frameRange,
  saltBytes,
  sealObject,
  type ObjectName,
} from './frames.ts';

const secret = randomBytes(32);
const realmId = randomUUID();
const name = (objectKey: string, realm = realmId): ObjectName => ({
  realmId: realm,
  objectKey,
  keyFor: (salt) => Buffer.from(hkdfSync('sha256', secret, salt, objectKey, 32)),
});
const frame = 65_536;
const sealedFrame = frame + 16;

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 3 * frame + 7])('%i bytes come back as they were', (size) => {
  const plain = randomBytes(size);
  const sealed = sealObject(name('a/b/c'), plain);
  expect(openObject(name('a/b/c'), sealed).equals(plain)).toBe(true);
  expect(plainSize(sealed.length)).toBe(size);
});

test('does not open an object of another realm or key, or with a changed bit', () => {
  const sealed = sealObject(name('a/b/c'), randomBytes(frame + 100));
  expect(() => openObject(name('a/b/d'), sealed)).toThrow(SealedObjectError);
  expect(() => openObject(name('a/b/c', randomUUID()), sealed)).toThrow(SealedObjectError);
  for (const at of [0, 1, saltBytes, saltBytes + frame, saltBytes + sealedFrame, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => openObject(name('a/b/c'), changed)).toThrow(SealedObjectError);
  }
});

test('does not open an object that was cut, reordered, duplicated or extended', () => {
  const sealed = sealObject(name('a'), randomBytes(3 * frame));
  const head = sealed.subarray(0, saltBytes);
  const [one, two, three] = [0, 1, 2].map((n) =>
    sealed.subarray(saltBytes + n * sealedFrame, saltBytes + (n + 1) * sealedFrame),
  ) as [Buffer, Buffer, Buffer];
  const wrong = [
    [one, two],
    [one],
    [],
    [two, one, three],
    [one, three],
    [one, two, two, three],
    [one, two, three, three],
    [one, two, three, Buffer.alloc(40)],
    [three],
  ];
  for (const frames of wrong)
    expect(() => openObject(name('a'), Buffer.concat([head, ...frames]))).toThrow(SealedObjectError);
  expect(() => openObject(name('a'), sealed.subarray(0, -5))).toThrow(SealedObjectError);
});

test('does not open a frame of an earlier write in a later one', () => {
  const [earlier, later] = [randomBytes(2 * frame), randomBytes(2 * frame)].map((plain) =>
    sealObject(name('a'), plain),
  );
  const mixed = Buffer.concat([
    later!.subarray(0, saltBytes + sealedFrame),
    earlier!.subarray(saltBytes + sealedFrame),
  ]);
  expect(() => openObject(name('a'), mixed)).toThrow(SealedObjectError);
});

test('opens frames from the middle on their own', () => {
  const plain = randomBytes(5 * frame + 9);
  const sealed = sealObject(name('a'), plain);
  const read = (from: number, count: number) => {
    const { start, end, isLast } = frameRange(sealed.length, from, count);
    return openFrames(name('a'), sealed.subarray(0, saltBytes), sealed.subarray(start, end), from, isLast);
  };
  expect(read(2, 2).equals(plain.subarray(2 * frame, 4 * frame))).toBe(true);
  expect(read(4, 9).equals(plain.subarray(4 * frame))).toBe(true);
});
