import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestDatabase, TestTenant } from '@visawright/server/testing.ts';
import { notify, sql } from '@visawright/server/tools.ts';
import { startKillableWorker, type KillableWorker } from './killable-worker.ts';
import { openMessageSinks, type MessageFacts } from './message-sinks.ts';
import { openMailSink, type ReceivedMail } from './mail-sink.ts';

export interface DeliveryFacts extends MessageFacts {
  readonly notifications: number;
  readonly kills: number;
  readonly killedAtWork: number; // while jobs of the worker were pending
  readonly notInInbox: number;
  readonly twiceInInbox: number;
  readonly notMailed: number;
  readonly mailedWithTwoKeys: number;
  readonly mailedUnasked: number;
  readonly fromRolledBack: number;
  readonly unsettled: number;
  readonly copiesWithSameKey: number; // sent again after a kill: the message id tells the mailbox
  readonly summaries: number;
}

interface Expected {
  readonly marker: string; // in the title, which the mail repeats
  readonly to: Person;
}
export interface Person {
  readonly personUid: string;
  readonly email: string;
  readonly byMail: boolean;
}

const people = 20;
const most = 240_000;

// Events of an announcement each, for people with different choices, while workers are killed again and again.
export async function deliverUnderKills(
  database: TestDatabase,
  tenant: TestTenant,
  events: number,
): Promise<DeliveryFacts> {
  const sink = await openMailSink(() => 200 + Math.random() * 700);
  const sinks = await openMessageSinks(database, tenant);
  const env = {
    PROOF_WORKER_URL: database.workerUrl,
    PROOF_RESOLVER_URL: database.resolverUrl,
    PROOF_SMTP_URL: sink.url,
    PROOF_REALM: tenant.realmId,
  };
  let started = 0;
  const start = () => startKillableWorker(`notices-${process.pid}-${++started}`, env);
  let workers: KillableWorker[] = [];
  try {
    const receivers = await insertPeople(tenant);
    await sinks.setUp(receivers.filter(({ byMail }) => byMail));
    workers = await Promise.all([start(), start()]);
    const expected: Expected[] = [];
    const rolledBack: string[] = [];
    const limit = Date.now() + most;
    let [kills, killedAtWork] = [0, 0];
    const writing = writeEvents(tenant, receivers, events, expected, rolledBack);
    const progress = { isWritten: false };
    void writing.finally(() => (progress.isWritten = true)).catch(() => undefined);
    while (!progress.isWritten || (await openDeliveries(tenant)) > 0) {
      if (Date.now() > limit) break;
      await wait(300 + Math.random() * 600);
      const loads = await Promise.all(
        workers.map(async (worker) => ({ worker, jobs: await pendingOf(tenant, worker) })),
      );
      const [victim] = loads.toSorted((one, other) => other.jobs - one.jobs); // the busier one
      workers = workers.filter((worker) => worker !== victim!.worker);
      killedAtWork += victim!.jobs > 0 ? 1 : 0;
      await victim!.worker.kill();
      kills += 1;
      workers.push(await start());
    }
    await writing;
    await wait(1_000); // what a killed worker had handed over is counted too
    const counted = await compare(tenant, expected, rolledBack, sink.received);
    const messages = await sinks.compare(expected.filter(({ to }) => to.byMail).length);
    return { ...counted, ...messages, kills, killedAtWork, unsettled: await openDeliveries(tenant) };
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    sink.close();
    await sinks.close();
  }
}

// A third in the inbox only, a third on every channel at once, a third in a summary.
async function insertPeople(tenant: TestTenant): Promise<Person[]> {
  const agencyUid = await tenant.agency();
  const made: Person[] = [];
  for (let at = 0; at < people; at++) {
    const { personUid, sub } = await tenant.person('agent', agencyUid);
    const byMail = at % 3 > 0;
    const out = { mail: byMail, push: byMail, sms: byMail, whatsapp: byMail };
    const announcement = { app: true, ...out, often: at % 3 === 2 ? 'daily' : 'atOnce' };
    await tenant.owner.run(sql`
      update person set preferences = ${JSON.stringify({ notifications: { announcement } })}::jsonb
      where realm_id = ${tenant.realmId} and person_uid = ${personUid}`);
    made.push({ personUid, email: `${sub}@house.test`, byMail });
  }
  return made;
}

