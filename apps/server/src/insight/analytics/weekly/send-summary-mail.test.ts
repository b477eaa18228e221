import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import { startWorker, type Worker } from '../../../platform/jobs/start-worker.ts';
import { openLog } from '../../../platform/log/log.ts';
import { openMail } from '../../../platform/mail/mail.ts';
import { openRealmDirectory } from '../../../platform/realms/realm-directory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { foldAnalytics } from '../fold-analytics.ts';
import { enqueueSummaries } from './enqueue-summaries.ts';
import { sendSummaryMail } from './send-summary-mail.ts';

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

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  const log = openLog('silent');
  const tenants = openTenants(database.workerUrl, 2);
  const realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const parts = { tenants, realms, keys: tenant.keys, mail, publicUrl: 'http://127.0.0.1:8080' };
  jobs = await openJobs(database.workerUrl, log);
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `summary-${process.pid}`,
    log,
    handlers: { analyticsMail: sendSummaryMail(parts) },
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
const choose = (actor: Actor, preferences: object) =>
  tenant.owner.run(sql`
    update person set preferences = ${JSON.stringify(preferences)}::jsonb where person_uid = ${actor.personUid}`);

async function mailsTo(actor: Actor): Promise<Mail[]> {
  const all = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as Mail[];
  return all.filter(({ to }) => to.some(({ address }) => address === addressOf(actor)));
}
async function mailTo(actor: Actor): Promise<Mail> {
  for (let tries = 0; tries < 100; tries++) {
    const [found] = await mailsTo(actor);
    if (found) return found;
    await wait(100);
  }
  throw new Error('no mail came');
}

const monday = Date.parse('2026-10-19T03:00:00Z'); // half past eight in India

test('sends on Monday the week before to those who asked for it, in their language, once', async () => {
  const agencyUid = await tenant.agency();
  const [manager, other] = [
    await tenant.person('agency', agencyUid),
    await tenant.person('agency', await tenant.agency()),
  ];
  const silent = await tenant.person('admin');
  await choose(manager, { weeklyNumbers: true });
  await choose(other, { weeklyNumbers: true, language: 'hi' });
  const applicantUid = await tenant.applicant({ agencyUid });
  for (let at = 0; at < 3; at++)
    await tenant.owner.run(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category, visa_type,
        travel_from, travel_to, created_at)
      values (${tenant.realmId}, ${randomUUID()}, ${applicantUid}, ${agencyUid}, 'India', 'Japan', 'India', 'Tourism', 'Short',
        '2027-03-10', '2027-03-20', '2026-10-14T09:00Z')`);
  await foldAnalytics(tenant.worker);

  expect(await enqueueSummaries(jobs, tenant.worker, monday - 5 * 3_600_000)).toBe(0);
  expect(await enqueueSummaries(jobs, tenant.worker, monday + 24 * 3_600_000)).toBe(0);
  expect(await enqueueSummaries(jobs, tenant.worker, monday)).toBe(2);
  expect(await enqueueSummaries(jobs, tenant.worker, monday + 3_600_000)).toBe(2);

  const { subject, text } = await mailTo(manager);
  expect(subject).toMatch(/^Your numbers of last week · /);
  expect(text).toContain('12 October to 18 October');
  expect(text).toContain('Applications started: 3, the week before 0');
  expect(text).toContain('Approved first time: too few to judge');
  expect(text).toContain('#/settings?tab=analytics&period=week&day=2026-10-12');
  expect((await mailTo(other)).text).toContain('शुरू हुए आवेदन: 0');
  await wait(500);
  expect(await mailsTo(manager)).toHaveLength(1);
  expect(await mailsTo(silent)).toEqual([]);
});
