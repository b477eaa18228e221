import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { listAgencies } from '../agencies/list-agencies.ts';
import { readAgency } from '../agencies/agencies.queries.ts';
import { AppError } from '../http/app-error.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { createRequest } from './create-request.ts';
import { decideRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';

let database: TestDatabase;
let house: House;
let admin: Actor;
let distributor: Actor;
let stranger: Actor; // another distributor
let agency: Actor;
let outside: Actor; // an agency of no distributor

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  admin = await house.person('admin');
  const ofDistributor = async (): Promise<Actor> => {
    const person = await house.person('distributor');
    const { uid } = await house.owner.get<{ uid: string }>(sql`
      insert into distributor (realm_id, type, name) values (${house.realmId}, 'DISTRIBUTOR', 'Ghats') returning distributor_uid as uid`);
    return { ...person, distributorUid: uid };
  };
  [distributor, stranger] = [await ofDistributor(), await ofDistributor()];
  agency = await house.person('agency', await house.agency());
  outside = await house.person('agency', await house.agency());
  await house.owner.run(sql`
    update agency set distributor_uid = ${distributor.distributorUid} where agency_uid = ${agency.agencyUid}`);
});

afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const order = { type: 'EXTENSION' as const, people: 4, reason: 'four new agents' };
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const uidsOf = async (actor: Actor) =>
  (
    await listRequests(house.db, actor, actor.role === 'agency' ? 'agency.requestExtension' : 'agency.manage', {})
  ).items.map(({ requestUid }) => requestUid);

test('a request is seen and decided by the admin and its own distributor, by nobody else, once', async () => {
  const made = await createRequest(house.db, agency, order);
  expect(made).toMatchObject({ status: 'PENDING', people: 4, can: [] });
  expect(await codeOf(createRequest(house.db, agency, order))).toBe('request.alreadyPending');
  expect(await uidsOf(stranger)).toEqual([]);
  expect(await uidsOf(outside)).toEqual([]);
  expect(await uidsOf(distributor)).toEqual([made.requestUid]);
  const decision = { requestUid: made.requestUid, status: 'REJECTED' as const, reason: 'too many' };
  expect(await codeOf(decideRequest(house.db, stranger, decision))).toBe('record.notFound');
  expect(await decideRequest(house.db, distributor, decision)).toMatchObject({
    status: 'REJECTED',
    decisionReason: 'too many',
    can: [],
  });
  expect(await codeOf(decideRequest(house.db, admin, { ...decision, status: 'APPROVED' }))).toBe(
    'request.alreadyDecided',
  );
  const notices = await house.owner.many(sql`
    select person_uid, kind from notification where request_uid = ${made.requestUid} order by at`);
  expect(notices).toEqual([
    { person_uid: admin.personUid, kind: 'requestMade' },
    { person_uid: agency.personUid, kind: 'requestDecided' },
  ]);
  expect((await createRequest(house.db, agency, order)).status).toBe('PENDING');
});

test('of two decisions at once one counts', async () => {
  const { requestUid } = await createRequest(house.db, outside, order);
  const decide = (actor: Actor) =>
    codeOf(decideRequest(house.db, actor, { requestUid, status: 'APPROVED', reason: '' }));
  const second = await house.person('admin');
  expect((await Promise.all([decide(admin), decide(second)])).sort()).toEqual([
    'nothing was refused',
    'request.alreadyDecided',
  ]);
});

test('a distributor sees its own agencies, in numbers', async () => {
  const { items } = await listAgencies(house.db, distributor, {});
  expect(items.map(({ agencyUid }) => agencyUid)).toEqual([agency.agencyUid]);
  expect(items[0]).toMatchObject({ agents: 0, openApplications: 0, pendingRequests: 1, can: ['agency.manage'] });
  expect(await codeOf(readAgency(house.db, distributor, outside.agencyUid!))).toBe('record.notFound');
  expect((await listAgencies(house.db, admin, {})).total).toBe(2);
  const narrowed = await listAgencies(house.db, distributor, { distributor: stranger.distributorUid! });
  expect(narrowed.items).toEqual([]);
});
