import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openMail } from '../../platform/mail/mail.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { openLog } from '../../platform/log/log.ts';
import { openRealmDirectory } from '../../platform/realms/realm-directory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { enqueueDueMail } from './enqueue-due-mail.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { notify } from '../../platform/notifications/notify.ts';

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
  const parts = { tenants, realms, keys: tenant.keys, mail, publicUrl: 'http://127.0.0.1:8080' };
  jobs = await openJobs(database.workerUrl, log);
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `mail-${process.pid}`,
    log,
    handlers: { notificationMail: sendNotificationMail(parts) },
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
const byMail = { requestDecided: { app: true, mail: true } };

test("sends one mail in the person's language, and none to those who do not want it", async () => {
  const [wants, not, changedMind] = [
    await tenant.person('agent'),
    await tenant.person('agent'),
    await tenant.person('agent'),
  ];
  await prefer(wants, { language: 'hi', notifications: byMail });
  await prefer(changedMind, { notifications: byMail });
  await notify(tenant.db, {
    personUids: [wants, not, changedMind].map(({ personUid }) => personUid),
    kind: 'requestDecided',
    causedBy: null,
    text: 'Twelve seats from Monday.',
  });
  await prefer(changedMind, {});
  expect(await enqueueDueMail({ tenants, jobs }, tenant.realmId)).toBe(2);
  expect(await enqueueDueMail({ tenants, jobs }, tenant.realmId)).toBe(0);
  const [mail, ...more] = await mailsTo(wants, 1);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('निर्णय');
  expect(mail!.text).toContain('Twelve seats from Monday.');
  expect(mail!.text).toMatch(/#\/notifications/);
  await wait(500);
  expect(await mailsTo(not, 0)).toEqual([]);
  expect(await mailsTo(changedMind, 0)).toEqual([]);
});
