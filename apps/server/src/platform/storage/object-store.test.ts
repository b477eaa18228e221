import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { openTamperingProxy, type Tamper } from '../../testing/outside/tampering-proxy.ts';
import { ObjectMissing, StoreUnavailable } from './object-store.errors.ts';
import { s3ObjectStore, type ObjectStoreConfig } from './object-store.ts';

const config = process.env as unknown as ObjectStoreConfig;
const store = s3ObjectStore(config);
const folder = `test/${randomUUID()}`;
const bytes = randomBytes(200_000);
const key = `${folder}/one`;

afterAll(async () => {
  await store.remove([key, `${folder}/two`]);
  store.close();
});

test('returns stored bytes, whole or in part', async () => {
  await store.put(key, bytes);
  expect((await store.get(key)).equals(bytes)).toBe(true);
  expect((await store.get(key, { start: 100, end: 300 })).equals(bytes.subarray(100, 300))).toBe(true);
  expect(await store.size(key)).toBe(bytes.length);
  expect(await store.ready()).toBe(true);
});

test('reports missing objects and allows removing them again', async () => {
  await store.put(`${folder}/two`, bytes);
  await store.remove([`${folder}/two`, `${folder}/never`]);
  await expect(store.get(`${folder}/two`)).rejects.toBeInstanceOf(ObjectMissing);
  await expect(store.size(`${folder}/two`)).rejects.toBeInstanceOf(ObjectMissing);
});

test('lists objects by age', async () => {
  const listed = async (before: Date) => (await Array.fromAsync(store.olderThan(`${folder}/`, before))).flat();
  expect(await listed(new Date(Date.now() + 60_000))).toEqual([key]);
  expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
});

test('rejects bytes that do not match their checksum', async () => {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  });
  const wrong = { Bucket: config.S3_BUCKET, Key: `${folder}/two`, Body: bytes, ChecksumSHA256: 'A'.repeat(43) + '=' };
  await expect(client.send(new PutObjectCommand(wrong))).rejects.toThrow();
  client.destroy();
  const putThrough = async (tamper: Tamper) => {
    const proxy = await openTamperingProxy(config.S3_ENDPOINT, tamper);
    const through = s3ObjectStore({ ...config, S3_ENDPOINT: proxy.url });
    await through.put(`${folder}/two`, bytes).finally(() => {
      through.close();
      proxy.close();
    });
  };
  const changed = { body: (body: Buffer) => (body.writeUInt8(body[9]! ^ 1, 9), body) };
  await expect(putThrough(changed)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.get(`${folder}/two`)).rejects.toBeInstanceOf(ObjectMissing);
  await putThrough({});
  expect((await store.get(`${folder}/two`)).equals(bytes)).toBe(true);
  await store.remove([`${folder}/two`]);
});

test('reports an unreachable or refusing store as unavailable', async () => {
  const away = s3ObjectStore({ ...config, S3_ENDPOINT: 'http://127.0.0.1:9' });
  const stranger = s3ObjectStore({ ...config, S3_SECRET_KEY: 'another-secret' });
  try {
    await expect(away.get(key)).rejects.toMatchObject({ code: 'part.unavailable' });
    await expect(stranger.get(key)).rejects.toMatchObject({ code: 'part.unavailable' });
    expect(await away.ready()).toBe(false);
  } finally {
    away.close();
    stranger.close();
  }
});

test('gives up on a store that stalls, at once or half-way', async () => {
  for (const begins of [false, true]) {
    const silent = createServer((request, reply) => {
      request.resume();
      if (begins) reply.writeHead(200, { 'content-length': '1000' }).write('abc');
    });
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const { port } = silent.address() as AddressInfo;
    const away = s3ObjectStore({ ...config, S3_ENDPOINT: `http://127.0.0.1:${port}` }, undefined, 300);
    await expect(away.get(key)).rejects.toMatchObject({ code: 'part.unavailable' });
    away.close();
    silent.closeAllConnections();
    silent.close();
  }
});

test('reports a missing bucket as a store fault, not a missing object', async () => {
  const nowhere = s3ObjectStore({ ...config, S3_BUCKET: `none-${randomUUID()}` });
  await expect(nowhere.put(key, bytes)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(nowhere.get(key)).rejects.toBeInstanceOf(StoreUnavailable);
  nowhere.close();
});
