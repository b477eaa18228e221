import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { createAgency, type TestAgency } from '../../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { markNotificationsRead } from '../list-notifications.ts';
import { listAnnouncements } from './list-announcements.ts';
import { sendAnnouncement } from './send-announcement.ts';

let tenant: TestTenant;
let here: TestAgency;
let admin: Actor;
beforeAll(async () => {
  tenant = await createTestTenant();
  here = await createAgency(tenant);
  admin = await tenant.person('admin');
});
afterAll(() => tenant?.close());

const as = (actor: Actor) => ({ db: tenant.db, actor }) as ActorCall;
const list = async (actor: Actor) =>
  (await listAnnouncements(as(actor), { query: {}, body: undefined, params: {} })).items.map(
    ({ title, receivers, readers }) => [title, receivers, readers],
  );
const announce = (actor: Actor, title: string) =>
  sendAnnouncement(as(actor), { query: undefined, params: {}, body: { title, text: 'From Monday on.' } });

test('counts who has read it, each sender its own announcements', async () => {
  const other = await createAgency(tenant);
  await announce(here.agency, 'New hours');
  await announce(other.agency, 'Not here');
  await announce(admin, 'New prices');
  expect(await list(here.agency)).toEqual([['New hours', 2, 0]]);
  expect(await list(admin)).toEqual([['New prices', 6, 0]]);
  await markNotificationsRead(as(here.agent), { query: undefined, params: {}, body: { isRead: true } });
  expect(await list(here.agency)).toEqual([['New hours', 2, 1]]);
  expect(await list(admin)).toEqual([['New prices', 6, 1]]);
});

test('an agent may not see them', async () =>
  expect(list(here.agent)).rejects.toMatchObject({ code: 'access.functionRefused' }));
