import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { listAgencies } from '../agencies/list-agencies.ts';
import { readAgency } from '../agencies/agencies.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { createRequest } from './create-request.ts';
import { decideRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';

let tenant: TestTenant;
let admin: Actor;
let distributor: Actor;
let stranger: Actor; // another distributor
let agency: Actor;
let outside: Actor; // an agency of no distributor

beforeAll(async () => {
  tenant = await createTestTenant();
  admin = await tenant.person('admin');
  const ofDistributor = async (): Promise<Actor> => {
    const person = await tenant.person('distributor');
    const { uid } = await tenant.owner.get<{ uid: string }>(sql`
      insert into distributor (realm_id, type, name) values (${tenant.realmId}, 'DISTRIBUTOR', 'Ghats') returning distributor_uid as uid`);
    return { ...person, distributorUid: uid };
  };
  [distributor, stranger] = [await ofDistributor(), await ofDistributor()];
  agency = await tenant.person('agency', await tenant.agency());
  outside = await tenant.person('agency', await tenant.agency());
  await tenant.owner.run(sql`
    update agency set distributor_uid = ${distributor.distributorUid} where agency_uid = ${agency.agencyUid}`);
});

afterAll(() => tenant?.close());

const order = { type: 'EXTENSION' as const, people: 4, reason: 'four new agents' };
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const uidsOf = async (actor: Actor) =>
  (
    await listRequests(tenant.db, actor, actor.role === 'agency' ? 'agency.requestExtension' : 'agency.manage', {})
  ).items.map(({ requestUid }) => requestUid);

test("lets only the admin and the agency's distributor decide a request, once", async () => {
  const made = await createRequest(tenant.db, agency, order);
  expect(made).toMatchObject({ status: 'PENDING', people: 4, can: [] });
  expect(await codeOf(createRequest(tenant.db, agency, order))).toBe('request.alreadyPending');
  expect(await uidsOf(stranger)).toEqual([]);
  expect(await uidsOf(outside)).toEqual([]);
  expect(await uidsOf(distributor)).toEqual([made.requestUid]);
  const decision = { requestUid: made.requestUid, status: 'REJECTED' as const, reason: 'too many' };
  expect(await codeOf(decideRequest(tenant.db, stranger, decision))).toBe('record.notFound');
  expect(await decideRequest(tenant.db, distributor, decision)).toMatchObject({
    status: 'REJECTED',
    decisionReason: 'too many',
    can: [],
  });
  expect(await codeOf(decideRequest(tenant.db, admin, { ...decision, status: 'APPROVED' }))).toBe(
    'request.alreadyDecided',
  );
  const notices = await tenant.owner.many(sql`
    select person_uid, kind from notification where request_uid = ${made.requestUid} order by at`);
  expect(notices).toEqual([
    { person_uid: admin.personUid, kind: 'requestMade' },
    { person_uid: agency.personUid, kind: 'requestDecided' },
  ]);
  expect((await createRequest(tenant.db, agency, order)).status).toBe('PENDING');
});

test('accepts one of two concurrent decisions', async () => {
  const { requestUid } = await createRequest(tenant.db, outside, order);
  const decide = (actor: Actor) =>
    codeOf(decideRequest(tenant.db, actor, { requestUid, status: 'APPROVED', reason: '' }));
  const second = await tenant.person('admin');
  expect((await Promise.all([decide(admin), decide(second)])).sort()).toEqual([
    'nothing was refused',
    'request.alreadyDecided',
  ]);
});

test('shows a distributor its own agencies as numbers', async () => {
  const { items } = await listAgencies(tenant.db, distributor, {});
  expect(items.map(({ agencyUid }) => agencyUid)).toEqual([agency.agencyUid]);
  expect(items[0]).toMatchObject({ agents: 0, openApplications: 0, pendingRequests: 1, can: ['agency.manage'] });
  expect(await codeOf(readAgency(tenant.db, distributor, outside.agencyUid!))).toBe('record.notFound');
  expect((await listAgencies(tenant.db, admin, {})).total).toBe(2);
  const narrowed = await listAgencies(tenant.db, distributor, { distributor: stranger.distributorUid! });
  expect(narrowed.items).toEqual([]);
});
