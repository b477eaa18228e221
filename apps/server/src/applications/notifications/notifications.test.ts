import { randomUUID } from 'node:crypto';
import type { Notification } from '@visawright/contract/platform/notification.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { openClient } from '../../platform/db/connection.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { sendAnnouncement } from './announcements/send-announcement.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';
import { notify } from '../../platform/notifications/notify.ts';

let database: TestDatabase;
let tenant: TestTenant;
let agencyUid: string;
let agent: Actor;
let colleague: Actor;
let agency: Actor;
let admin: Actor;
let outsider: Actor; // an agent of another agency

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  agencyUid = await tenant.agency();
  agent = await tenant.person('agent', agencyUid);
  colleague = await tenant.person('agent', agencyUid);
  agency = await tenant.person('agency', agencyUid);
  admin = await tenant.person('admin');
  outsider = await tenant.person('agent', await tenant.agency());
});
afterAll(async () => {
  await tenant?.close();
  await database?.drop();
});

const as = (actor: Actor) => ({ db: tenant.db, actor }) as ActorCall;
const list = (actor: Actor, query: Parameters<typeof listNotifications>[1]['query'] = {}) =>
  listNotifications(as(actor), { query, body: undefined, params: {} });
const mark = (actor: Actor, isRead: boolean, notificationUids?: string[]) =>
  markNotificationsRead(as(actor), {
    query: undefined,
    params: {},
    body: { isRead, ...(notificationUids && { notificationUids }) },
  });
const announce = (actor: Actor, title: string) =>
  sendAnnouncement(as(actor), { query: undefined, params: {}, body: { title, text: 'From Monday on.' } });
const prefer = (actor: Actor, kinds: object) =>
  tenant.owner.run(sql`
    update person set preferences = ${JSON.stringify({ notifications: kinds })}::jsonb
    where realm_id = ${tenant.realmId} and person_uid = ${actor.personUid}`);

async function application(agentUid: string): Promise<string> {
  const applicantUid = await tenant.applicant({ agencyUid, agentUid, name: ['Meera', 'Nair'] });
  const { uid } = await tenant.owner.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    values (${tenant.realmId}, ${`A-${randomUUID().slice(0, 6)}`}, ${applicantUid}, ${agencyUid}, ${agentUid}, 'India', 'France', 'India',
      'Tourism', 'Schengen', '2027-03-01', '2027-03-10') returning application_uid as uid`);
  return uid;
}

test("neither shows nor changes another person's notifications", async () => {
  await notify(tenant.db, { personUids: [colleague.personUid], kind: 'requestDecided', causedBy: null, text: 'Yes' });
  const theirs = (await list(colleague)).items[0]!;
  expect((await list(agent)).items).toEqual([]);
  await mark(agent, true, [theirs.notificationUid]);
  expect((await list(colleague)).unread).toBe(1);
});

test("sends an announcement to all staff, or to an agency's own agents", async () => {
  await tenant.person('reviewer', agencyUid);
  expect(await announce(agency, 'New hours')).toEqual({ receivers: 2 });
  expect(await announce(admin, 'New prices')).toEqual({ receivers: 4 }); // three agents and the agency, not the admin who wrote it
  const titles = async (actor: Actor) => (await list(actor)).items.map(({ about }) => about);
  expect(await titles(agent)).toEqual(['New prices', 'New hours']);
  expect(await titles(outsider)).toEqual(['New prices']);
  expect((await list(agent)).items[0]).toMatchObject({
    kind: 'announcement',
    text: 'From Monday on.',
    personName: expect.stringContaining('admin') as string,
    readAt: null,
  });
});

test('marks all or some notifications as read and unread', async () => {
  const [first, second] = (await list(agent)).items as [Notification, Notification];
  expect(await mark(agent, true, [first.notificationUid])).toEqual({ unread: 1 });
  expect((await list(agent, { unread: 'yes' })).items.map((each) => each.notificationUid)).toEqual([
    second.notificationUid,
  ]);
  expect(await mark(agent, true)).toEqual({ unread: 0 });
  expect(await mark(agent, false, [first.notificationUid])).toEqual({ unread: 1 });
});

test('pages without gaps, even for notifications of the same moment', async () => {
  const person = await tenant.person('agent', agencyUid);
  await tenant.db.transaction(async (tx) => {
    for (let i = 0; i < 7; i++)
      await notify(tx, { personUids: [person.personUid], kind: 'requestDecided', causedBy: null });
  });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(person, { limit: '3', ...(cursor ? { cursor } : {}) });
    expect(page.total).toBe(cursor ? null : 7);
    seen.push(...page.items.map((each) => each.notificationUid));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(7);
  await expect(list(person, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('names an application as it is now, and only while it is in reach', async () => {
  const applicationUid = await application(agent.personUid);
  await notify(tenant.db, {
    personUids: [agent.personUid],
    kind: 'transferred',
    causedBy: colleague.personUid,
    applicationUids: [applicationUid],
  });
  expect((await list(agent)).items[0]).toMatchObject({ about: 'Meera Nair', applicationUid, text: '' });
  await tenant.owner.run(sql`
    update application set agent_uid = ${colleague.personUid}, version = version + 1
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  const unnamed = { about: '', applicationUid: null, reference: null, text: '' };
  expect((await list(agent)).items[0]).toMatchObject(unnamed);
});

test("follows each person's settings: in the app, by mail, both or neither", async () => {
  const people = [await tenant.person('agent'), await tenant.person('agent'), await tenant.person('agent')] as const;
  await prefer(people[0], { requestDecided: { app: false, mail: false } });
  await prefer(people[1], { requestDecided: { app: false, mail: true } });
  const made = await notify(tenant.db, {
    personUids: people.map(({ personUid }) => personUid),
    kind: 'requestDecided',
    causedBy: null,
  });
  expect(made).toBe(2);
  const counts = await Promise.all(people.map(async (person) => (await list(person)).items.length));
  expect(counts).toEqual([0, 0, 1]);
  const due = await tenant.worker.many<{ person_uid: string }>(
    sql`select person_uid from notification_delivery where realm_id = ${tenant.realmId} and channel = 'mail'`,
  );
  expect(due.map((row) => row.person_uid)).toEqual([people[1].personUid]);
});

test('notifies a thousand people in one statement', async () => {
  const listener = await openClient(database.apiUrl);
  const received: string[] = [];
  listener.on('notification', ({ payload }) => received.push(payload ?? ''));
  await listener.query('listen "socket.io#/"');
  await tenant.owner.run(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${tenant.realmId}, 'sub' || i, 'agent', ${agencyUid}::uuid, 'A', 'B', i || '@many.test' from generate_series(1, 1000) i`);
  const { receivers } = await announce(agency, 'All hands');
  await listener.query('select 1');
  await listener.end();
  expect(receivers).toBeGreaterThan(1_000);
  expect(received).toHaveLength(receivers);
  expect(new Set(received).size).toBe(receivers);
  expect(Math.max(...received.map((text) => text.length))).toBeLessThan(500);
});
