import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../../platform/access/actor.types.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Run } from '../../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../../platform/jobs/jobs.types.ts';
import { sql } from '../../../../platform/db/db.ts';
import { createChannelTenant, type ChannelTenant } from '../../../../testing/outside/channel-tenant.ts';
import { openChannels } from '../open-channels.ts';
import { deliverTestMessage } from './deliver-test-message.ts';
import { sendTestMessage } from './send-test-message.ts';

type Input = JobInputs['testMessage'];
type Channel = Input['channel'];

let tenant: ChannelTenant;
let queued: Input[] = [];
beforeAll(async () => {
  tenant = await createChannelTenant();
});
afterAll(() => tenant?.close());

// The job as the queue hands it over.
const send = async (actor: Actor, channel: Channel) => {
  const call = tenant.handlerCall(actor) as { parts: object };
  const jobs = { enqueue: async (_tx: unknown, _name: string, _key: string, input: Input) => void queued.push(input) };
  return sendTestMessage({ ...call, parts: { ...call.parts, jobs } } as never, { body: { channel } } as never);
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const run = { step: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Run;
const deliver = (input: Input) =>
  deliverTestMessage({
    tenants: tenant.parts.tenants,
    realms: tenant.realms,
    channels: openChannels({ ...tenant.parts, mail: undefined as never }),
  })(run, input);

test('a channel that is off, and an admin without a number or browser, get a reason', async () => {
  const admin = await tenant.person('admin');
  expect(await codeOf(send(admin, 'sms'))).toBe('channel.notOffered');
  await tenant.setUp('sms');
  expect(await codeOf(send(admin, 'sms'))).toBe('channel.nowhere');
  await tenant.insertPhone(admin, '+919876500001');
  await tenant.owner.run(sql`
    update person_phone set stopped = '{sms}' where realm_id = ${tenant.realmId} and person_uid = ${admin.personUid}`);
  expect(await codeOf(send(admin, 'sms'))).toBe('channel.nowhere'); // answered STOP
  expect(queued).toEqual([]);
});

test('the message goes to the admin’s own phone, says what it is, and is sent once', async () => {
  const admin = await tenant.person('admin');
  await tenant.setUp('sms');
  await tenant.setUp('whatsapp');
  await tenant.insertPhone(admin, '+919876500002');
  queued = [];
  for (const channel of ['sms', 'whatsapp'] as const) expect(await codeOf(send(admin, channel))).toBe('sent');
  for (const input of queued) {
    await deliver(input);
    await deliver(input);
  }
  const texts = tenant.sms.received.filter(({ to }) => to === '+919876500002');
  expect(texts).toHaveLength(1);
  expect(texts[0]!.text).toContain('This is a test message');
  expect(tenant.whatsapp.received.filter(({ to }) => to === '919876500002').map(({ words }) => words[0])).toEqual([
    'This is a test message',
  ]);
});

test('a failure is counted with its cause, and five tests are enough for a quarter of an hour', async () => {
  const admin = await tenant.person('admin');
  await tenant.setUp('whatsapp');
  await tenant.insertPhone(admin, '+919876500003');
  queued = [];
  for (let n = 0; n < 5; n++) expect(await codeOf(send(admin, 'whatsapp'))).toBe('sent');
  expect(await codeOf(send(admin, 'whatsapp'))).toBe('quota.tooMany');
  tenant.answers(400);
  await deliver(queued[0]!);
  tenant.answers(200);
  expect(await tenant.messages(queued[0]!.messageUid)).toMatchObject([{ state: 'failed', cause: '131026' }]);
});

test('an admin who was suspended meanwhile gets none', async () => {
  const admin = await tenant.person('admin');
  await tenant.setUp('sms');
  await tenant.insertPhone(admin, '+919876500004');
  await tenant.owner.run(sql`
    update person set status = 'suspended' where realm_id = ${tenant.realmId} and person_uid = ${admin.personUid}`);
  const messageUid = randomUUID();
  await deliver({ realmId: tenant.realmId, messageUid, personUid: admin.personUid, channel: 'sms' });
  expect(await tenant.messages(messageUid)).toEqual([]);
});
