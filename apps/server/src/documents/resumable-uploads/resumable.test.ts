import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { createUploadTenant, type UploadTenant } from '../../testing/upload-tenant.ts';
import { resumablePath } from './serve-resumable.ts';
import { sweepUploads } from './cancel-upload.ts';

let tenant: UploadTenant;
let { realm, served, owner, token, applicantUid } = {} as UploadTenant;

const picture = (side = 600) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  tenant = await createUploadTenant(['applicant', 'agency', 'reviewer']);
  ({ realm, served, owner, token, applicantUid } = tenant);
});
afterAll(() => tenant?.close());

const b64 = (text: string) => Buffer.from(text).toString('base64');
interface Asked {
  readonly headers?: Record<string, string>;
  readonly payload?: Buffer;
  readonly as?: string;
}
async function ask(
  method: 'POST' | 'PATCH' | 'HEAD' | 'GET' | 'DELETE',
  url: string,
  { headers, payload, as }: Asked = {},
) {
  const reply = await served.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${as ?? token}`,
      'realm-client-id': realm.path,
      'tus-resumable': '1.0.0',
      ...headers,
    },
    ...(payload ? { payload } : {}),
  });
  const result = reply.headers['upload-result'];
  return {
    status: reply.statusCode,
    offset: Number(reply.headers['upload-offset']),
    location: String(reply.headers.location),
    result:
      typeof result === 'string'
        ? (JSON.parse(Buffer.from(result, 'base64').toString()) as {
            docId?: string;
            refused?: { code: string; docId: string | null };
          })
        : undefined,
    body: reply.body,
  };
}
const begin = (bytes: number, more: Record<string, string> = {}, as?: string) =>
  ask('POST', resumablePath, {
    headers: {
      'upload-length': String(bytes),
      'upload-metadata': Object.entries({ filename: 'pass.jpg', applicantUid, filetype: 'image/jpeg', ...more })
        .map(([name, value]) => `${name} ${b64(value)}`)
        .join(','),
    },
    ...(as ? { as } : {}),
  });
const patch = (url: string, offset: number, payload: Buffer, as?: string) =>
  ask('PATCH', url, {
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload,
    ...(as ? { as } : {}),
  });

test('accepts a file in parts on several servers and creates one document', async () => {
  const bytes = await picture();
  const { status, location } = await begin(bytes.length);
  expect(status).toBe(201);
  expect((await patch(location, 0, bytes.subarray(0, 100_000))).offset).toBe(100_000);
  served = await tenant.restart();
  expect((await ask('HEAD', location)).offset).toBe(100_000);
  const last = await patch(location, 100_000, bytes.subarray(100_000));
  expect([last.status, last.offset]).toEqual([204, bytes.length]);
  const { docId } = last.result!;
  const row = await owner.get<{ object_key: string; state: string }>(sql`
    select u.object_key, d.state from document d join upload u on u.upload_uid = d.upload_uid where d.document_uid = ${docId}`);
  expect(row.state).toBe('uploaded');
  expect((await served.parts.sealedObjects.get(owner, applicantUid, row.object_key)).equals(bytes)).toBe(true);
  expect(JSON.parse((await ask('GET', location)).body)).toEqual({ offset: bytes.length, length: bytes.length, docId });
});

test('seals every part and removes the parts when the file is complete', async () => {
  const bytes = await picture();
  const { location } = await begin(bytes.length);
  await patch(location, 0, bytes.subarray(0, 50_000));
  const { part_keys } = await owner.get<{ part_keys: string[] }>(
    sql`select part_keys from upload_session where upload_session_uid = ${location.split('/').at(-1)}`,
  );
  expect((await served.parts.store.get(part_keys[0]!)).includes('JFIF')).toBe(false);
  await patch(location, 50_000, bytes.subarray(50_000));
  await expect(served.parts.store.get(part_keys[0]!)).rejects.toThrow();
});

test('accepts one of two identical parts sent at the same time', async () => {
  const bytes = await picture();
  const { location } = await begin(bytes.length);
  const both = await Promise.all([1, 2, 3, 4].map(() => patch(location, 0, bytes.subarray(0, 60_000))));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
  expect((await patch(location, 60_000, bytes.subarray(60_000))).result!.docId).toBeDefined();
});

test('rejects a wrong offset and more bytes than announced', async () => {
  const { location } = await begin(1_000);
  expect((await patch(location, 5, Buffer.alloc(10))).status).toBe(409);
  expect((await patch(location, 0, Buffer.alloc(1_001))).status).toBe(413);
  expect((await ask('HEAD', location)).offset).toBe(0);
});

test('reports a duplicate and an unsupported file at the end', async () => {
  const bytes = await picture();
  const first = await begin(bytes.length);
  const { docId } = (await patch(first.location, 0, bytes)).result!;
  const second = await begin(bytes.length);
  expect((await patch(second.location, 0, bytes)).result).toMatchObject({
    refused: { code: 'upload.duplicate', docId },
  });
  const program = Buffer.from('MZ this is a program');
  const third = await begin(program.length);
  expect((await patch(third.location, 0, program)).result).toMatchObject({ refused: { code: 'upload.notWhatItSays' } });
});

test('keeps what arrived before the connection broke', async () => {
  await served.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = served.app.server.address() as AddressInfo;
  const bytes = await picture();
  const { location } = await begin(bytes.length);
  const socket = connect(port, '127.0.0.1');
  const head = [
    `PATCH ${location} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    `realm-client-id: ${realm.path}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes.length}`,
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n`);
  socket.write(bytes.subarray(0, 120_000), () => setTimeout(() => socket.destroy(), 200));
  await expect.poll(async () => (await ask('HEAD', location)).offset, { timeout: 5_000 }).toBe(120_000);
  expect((await patch(location, 120_000, bytes.subarray(120_000))).result!.docId).toBeDefined();
});

test('rejects other people, and people who may not add documents', async () => {
  const { location } = await begin(1_000);
  const agency = await realm.token('agency');
  expect((await ask('HEAD', location, { as: agency })).status).toBe(404);
  expect((await patch(location, 0, Buffer.alloc(10), agency)).status).toBe(404);
  expect((await begin(1_000, {}, await realm.token('reviewer'))).status).toBe(403);
  expect((await begin(1_000, { applicantUid: randomUUID() })).status).toBe(404);
  expect((await begin(1_000, {}, 'a.b.c')).status).toBe(401);
  expect((await ask('HEAD', `${resumablePath}/none`)).status).toBe(404);
});

test('rejects a file that is too large and missing metadata at the start', async () => {
  expect((await begin(26 * 1024 * 1024)).status).toBe(422);
  expect((await ask('POST', resumablePath, { headers: { 'upload-length': '10' } })).status).toBe(422);
  expect((await ask('POST', resumablePath, { headers: { 'tus-resumable': '0.2' } })).status).toBe(422);
});

test('deletes a cancelled upload, and an abandoned one after a day', async () => {
  const stopped = await begin(1_000);
  expect((await ask('DELETE', stopped.location)).status).toBe(204);
  expect((await ask('HEAD', stopped.location)).status).toBe(404);
  const left = await begin(1_000);
  const worker = served.parts.tenants.forRealm(realm.realmId);
  const before = await sweepUploads(worker, Date.now());
  expect([before, (await ask('HEAD', left.location)).status]).toEqual([0, 200]);
  expect(await sweepUploads(worker, Date.now() + 25 * 3_600_000)).toBeGreaterThan(0);
  expect((await ask('HEAD', left.location)).status).toBe(404);
});