// Like a request to the API: the record and its notifications in one transaction. Every tenth is rolled back first.
async function writeEvents(
  tenant: TestTenant,
  receivers: readonly Person[],
  events: number,
  expected: Expected[],
  rolledBack: string[],
): Promise<void> {
  const pauseMs = Math.max(20, 14_000 / events); // several kills happen meanwhile, also in a small run
  for (let at = 0; at < events; at++) {
    const to = receivers[at % receivers.length]!;
    if (at % 10 === 0) {
      const undone = `Undone ${randomUUID().slice(0, 8)}`;
      rolledBack.push(undone);
      await write(tenant, to, undone, true).catch(() => undefined);
    }
    const marker = `Notice ${String(at).padStart(6, '0')}`;
    await write(tenant, to, marker, false);
    expected.push({ marker, to });
    await wait(pauseMs);
  }
  // Summaries wait for the morning; here it has come.
  await tenant.owner.run(sql`
    update notification_delivery set due_at = clock_timestamp() where realm_id = ${tenant.realmId} and state = 'waiting'`);
}

const write = (tenant: TestTenant, to: Person, title: string, isUndone: boolean) =>
  tenant.db.transaction(async (tx) => {
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into announcement (realm_id, person_uid, title, body) values (${tx.realmId}, ${to.personUid}, ${title}, 'Text')
      returning announcement_uid as uid`);
    await notify(tx, { personUids: [to.personUid], kind: 'announcement', causedBy: null, announcementUid: uid });
    if (isUndone) throw new Error('rolled back');
  });

type MailFacts = Omit<DeliveryFacts, keyof MessageFacts | 'kills' | 'killedAtWork' | 'unsettled'>;

const countOf = async (tenant: TestTenant, query: ReturnType<typeof sql>) =>
  (await tenant.owner.get<{ n: number }>(query)).n;

const openDeliveries = (tenant: TestTenant) =>
  countOf(
    tenant,
    sql`select count(*)::int as n from notification_delivery
      where realm_id = ${tenant.realmId} and state in ('waiting', 'queued')`,
  );

const pendingOf = (tenant: TestTenant, { name }: KillableWorker) =>
  countOf(
    tenant,
    sql`select count(*)::int as n from dbos.workflow_status where status = 'PENDING' and executor_id = ${name}`,
  );

async function compare(
  tenant: TestTenant,
  expected: readonly Expected[],
  rolledBack: readonly string[],
  received: readonly ReceivedMail[],
): Promise<MailFacts> {
  const inbox = await tenant.owner.many<{ title: string; person_uid: string }>(sql`
    select t.title, n.person_uid from notification n
    join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid where n.realm_id = ${tenant.realmId}`);
  const timesInInbox = ({ marker, to }: Expected) =>
    inbox.filter(({ title, person_uid }) => title === marker && person_uid === to.personUid).length;
  const keysOf = ({ marker, to }: Expected) =>
    new Set(
      received.filter((mail) => mail.to === to.email && mail.text.includes(marker)).map(({ messageId }) => messageId),
    ).size;
  const mailed = expected.filter(({ to }) => to.byMail);
  const keys = new Set(received.map(({ messageId }) => messageId));
  return {
    notifications: expected.length,
    notInInbox: expected.filter((each) => timesInInbox(each) === 0).length,
    twiceInInbox: expected.filter((each) => timesInInbox(each) > 1).length,
    notMailed: mailed.filter((each) => keysOf(each) === 0).length,
    mailedWithTwoKeys: mailed.filter((each) => keysOf(each) > 1).length,
    mailedUnasked: expected.filter((each) => !each.to.byMail && keysOf(each) > 0).length,
    fromRolledBack: rolledBack.filter(
      (marker) => inbox.some(({ title }) => title === marker) || received.some(({ text }) => text.includes(marker)),
    ).length,
    copiesWithSameKey: received.length - keys.size,
    summaries: await countOf(
      tenant,
      sql`select count(*)::int as n from (
        select batch_uid from notification_delivery where realm_id = ${tenant.realmId} group by batch_uid having count(*) > 1) s`,
    ),
  };
}
