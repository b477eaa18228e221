import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openMail } from '../../../platform/mail/mail.ts';
import { startWorker, type Worker } from '../../../platform/jobs/start-worker.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import { openLog } from '../../../platform/log/log.ts';
import { openRealmDirectory } from '../../../platform/realms/realm-directory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { deliverNotices } from './deliver-notices.ts';
import { openChannels } from '../channels/open-channels.ts';
import { queueDueDeliveries, retryStrandedDeliveries } from './queue-due-deliveries.ts';
import { notify } from '../../../platform/notifications/notify.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
}

let database: TestDatabase;
let tenant: TestTenant;
let worker: Worker;
let jobs: Jobs;
const closing: (() => Promise<void> | void)[] = [];
let tenants: ReturnType<typeof openTenants>;

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  const log = openLog('silent');
  tenants = openTenants(database.workerUrl, 2);
  const realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const channels = openChannels({ tenants, mail, keys: tenant.keys, publicUrl: 'http://127.0.0.1:8080' });
  jobs = await openJobs(database.workerUrl, log);
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `mail-${process.pid}`,
    log,
    handlers: { deliverNotices: deliverNotices({ tenants, realms, channels }) },
  });
  closing.push(
    () => jobs.close(),
    () => tenants.close(),
    () => realms.close(),
    () => mail.close(),
  );
});
afterAll(async () => {
  await worker?.close();
  for (const close of closing) await close();
  await tenant?.close();
  await database?.drop();
});

const addressOf = (actor: Actor) => `${actor.sub}@house.test`;
async function mailsTo(actor: Actor, atLeast: number): Promise<Mail[]> {
  for (let tries = 0; ; tries++) {
    const all = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as Mail[];
    const mine = all.filter(({ to }) => to[0]!.address === addressOf(actor));
    if (mine.length >= atLeast || tries > 100) return mine;
    await wait(100);
  }
}
const prefer = (actor: Actor, preferences: object) =>
  tenant.owner.run(sql`
    update person set preferences = ${JSON.stringify(preferences)}::jsonb
    where realm_id = ${tenant.realmId} and person_uid = ${actor.personUid}`);
const byMail = (often: 'atOnce' | 'daily') => ({
  requestDecided: { app: true, mail: true, often },
  announcement: { app: true, mail: true, often },
});
const queue = (now?: Date) => queueDueDeliveries({ tenants, jobs }, tenant.realmId, now);
const decided = (people: readonly Actor[], text: string) =>
  notify(tenant.db, {
    personUids: people.map(({ personUid }) => personUid),
    kind: 'requestDecided',
    causedBy: null,
    text,
  });
const states = async (actor: Actor) =>
  (
    await tenant.owner.many<{ state: string }>(sql`
      select state from notification_delivery
      where realm_id = ${tenant.realmId} and person_uid = ${actor.personUid} order by due_at`)
  ).map(({ state }) => state);

test("sends one mail in the person's language, and none to those who do not want it", async () => {
  const [wants, not, changedMind] = [
    await tenant.person('agent'),
    await tenant.person('agent'),
    await tenant.person('agent'),
  ];
  await prefer(wants, { language: 'hi', notifications: byMail('atOnce') });
  await prefer(changedMind, { notifications: byMail('atOnce') });
  await decided([wants, not, changedMind], 'Twelve seats from Monday.');
  await prefer(changedMind, {});
  expect(await queue()).toBe(2);
  expect(await queue()).toBe(0);
  const [mail, ...more] = await mailsTo(wants, 1);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('निर्णय');
  expect(mail!.text).toContain('Twelve seats from Monday.');
  expect(mail!.text).toMatch(/#\/notifications/);
  expect(mail!.text).toMatch(/#\/settings\?tab=notifications/);
  await expect.poll(() => states(wants), { timeout: 10_000 }).toEqual(['delivered']);
  await expect.poll(() => states(changedMind), { timeout: 10_000 }).toEqual(['dropped']);
  expect(await states(not)).toEqual([]);
  expect(await mailsTo(not, 0)).toEqual([]);
  expect(await mailsTo(changedMind, 0)).toEqual([]);
});

test('a daily summary waits for its time and is one mail', async () => {
  const person = await tenant.person('agent');
  await prefer(person, { notifications: byMail('daily') });
  await decided([person], 'Seats.');
  await notify(tenant.db, { personUids: [person.personUid], kind: 'announcement', causedBy: null });
  const { due } = await tenant.owner.get<{ due: Date }>(sql`
    select max(due_at) as due from notification_delivery
    where realm_id = ${tenant.realmId} and person_uid = ${person.personUid}`);
  expect(due.toISOString().slice(11, 16)).toBe('03:30'); // 09:00 in India
  expect(await queue(new Date(due.getTime() - 1_000))).toBe(0);
  expect(await queue(due)).toBe(1);
  const [mail, ...more] = await mailsTo(person, 1);
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^2 new notifications/);
  await expect.poll(() => states(person), { timeout: 10_000 }).toEqual(['delivered', 'delivered']);
});

test('what is rolled back is never delivered', async () => {
  const person = await tenant.person('agent');
  await prefer(person, { notifications: byMail('atOnce') });
  const event = tenant.db.transaction(async (tx) => {
    await notify(tx, { personUids: [person.personUid], kind: 'requestDecided', causedBy: null });
    throw new Error('the event failed');
  });
  await expect(event).rejects.toThrow('the event failed');
  expect(await states(person)).toEqual([]);
  expect(await queue()).toBe(0);
});

test('deliveries whose job was given up wait again, and fail in the end', async () => {
  const person = await tenant.person('agent');
  await prefer(person, { notifications: byMail('atOnce') });
  await decided([person], 'Seats.');
  const giveUp = async () => {
    const batchUid = randomUUID();
    await tenant.owner.run(sql`
      update notification_delivery set state = 'queued', batch_uid = ${batchUid}
      where realm_id = ${tenant.realmId} and person_uid = ${person.personUid}`);
    await tenant.owner.run(sql`
      insert into dbos.workflow_status (workflow_uuid, status, name, created_at, updated_at)
      values (${`deliverNotices:${batchUid}`}, 'ERROR', 'deliverNotices', 0, 0)`);
    expect(await retryStrandedDeliveries(tenant.worker)).toBe(1);
  };
  for (let attempt = 1; attempt < 6; attempt++) {
    await giveUp();
    expect(await states(person)).toEqual(['waiting']);
    expect(await queue()).toBe(0); // not at once
  }
  await giveUp();
  expect(await states(person)).toEqual(['failed']);
  expect(await retryStrandedDeliveries(tenant.worker)).toBe(0);
});
