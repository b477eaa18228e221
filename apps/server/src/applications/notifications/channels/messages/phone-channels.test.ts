import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../../platform/access/actor.types.ts';
import { sql } from '../../../../platform/db/db.ts';
import { createChannelTenant, verifyToken, type ChannelTenant } from '../../../../testing/outside/channel-tenant.ts';
import { getRealmChannels, saveRealmChannel } from '../settings/realm-channels.ts';
import { recordReport } from './record-report.ts';
import { sweepMessages } from './sweep-messages.ts';

let tenant: ChannelTenant;
beforeAll(async () => {
  tenant = await createChannelTenant();
});
afterAll(() => tenant?.close());

let numbers = 0;
const withPhone = async (): Promise<[Actor, string]> => {
  const [person, number] = [await tenant.person('agent'), `+9198765${String(++numbers).padStart(5, '0')}`];
  await tenant.insertPhone(person, number);
  return [person, number];
};
const stateOf = async (messageUid: string) => (await tenant.messages(messageUid))[0]?.state;
const stopped = async ({ personUid }: Actor) =>
  (
    await tenant.owner.get<{ stopped: string[] }>(sql`
      select stopped from person_phone where realm_id = ${tenant.realmId} and person_uid = ${personUid}`)
  ).stopped;

test('nothing is sent where the realm has no provider, or the person no number', async () => {
  const [person] = await withPhone();
  for (const channel of ['sms', 'whatsapp'] as const) {
    expect(await tenant.send(channel, person)).toBe('dropped');
    await tenant.setUp(channel, false);
    expect(await tenant.send(channel, person)).toBe('dropped');
    await tenant.setUp(channel);
    expect(await tenant.send(channel, await tenant.person('agent'))).toBe('dropped');
  }
  expect([tenant.sms.received, tenant.whatsapp.received]).toEqual([[], []]);
});

test('an SMS names kind and reference, and is sent once however often it is asked for', async () => {
  const [[person, number], key] = [await withPhone(), randomUUID()];
  const ends = await Promise.all([tenant.send('sms', person, key), tenant.send('sms', person, key)]);
  expect([...ends, await tenant.send('sms', person, key)]).toEqual(['delivered', 'delivered', 'delivered']);
  const mine = tenant.sms.received.filter(({ to }) => to === number);
  expect(mine).toHaveLength(1);
  expect(mine[0]!.text).toMatch(
    /: Application A-7K2M9Q still needs documents https:\/\/visas\.test\/.+#\/notifications$/,
  );
  expect(mine[0]!.callback).toBe(`https://visas.test/callbacks/sms/${tenant.realmId}?message=${key}`);
  await expect.poll(() => stateOf(key)).toBe('delivered'); // reports came as sent, delivered, sent
});

test('WhatsApp gets the approved template in the person’s language', async () => {
  const [[person, number], key] = [await withPhone(), randomUUID()];
  expect(await tenant.send('whatsapp', person, key)).toBe('delivered');
  expect(tenant.whatsapp.received.find((each) => each.key === key)).toMatchObject({
    to: number.slice(1),
    template: 'notice',
    language: 'en',
    words: ['Application A-7K2M9Q still needs documents', expect.stringContaining('#/notifications')],
  });
  await expect.poll(() => stateOf(key)).toBe('delivered');
});

test('an attempt whose end is not known is repeated only if the provider reports nothing', async () => {
  const [person, number] = await withPhone();
  const claim = (messageUid: string, channel: string) =>
    tenant.owner.run(sql`
      insert into channel_message (realm_id, message_uid, target_uid, channel, person_uid)
      values (${tenant.realmId}, ${messageUid}, ${person.personUid}, ${channel}, ${person.personUid})`);
  const [reported, silent] = [randomUUID(), randomUUID()];
  await claim(reported, 'sms');
  const waiting = tenant.send('sms', person, reported);
  const { realmId } = tenant;
  const callback = `https://visas.test/callbacks/sms/${realmId}?message=${reported}`;
  expect((await tenant.sms.report(callback, { MessageSid: 'SM1', MessageStatus: 'sent' })).status).toBe(200);
  expect(await waiting).toBe('delivered');
  expect(tenant.sms.received.filter(({ to }) => to === number)).toEqual([]);

  await claim(silent, 'whatsapp');
  expect(await tenant.send('whatsapp', person, silent)).toBe('delivered');
  expect(tenant.whatsapp.received.filter(({ key }) => key === silent)).toHaveLength(1);
  expect((await tenant.messages(silent))[0]).toMatchObject({ turn: 2 });
});

test('a refused number is given up, a busy provider and a wrong token are tried again', async () => {
  const [[person], key] = [await withPhone(), randomUUID()];
  tenant.answers(401);
  await expect(tenant.send('whatsapp', person, key)).rejects.toThrow();
  tenant.answers(503);
  await expect(tenant.send('whatsapp', person, key)).rejects.toThrow();
  tenant.answers(400);
  expect(await tenant.send('whatsapp', person, key)).toBe('refused');
  expect(await tenant.messages(key)).toMatchObject([{ state: 'failed', cause: '131026' }]);
  expect(await tenant.send('sms', person)).toBe('refused'); // 21610: the receiver answered STOP at the provider
  expect(await stopped(person)).toEqual(['sms']);
  tenant.answers(200);
});

