import { randomUUID } from 'node:crypto';
import type { Notification } from '@visawright/contract/notification.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { openClient } from '../access/tenant-db.ts';
import type { ActorCall } from '../http/call.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { announce } from './announce.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';
import { notify } from './notify.ts';

let database: TestDatabase;
let house: House;
let agencyUid: string;
let agent: Actor;
let colleague: Actor;
let agency: Actor;
let admin: Actor;
let outsider: Actor; // an agent of another agency

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  agencyUid = await house.agency();
  agent = await house.person('agent', agencyUid);
  colleague = await house.person('agent', agencyUid);
  agency = await house.person('agency', agencyUid);
  admin = await house.person('admin');
  outsider = await house.person('agent', await house.agency());
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const as = (actor: Actor) => ({ db: house.db, actor }) as ActorCall;
const list = (actor: Actor, query: Parameters<typeof listNotifications>[1]['query'] = {}) =>
  listNotifications(as(actor), { query, body: undefined, params: {} });
const mark = (actor: Actor, isRead: boolean, notificationUids?: string[]) =>
  markNotificationsRead(as(actor), {
    query: undefined,
    params: {},
    body: { isRead, ...(notificationUids && { notificationUids }) },
  });
const say = (actor: Actor, title: string) =>
  announce(as(actor), { query: undefined, params: {}, body: { title, text: 'From Monday on.' } });
const prefer = (actor: Actor, kinds: object) =>
  house.owner.run(sql`
    update person set preferences = ${JSON.stringify({ notifications: kinds })}::jsonb
    where realm_id = ${house.realmId} and person_uid = ${actor.personUid}`);

async function application(agentUid: string): Promise<string> {
  const applicantUid = await house.applicant({ agencyUid, agentUid, name: ['Meera', 'Nair'] });
  const { uid } = await house.owner.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    values (${house.realmId}, ${`A-${randomUUID().slice(0, 6)}`}, ${applicantUid}, ${agencyUid}, ${agentUid}, 'India', 'France', 'India',
      'Tourism', 'Schengen', '2027-03-01', '2027-03-10') returning application_uid as uid`);
  return uid;
}

test("somebody else's notifications can neither be seen nor marked", async () => {
  await notify(house.db, { personUids: [colleague.personUid], kind: 'requestDecided', causedBy: null, text: 'Yes' });
  const theirs = (await list(colleague)).items[0]!;
  expect((await list(agent)).items).toEqual([]);
  await mark(agent, true, [theirs.notificationUid]);
  expect((await list(colleague)).unread).toBe(1);
});

test('an announcement reaches whom it is for: all staff with notifications, or the own agents', async () => {
  await house.person('reviewer', agencyUid);
  expect(await say(agency, 'New hours')).toEqual({ receivers: 2 });
  expect(await say(admin, 'New prices')).toEqual({ receivers: 4 }); // three agents and the agency, not the admin who said it
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

test('marking all, some, and back again', async () => {
  const [first, second] = (await list(agent)).items as [Notification, Notification];
  expect(await mark(agent, true, [first.notificationUid])).toEqual({ unread: 1 });
  expect((await list(agent, { unread: 'yes' })).items.map((each) => each.notificationUid)).toEqual([
    second.notificationUid,
  ]);
  expect(await mark(agent, true)).toEqual({ unread: 0 });
  expect(await mark(agent, false, [first.notificationUid])).toEqual({ unread: 1 });
});

test('pages follow each other without a gap, also where many came in one moment', async () => {
  const person = await house.person('agent', agencyUid);
  await house.db.transaction(async (tx) => {
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

test('an application is named as it is now, and only as long as it is in reach', async () => {
  const applicationUid = await application(agent.personUid);
  await notify(house.db, {
    personUids: [agent.personUid],
    kind: 'transferred',
    causedBy: colleague.personUid,
    applicationUids: [applicationUid],
    text: 'Meera is in a hurry',
  });
  expect((await list(agent)).items[0]).toMatchObject({
    about: 'Meera Nair',
    applicationUid,
    text: 'Meera is in a hurry',
  });
  await house.owner.run(sql`
    update application set agent_uid = ${colleague.personUid}, version = version + 1
    where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  const unnamed = { about: '', applicationUid: null, reference: null, text: '' };
  expect((await list(agent)).items[0]).toMatchObject(unnamed);
});

test('each person’s settings decide: not in the app, by mail alone, or not at all', async () => {
  const people = [await house.person('agent'), await house.person('agent'), await house.person('agent')] as const;
  await prefer(people[0], { requestDecided: { app: false, mail: false } });
  await prefer(people[1], { requestDecided: { app: false, mail: true } });
  const made = await notify(house.db, {
    personUids: people.map(({ personUid }) => personUid),
    kind: 'requestDecided',
    causedBy: null,
  });
  expect(made).toBe(2);
  const counts = await Promise.all(people.map(async (person) => (await list(person)).items.length));
  expect(counts).toEqual([0, 0, 1]);
  const due = await house.worker.many<{ person_uid: string }>(
    sql`select person_uid from notification where realm_id = ${house.realmId} and mail_due`,
  );
  expect(due.map((row) => row.person_uid)).toEqual([people[1].personUid]);
});

test('a thousand receivers are told in one statement, each of their own', async () => {
  const listener = await openClient(database.apiUrl);
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen "socket.io#/"');
  await house.owner.run(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${house.realmId}, 'sub' || i, 'agent', ${agencyUid}::uuid, 'A', 'B', i || '@many.test' from generate_series(1, 1000) i`);
  const { receivers } = await say(agency, 'All hands');
  await listener.query('select 1');
  await listener.end();
  expect(receivers).toBeGreaterThan(1_000);
  expect(heard).toHaveLength(receivers);
  expect(new Set(heard).size).toBe(receivers);
  expect(Math.max(...heard.map((text) => text.length))).toBeLessThan(500);
});
