import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import type { ThreadView } from '@visawright/contract/platform/notification-facts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { createAgency, type TestAgency } from '../../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { addNote, listNoteReaders } from '../../history/notes.ts';
import { changeNotificationThreads } from './change-threads.ts';
import { listNotificationThreads } from './list-threads.ts';

let tenant: TestTenant;
let here: TestAgency;
let outsider: Actor;
let applicationUid: string;

beforeAll(async () => {
  tenant = await createTestTenant();
  outsider = await tenant.person('agent', await tenant.agency());
});
afterAll(() => tenant?.close());
beforeEach(async () => {
  here = await createAgency(tenant);
  ({ applicationUid } = await here.at('initiated'));
});

const as = (actor: Actor) => ({ db: tenant.db, actor }) as ActorCall;
const list = (actor: Actor, view: ThreadView = 'inbox', more: { limit?: string; cursor?: string } = {}) =>
  listNotificationThreads(as(actor), { query: { view, ...more }, body: undefined, params: {} });
const change = (actor: Actor, to: ThreadChange, threadUids?: string[]) =>
  changeNotificationThreads(as(actor), {
    query: undefined,
    params: {},
    body: { change: to, ...(threadUids && { threadUids }) },
  });
const tell = (
  kind: 'transferred' | 'reviewReturned' | 'packageReady',
  causedBy: Actor | null = null,
  uid = applicationUid,
) =>
  notify(tenant.db, {
    personUids: [here.agent.personUid],
    kind,
    causedBy: causedBy?.personUid ?? null,
    applicationUids: [uid],
  });
const only = async (view: ThreadView): Promise<NotificationThread> => {
  const { items } = await list(here.agent, view);
  expect(items).toHaveLength(1);
  return items[0]!;
};
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
// A snooze that was set a while ago is over now.
const passTime = () =>
  tenant.owner.run(sql`
    update notification_thread set snoozed_until = clock_timestamp() - interval '1 second'
    where realm_id = ${tenant.realmId} and person_uid = ${here.agent.personUid} and snoozed_until is not null`);

test("neither shows nor changes another person's rows", async () => {
  await tell('transferred');
  const { threadUid } = await only('inbox');
  for (const stranger of [here.colleague, outsider]) {
    expect((await list(stranger)).items).toEqual([]);
    await change(stranger, { to: 'done' }, [threadUid]);
  }
  expect(await only('inbox')).toMatchObject({ threadUid, unread: 1 });
});

test('has one row for an application, with the newest event on top', async () => {
  await tell('transferred');
  await tell('reviewReturned');
  const other = await here.at('initiated');
  await tell('transferred', null, other.applicationUid);
  await tell('packageReady');
  await notify(tenant.db, { personUids: [here.agent.personUid], kind: 'requestDecided', causedBy: null, text: 'Yes' });
  const { items, counts, total } = await list(here.agent);
  expect(items.map(({ count, unread }) => [count, unread])).toEqual([
    [1, 1],
    [3, 3],
    [1, 1],
  ]);
  expect(items[1]).toMatchObject({ applicationUid, country: 'Germany', about: 'Asha Rao' });
  expect(items[1]!.events.map(({ kind }) => kind)).toEqual(['packageReady', 'reviewReturned', 'transferred']);
  expect(counts).toEqual({ inbox: 3, unread: 3, mentions: 0, snoozed: 0 });
  expect(total).toBe(3);
});

