import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../../platform/access/actor.types.ts';
import { sql } from '../../../../platform/db/db.ts';
import { createChannelTenant, type ChannelTenant } from '../../../../testing/outside/channel-tenant.ts';
import { createBrowserSubscription, openPushServer } from '../../../../testing/outside/message-servers.ts';
import { getChannels } from '../own-channels.ts';
import { saveRealmChannel } from '../settings/realm-channels.ts';
import { addPushDevice, removePushDevice } from './push-devices.ts';

let tenant: ChannelTenant;
let server: Awaited<ReturnType<typeof openPushServer>>;
let status = 201;
beforeAll(async () => {
  tenant = await createChannelTenant();
  server = await openPushServer({ status: () => status });
});
afterAll(async () => {
  server?.close();
  await tenant?.close();
});

const outside = (path: string) => ({ ...createBrowserSubscription('https://push.example.org').device, endpoint: path });
const add = (actor: Actor, device: object) => addPushDevice(tenant.handlerCall(actor), { body: device } as never);
const devicesOf = async (actor: Actor) => (await getChannels(tenant.handlerCall(actor), {} as never)).push.devices;

test('another person’s browser looks like none, and its address leaves the database sealed', async () => {
  const [mine, other] = [await tenant.person('agent'), await tenant.person('agent')];
  const { push } = await add(mine, outside('https://push.example.org/send/canary-address'));
  expect(push.devices).toMatchObject([{ name: 'Chrome on Windows', usedAt: null }]);
  const { deviceUid } = push.devices[0]!;
  const remove = (actor: Actor) => removePushDevice(tenant.handlerCall(actor), { body: { deviceUid } } as never);
  await expect(remove(other)).rejects.toMatchObject({ code: 'record.notFound' });
  const { rows } = await tenant.owner.get<{ rows: string }>(sql`
    select string_agg(to_jsonb(d)::text || encode(d.subscription, 'escape'), '') as rows from push_device d
    where realm_id = ${tenant.realmId}`);
  expect(rows).not.toContain('canary');
  expect((await remove(mine)).push.devices).toEqual([]);
});

test('a browser belongs to the person who added it last', async () => {
  const [first, second] = [await tenant.person('agent'), await tenant.person('agent')];
  await add(first, outside('https://push.example.org/send/shared'));
  await add(second, outside('https://push.example.org/send/shared'));
  expect([await devicesOf(first), (await devicesOf(second)).length]).toEqual([[], 1]);
});

test('refuses internal addresses, keys off the curve and an eleventh browser', async () => {
  const person = await tenant.person('agent');
  for (const inside of ['https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://[::1]/x', 'https://push.internal/x'])
    await expect(add(person, outside(inside)), inside).rejects.toMatchObject({ code: 'channel.addressRefused' });
  const wrong = { ...outside('https://push.example.org/k'), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  await expect(add(person, wrong)).rejects.toMatchObject({ code: 'push.keyInvalid' });
  for (let n = 0; n < 10; n++) await add(person, outside(`https://push.example.org/${n}`));
  await expect(add(person, outside('https://push.example.org/10'))).rejects.toMatchObject({ code: 'push.tooMany' });
});

test('sends each browser one sealed message with kind and reference only, and not again when asked again', async () => {
  const person = await tenant.person('agent');
  const browsers = [createBrowserSubscription(server.url), createBrowserSubscription(server.url)];
  for (const { device } of browsers) await tenant.insertDevice(person, device);
  const key = randomUUID();
  expect(await tenant.send('push', person, key)).toBe('delivered');
  expect(await tenant.send('push', person, key)).toBe('delivered');
  expect(server.received).toHaveLength(2);
  for (const { device, read } of browsers) {
    const got = server.received.find(({ path }) => device.endpoint.endsWith(path))!;
    expect(got.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: key.replaceAll('-', ''),
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    });
    expect(read(got.body)).toEqual({
      tag: key,
      title: 'Application A-7K2M9Q still needs documents',
      from: expect.any(String),
      lang: 'en',
      link: expect.stringMatching(/^https:\/\/visas\.test\/[\w-]+#\/notifications$/),
    });
    expect(got.body.toString('latin1')).not.toMatch(/Asha|Rao|A-7K2M9Q/);
  }
  expect((await devicesOf(person)).every(({ usedAt }) => usedAt !== null)).toBe(true);
});

test('a browser that is gone is removed; a busy push service is asked again', async () => {
  const person = await tenant.person('agent');
  await tenant.insertDevice(person, createBrowserSubscription(server.url).device);
  status = 429;
  const key = randomUUID();
  await expect(tenant.send('push', person, key)).rejects.toThrow();
  expect(await tenant.messages(key)).toEqual([{ state: 'claimed', cause: 'http 429', turn: 1 }]);
  status = 201;
  expect(await tenant.send('push', person, key)).toBe('delivered');
  status = 410;
  expect(await tenant.send('push', person)).toBe('refused');
  expect(await devicesOf(person)).toEqual([]);
  expect(await tenant.send('push', person)).toBe('dropped');
  status = 201;
});

test('nothing is sent to an address inside, whatever is stored', async () => {
  const person = await tenant.person('agent');
  const inside = outside('https://10.0.0.1/send');
  await tenant.insertDevice(person, inside);
  const key = randomUUID();
  await expect(tenant.send('push', person, key)).rejects.toThrow();
  expect(await tenant.messages(key)).toEqual([{ state: 'claimed', cause: 'address', turn: 1 }]);
});

test('a realm switches push messages off', async () => {
  const person = await tenant.person('agent');
  await tenant.insertDevice(person, createBrowserSubscription(server.url).device);
  const set = (isOn: boolean) =>
    saveRealmChannel(tenant.handlerCall(tenant.admin), { body: { channel: 'push', isOn } } as never);
  expect((await set(false)).push).toMatchObject({ isOn: false });
  expect(await tenant.send('push', person)).toBe('dropped');
  await expect(add(person, outside('https://push.example.org/off'))).rejects.toMatchObject({
    code: 'channel.notOffered',
  });
  await set(true);
  expect(await tenant.send('push', person)).toBe('delivered');
});
