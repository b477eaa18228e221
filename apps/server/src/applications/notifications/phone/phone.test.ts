import { randomUUID } from 'node:crypto';
import { NewPhoneNumber } from '@visawright/contract/identity/channels.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import { createChannelTenant, type ChannelTenant } from '../../../testing/outside/channel-tenant.ts';
import { confirmPhone, removePhone } from './confirm-phone.ts';
import { deliverPhoneCode } from './deliver-code.ts';
import { sendPhoneCode } from './send-code.ts';

let tenant: ChannelTenant;
let now = Date.now();
let number = 0;
beforeAll(async () => {
  tenant = await createChannelTenant();
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => tenant?.close());

const newNumber = () => `+9199887${String(++number).padStart(5, '0')}`;
const callAs = (actor: Actor) => {
  const call = tenant.handlerCall(actor) as { readonly parts: object };
  return { ...call, parts: { ...call.parts, jobs: { enqueue: () => Promise.resolve() } } } as never;
};
const ask = (actor: Actor, to: string) =>
  sendPhoneCode(() => now)(callAs(actor), { body: NewPhoneNumber.parse({ number: to }) } as never);
const run = { step: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Run;
const deliver = (codeUid: string) =>
  deliverPhoneCode({ ...tenant.parts, realms: tenant.realms })(run, { realmId: tenant.realmId, codeUid });
const confirm = (actor: Actor, codeUid: string, code: string) =>
  confirmPhone(() => now)(callAs(actor), { body: { codeUid, code } } as never);
const codeFor = (to: string) => /^\d{6}/.exec(tenant.sms.received.findLast((sms) => sms.to === to)!.text)![0];

test('a number is asked for only where a provider can reach it', async () => {
  await expect(ask(await tenant.person('agent'), newNumber())).rejects.toMatchObject({ code: 'channel.notOffered' });
  await tenant.setUp('whatsapp');
  const [person, to] = [await tenant.person('agent'), newNumber()];
  const { codeUid } = await ask(person, to);
  await deliver(codeUid);
  await tenant.setUp('sms');
  const sent = tenant.whatsapp.received.find(({ key }) => key === codeUid)!;
  expect(sent).toMatchObject({ to: to.slice(1), template: 'code' });
  expect(sent.words).toEqual([expect.stringMatching(/^\d{6}$/), sent.words[0]]);
  expect((await confirm(person, codeUid, sent.words[0]!)).phone).toMatchObject({ ending: to.slice(-4) });
});

test('another person’s code looks like none; the right one confirms the number, which is stored sealed', async () => {
  const [mine, other, to] = [await tenant.person('agent'), await tenant.person('agent'), newNumber()];
  const { codeUid } = await ask(mine, to.replace('+91', '0'));
  await deliver(codeUid);
  await deliver(codeUid);
  expect(tenant.sms.received.filter((sms) => sms.to === to)).toHaveLength(1);
  const code = codeFor(to);
  await expect(confirm(other, codeUid, code)).rejects.toMatchObject({ code: 'phone.codeOld' });
  expect(await confirm(mine, codeUid, code)).toMatchObject({
    offered: ['sms', 'whatsapp'],
    phone: { ending: to.slice(-4), stopped: [] },
  });
  await expect(confirm(mine, codeUid, code)).rejects.toMatchObject({ code: 'phone.codeOld' });
  const { rows } = await tenant.owner.get<{ rows: string }>(sql`
    select string_agg(encode(number, 'escape'), ' ') as rows from
      (select number from person_phone where realm_id = ${tenant.realmId}
       union all select number from phone_code where realm_id = ${tenant.realmId}) n`);
  expect(rows).not.toContain(to.slice(4));
  expect((await removePhone(callAs(mine), {} as never)).phone).toBeNull();
});

test('a code has five tries, ten minutes, and ends with the next one', async () => {
  const [person, to] = [await tenant.person('agent'), newNumber()];
  const first = await ask(person, to);
  await deliver(first.codeUid);
  const code = codeFor(to);
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(confirm(person, first.codeUid, wrong)).rejects.toMatchObject({
    code: 'phone.codeWrong',
    details: { left: 4 },
  });
  now += 601_000;
  await expect(confirm(person, first.codeUid, code)).rejects.toMatchObject({ code: 'phone.codeOld' });
  now -= 601_000;
  const second = await ask(person, to);
  await expect(confirm(person, first.codeUid, code)).rejects.toMatchObject({ code: 'phone.codeOld' });
  for (let tries = 0; tries < 5; tries++) await expect(confirm(person, second.codeUid, '999999')).rejects.toThrow();
  await deliver(second.codeUid);
  expect(tenant.sms.received.filter((sms) => sms.to === to)).toHaveLength(1); // used up before it was sent
});

test('three codes in a quarter of an hour, for a person and for a number', async () => {
  const [person, to] = [await tenant.person('agent'), newNumber()];
  for (let n = 0; n < 3; n++) await ask(person, newNumber());
  await expect(ask(person, newNumber())).rejects.toMatchObject({ code: 'quota.tooMany' });
  for (let n = 0; n < 3; n++) await ask(await tenant.person('agent'), to);
  await expect(ask(await tenant.person('agent'), to)).rejects.toMatchObject({ code: 'quota.tooMany' });
});

test('what is no phone number is refused', () => {
  for (const wrong of ['', '12', 'call me', '+91 98765', '+9198765432109876', randomUUID()])
    expect(NewPhoneNumber.safeParse({ number: wrong }).success, wrong).toBe(false);
});