test('reports without a right signature look like an unknown page', async () => {
  const [[person], key] = [await withPhone(), randomUUID()];
  tenant.reports(false);
  await tenant.send('sms', person, key);
  await tenant.send('whatsapp', person, key.replace(/^./, '0'));
  tenant.reports(true);
  const callback = `https://visas.test/callbacks/sms/${tenant.realmId}?message=${key}`;
  const delivered = { MessageSid: 'SM2', MessageStatus: 'delivered' };
  expect((await tenant.sms.report(callback, delivered, 'bm90IHJpZ2h0')).status).toBe(404);
  expect((await tenant.sms.report(callback.replace(tenant.realmId, randomUUID()), delivered)).status).toBe(404);
  const status = { statuses: [{ id: 'wamid.1', status: 'read', biz_opaque_callback_data: key }] };
  expect((await tenant.whatsapp.report(status, 'another secret')).status).toBe(404);
  expect((await tenant.whatsapp.report({ ...status, metadata: { phone_number_id: '999' } })).status).toBe(200);
  expect(await stateOf(key)).toBe('accepted');
  const report = { channel: 'sms', messageUid: key, providerId: 'SM2', cause: null } as const;
  expect(await recordReport(tenant.db, { ...report, state: 'delivered' })).toBe(1);
  expect(await recordReport(tenant.db, { ...report, state: 'delivered' })).toBe(0);
  expect(await recordReport(tenant.db, { ...report, state: 'failed' })).toBe(0);
});

test('the address of reports is confirmed with the right token only', async () => {
  const ask = (token: string) =>
    fetch(
      `${tenant.callbacks}/callbacks/whatsapp/${tenant.realmId}?${new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      }).toString()}`,
    );
  const right = await ask(verifyToken);
  expect([right.status, await right.text()]).toEqual([200, '1158201444']);
  expect((await ask('wrong')).status).toBe(404);
});

test('STOP ends a channel, START and nothing else resumes it', async () => {
  const [person, number] = await withPhone();
  const answer = (text: string) =>
    tenant.sms.report(`https://visas.test/callbacks/sms/${tenant.realmId}`, { From: number, Body: text });
  await answer('Thanks, please stop by');
  expect(await stopped(person)).toEqual([]);
  await answer(' stop ');
  await answer('STOP');
  await tenant.whatsapp.report({ messages: [{ from: number.slice(1), type: 'text', text: { body: 'Stop' } }] });
  expect((await stopped(person)).toSorted()).toEqual(['sms', 'whatsapp']);
  expect([await tenant.send('sms', person), await tenant.send('whatsapp', person)]).toEqual(['dropped', 'dropped']);
  await answer('Start');
  expect(await stopped(person)).toEqual(['whatsapp']);
  expect(await tenant.send('sms', person)).toBe('delivered');
});

test('an admin sees what became of messages and never a secret', async () => {
  const call = tenant.handlerCall(tenant.admin);
  const shown = await getRealmChannels(call, {} as never);
  expect(shown.sms).toMatchObject({ isOn: true, hasToken: true, lastCause: '21610' });
  expect(shown.whatsapp.failed).toBeGreaterThan(0);
  expect(JSON.stringify(shown)).not.toContain('canary');
  const { rows } = await tenant.owner.get<{ rows: string }>(sql`
    select string_agg(to_jsonb(s)::text || encode(s.secrets, 'escape'), '') as rows from channel_setting s
    where realm_id = ${tenant.realmId} and secrets is not null`);
  expect(rows).not.toContain('canary');
});

test('secrets stay with their address, and addresses inside are refused', async () => {
  const call = tenant.handlerCall(tenant.admin);
  const edit = {
    channel: 'sms',
    isOn: false,
    url: 'https://api.example.org',
    account: 'AC00000001',
    from: '+15005550006',
  };
  const save = (more: object) => saveRealmChannel(call, { body: { ...edit, ...more } } as never);
  await expect(save({})).rejects.toMatchObject({ code: 'channel.secretMissing' });
  await expect(save({ isOn: true, url: 'https://127.0.0.1', token: 'new-token' })).rejects.toMatchObject({
    code: 'channel.addressRefused',
  });
  expect((await save({ token: 'new-token' })).sms).toMatchObject({ isOn: false, url: edit.url, hasToken: true });
  expect((await save({ from: 'Visas' })).sms).toMatchObject({ from: 'Visas', hasToken: true });
});

test('records of messages are deleted after 30 days', async () => {
  expect(await sweepMessages(tenant.worker, Date.now())).toBe(0);
  expect(await sweepMessages(tenant.worker, Date.now() + 31 * 86_400_000)).toBeGreaterThan(3);
});
