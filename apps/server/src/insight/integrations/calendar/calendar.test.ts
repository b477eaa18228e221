import { afterAll, expect, test } from 'vitest';
import type { CalendarFeed } from '@visawright/contract/integrations/calendar-feed.ts';
import { sql } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openIdentityServer } from '../../../testing/identity-server.ts';
import { calendarText } from './calendar-text.ts';

const { database, realm, server, call, close } = await openIdentityServer(['agency', 'agent', 'reviewer']);
const owners = openTenants(database.ownerUrl, 2);
const owner = owners.forRealm(realm.realmId);
afterAll(async () => {
  await owners.close();
  await close();
});

const as = (role: 'agency' | 'agent' | 'reviewer') => realm.authorization(role);
const make = async (role: 'agency' | 'agent') =>
  (await call<CalendarFeed>('createCalendarFeed', {}, await as(role))).body.address!;
const read = (address: string) => server.app.inject({ url: new URL(address).pathname });

// An application with a deadline: of this agent of the agency, or of nobody.
const insertApplication = async (reference: string, agentRole: 'agent' | null, facts = { status: 'initiated' }) =>
  owner.run(sql`
    with staff as (
      select agency_uid, (select person_uid from person where realm_id = ${realm.realmId} and role = ${agentRole}) as agent_uid
      from person where realm_id = ${realm.realmId} and role = 'agency'
    ), traveller as (
      insert into applicant (realm_id, agency_uid, type, first_name, last_name)
      select ${realm.realmId}, agency_uid, 'B2B', 'Marigold', 'Quillfeather' from staff returning applicant_uid, agency_uid
    )
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to, lodge_by)
    select ${realm.realmId}, ${reference}, t.applicant_uid, t.agency_uid, s.agent_uid, ${facts.status}, 'India', 'Germany', 'India',
      'Tourism', 'Short stay', '2027-03-10', '2027-03-20', '2027-02-01' from traveller t, staff s`);

test('an agent reads the own deadlines, an agency all of its own, without names', async () => {
  await insertApplication('A-OWN', 'agent');
  await insertApplication('A-OTHER', null);
  await insertApplication('A-DONE', 'agent', { status: 'submitted' });
  const own = await read(await make('agent'));
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(own.body).toContain('SUMMARY:A-OWN: apply by (Germany)\r\n');
  expect(own.body).toContain('DTSTART;VALUE=DATE:20270201\r\n');
  const agency = await read(await make('agency'));
  expect(['A-OWN', 'A-OTHER', 'A-DONE'].map((each) => [own.body.includes(each), agency.body.includes(each)])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(own.body + agency.body).not.toMatch(/Marigold|Quillfeather/);
});

test('the address is stored as a hash and ends when it is replaced, ended, or its person is suspended', async () => {
  const first = await make('agent');
  const second = await make('agent');
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  const listed = await call<CalendarFeed>('getCalendarFeed', {}, await as('agent'));
  expect(listed.body).toMatchObject({ isOn: true, address: null, usedAt: expect.any(String) });
  const { rows } = await owner.get<{ rows: string }>(sql`
    select string_agg(to_jsonb(f)::text, '') as rows from calendar_feed f where realm_id = ${realm.realmId}`);
  expect(rows).not.toContain(/calendar\/([\w-]+)\.ics/.exec(second)![1]);
  expect((await call('endCalendarFeed', {}, await as('agent'))).body).toMatchObject({ isOn: false });
  expect((await read(second)).statusCode).toBe(404);
  const third = await make('agent');
  const set = (status: string) =>
    owner.run(sql`update person set status = ${status} where realm_id = ${realm.realmId} and role = 'agent'`);
  await set('suspended');
  expect((await read(third)).statusCode).toBe(404);
  await set('active');
  expect((await read(third)).statusCode).toBe(404);
});

test('others have none, and unknown addresses are not found', async () => {
  expect((await call('createCalendarFeed', {}, await as('reviewer'))).status).toBe(403);
  for (const path of ['x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43)])
    expect((await server.app.inject({ url: `/calendar/${path}` })).statusCode).toBe(404);
});

test('folds long lines by bytes and escapes what has a meaning', () => {
  const text = calendarText('a,b;c', [
    { id: 'one', day: '2027-02-01', title: 'आवेदन '.repeat(20), changedAt: new Date('2026-11-16T05:01:44.123Z') },
  ]);
  expect(text).toContain(String.raw`X-WR-CALNAME:a\,b\;c`);
  expect(text).toContain('DTSTAMP:20261116T050144Z\r\n');
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'आवेदन '.repeat(20)}`);
});