test('pages without gaps', async () => {
  for (let n = 0; n < 5; n++) await tell('transferred', null, (await here.at('initiated')).applicationUid);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(here.agent, 'inbox', { limit: '2', ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(({ threadUid }) => threadUid));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

test('read and unread count rows, not events', async () => {
  await tell('transferred');
  await tell('reviewReturned');
  const { threadUid } = await only('unread');
  expect((await change(here.agent, { to: 'read' }, [threadUid])).counts).toMatchObject({ inbox: 1, unread: 0 });
  expect((await list(here.agent, 'unread')).items).toEqual([]);
  expect((await change(here.agent, { to: 'unread' }, [threadUid])).counts.unread).toBe(1);
  expect(await only('inbox')).toMatchObject({ count: 2, unread: 1 });
  expect((await change(here.agent, { to: 'read' })).counts.unread).toBe(0); // without a list: all
});

test('done can be undone, and a new event brings the row back', async () => {
  await tell('transferred');
  const { threadUid, at } = await only('inbox');
  expect((await change(here.agent, { to: 'done' }, [threadUid])).counts).toMatchObject({ inbox: 0, unread: 0 });
  expect(await only('done')).toMatchObject({ threadUid, isDone: true });
  await change(here.agent, { to: 'inbox' }, [threadUid]);
  expect(await only('inbox')).toMatchObject({ threadUid, at, isDone: false });
  await change(here.agent, { to: 'done' }, [threadUid]);
  await tell('reviewReturned');
  expect(await only('inbox')).toMatchObject({ threadUid, unread: 1, count: 2 });
});

test('a snoozed row stays away from new events until its time, and says why it is back', async () => {
  await tell('transferred');
  const { threadUid } = await only('inbox');
  const until = later(3_600);
  const { counts } = await change(here.agent, { to: 'snoozed', until, untilAnswer: false }, [threadUid]);
  expect(counts).toMatchObject({ inbox: 0, snoozed: 1 });
  await tell('reviewReturned', here.reviewer);
  expect((await list(here.agent)).items).toEqual([]);
  expect(await only('snoozed')).toMatchObject({ snoozedUntil: until, back: null, count: 2 });
  await passTime();
  expect(await only('inbox')).toMatchObject({ snoozedUntil: null, back: 'time' });
  await change(here.agent, { to: 'read' }, [threadUid]);
  expect(await only('inbox')).toMatchObject({ back: null });
});

test('snoozed until someone answers: a person brings it back, the product does not', async () => {
  await tell('transferred');
  const { threadUid } = await only('inbox');
  await change(here.agent, { to: 'snoozed', until: later(3_600), untilAnswer: true }, [threadUid]);
  await tell('packageReady');
  expect((await list(here.agent)).items).toEqual([]);
  await tell('reviewReturned', here.reviewer);
  expect(await only('inbox')).toMatchObject({ snoozedUntil: null, untilAnswer: false, back: 'answer' });
});

test.each([
  ['past', () => later(-5)],
  ['too far away', () => later(400 * 86_400)],
])('a snooze until a time that is %s is refused', async (_, until) => {
  await tell('transferred');
  const snooze = { to: 'snoozed', until: until(), untilAnswer: false } as const;
  await expect(change(here.agent, snooze)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('a note notifies who is mentioned and who wrote before, if they may read it', async () => {
  const note = (actor: Actor, mentions: string[] = []) =>
    addNote(tenant.db, tenant.keys, actor, { applicationUid, text: 'The flight is on the 15th', mentions });
  await expect(listNoteReaders(tenant.db, outsider, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  const readers = await listNoteReaders(tenant.db, here.agency, applicationUid);
  expect(readers.map(({ personUid }) => personUid)).toEqual([here.agent.personUid]);

  for (const stranger of [here.colleague, outsider])
    await expect(note(here.agency, [here.agent.personUid, stranger.personUid])).rejects.toMatchObject({
      code: 'record.notFound',
    });
  await note(here.agency, [here.agent.personUid]);
  expect((await list(here.colleague)).items).toEqual([]);
  expect((await list(outsider)).items).toEqual([]);
  const { threadUid, events } = await only('mentions');
  expect(events[0]).toMatchObject({ kind: 'mentioned', text: '' }); // what was written stays sealed
  await change(here.agent, { to: 'snoozed', until: later(3_600), untilAnswer: true }, [threadUid]);

  await note(here.agent);
  expect((await list(here.agency)).items[0]!.events[0]).toMatchObject({ kind: 'answered' });
  await note(here.agency);
  expect(await only('inbox')).toMatchObject({ back: 'answer', count: 2 });
});

test('an application that is gone takes its row along', async () => {
  await tell('transferred');
  await tenant.owner.run(sql`
    delete from application where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  const { n } = await tenant.owner.get<{ n: number }>(sql`
    select count(*)::int as n from notification_thread where realm_id = ${tenant.realmId} and person_uid = ${here.agent.personUid}`);
  expect(n).toBe(0);
});
