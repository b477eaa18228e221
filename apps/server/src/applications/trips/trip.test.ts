import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { getTrip } from '../../documents/trips/get-trip.ts';
import { updateTripDates } from './update-trip-dates.ts';

const tenant = await createTestTenant();
afterAll(() => tenant.close());
let ananya: Actor & { applicantUid: string };
let [asha, ravi]: [string, string] = ['', ''];
let party: Application[];

beforeEach(async () => {
  const agencyUid = await tenant.agency();
  const type = 'D2C';
  ananya = (await tenant.traveller({ agencyUid, type, name: ['Ananya', 'Deshpande'] })) as typeof ananya;
  const addedBy = ananya.applicantUid;
  [asha, ravi] = [
    await tenant.applicant({ agencyUid, type, addedBy, name: ['Asha', ''] }),
    await tenant.applicant({ agencyUid, type, addedBy, name: ['Ravi', 'Deshpande'] }),
  ];
  const first = await draft(ananya.applicantUid, null);
  party = [first, await draft(asha, first.tripUid), await draft(ravi, first.tripUid)];
});

const draft = (applicantUid: string, tripUid: string | null) =>
  draftApplication(tenant.db, ananya, { applicantUid, visaDetails: germanTrip, tripUid });
const trip = (actor: Actor = ananya, at = 0) => getTrip(tenant.db, tenant.keys, actor, party[at]!.applicationUid);
const dates = { fromDate: '01/04/2027', toDate: '09/04/2027' };
const setDates = (more: { seen?: { applicationUid: string; version: number }[] } = {}, actor: Actor = ananya) =>
  updateTripDates(tenant.db, actor, { applicationUid: party[0]!.applicationUid, ...dates, ...more });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const collected = (uid: string) =>
  tenant.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to)
    select realm_id, reference || 'L', trip_uid, applicant_uid, agency_uid, 'form-data-collected', visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to
    from application where realm_id = ${tenant.realmId} and application_uid = ${uid}`);

test('returns the whole trip for any of its applications, in the order people joined', async () => {
  for (const at of [0, 2]) {
    const { tripUid, travellers } = await trip(ananya, at);
    expect(tripUid).toBe(party[0]!.tripUid);
    expect(travellers.map(({ application }) => application.applicationUid)).toEqual(
      party.map(({ applicationUid }) => applicationUid),
    );
    expect(travellers[0]!.application.partySize).toBe(3);
  }
});

test('returns the existing application when the same traveller joins again', async () => {
  const { tripUid } = party[0]!;
  const [one, other] = await Promise.all([draft(asha, tripUid), draft(asha, tripUid)]);
  expect([one.applicationUid, other.applicationUid]).toEqual([party[1]!.applicationUid, party[1]!.applicationUid]);
  expect((await draft(asha, null)).applicationUid).not.toBe(party[1]!.applicationUid);
  expect((await trip()).travellers).toHaveLength(3);
});

test('creates one application for two concurrent clicks', async () => {
  const addedBy = ananya.applicantUid;
  const { agency_uid: agencyUid } = await tenant.owner.get<{ agency_uid: string }>(sql`
    select agency_uid from applicant where realm_id = ${tenant.realmId} and applicant_uid = ${asha}`);
  const rohan = await tenant.applicant({ agencyUid, type: 'D2C', addedBy, name: ['Rohan', ''] });
  const made = await Promise.all([1, 2, 3].map(() => draft(rohan, party[0]!.tripUid)));
  expect(new Set(made.map(({ applicationUid }) => applicationUid)).size).toBe(1);
});

test('changes the dates of all travellers in one call', async () => {
  const { applications, locked } = await setDates();
  expect(applications.map(({ visaDetails }) => visaDetails)).toMatchObject([dates, dates, dates]);
  expect(locked).toEqual([]);
  expect((await trip()).travellers.map(({ application }) => application.version)).toEqual([2, 2, 2]);
  expect((await setDates()).applications.map(({ version }) => version)).toEqual([2, 2, 2]);
});

test('leaves completed forms unchanged and lists them', async () => {
  await collected(party[1]!.applicationUid);
  const { applications, locked } = await setDates();
  expect(applications).toHaveLength(3);
  expect(locked).toMatchObject([{ applicantName: 'Asha' }]);
});

test("changes nobody's dates when one version is stale", async () => {
  const seen = party.map(({ applicationUid, version }) => ({ applicationUid, version }));
  await tenant.owner.run(sql`
    update application set version = version + 1 where realm_id = ${tenant.realmId} and application_uid = ${party[2]!.applicationUid}`);
  expect(await codeOf(setDates({ seen }))).toBe('application.versionStale');
  const { travellers } = await trip();
  expect(travellers.map(({ application }) => application.visaDetails.fromDate)).toEqual(
    Array(3).fill(germanTrip.fromDate),
  );
});

test("changes nobody's dates when the dates are invalid", async () => {
  const asked = { applicationUid: party[0]!.applicationUid, fromDate: '09/04/2027', toDate: '01/04/2027' };
  expect(await codeOf(updateTripDates(tenant.db, ananya, asked))).toBe('input.invalid');
  expect((await trip()).travellers[1]!.application.version).toBe(1);
});

test('hides trip and dates from a stranger, and shows only their own part of a shared trip', async () => {
  const agencyUid = await tenant.agency();
  const stranger = await tenant.traveller({ agencyUid, type: 'D2C', name: ['Kavita', 'Menon'] });
  expect(await codeOf(trip(stranger))).toBe('record.notFound');
  expect(await codeOf(setDates({}, stranger))).toBe('record.notFound');
  const alone = await draftApplication(tenant.db, stranger, {
    applicantUid: stranger.applicantUid!,
    visaDetails: germanTrip,
  });
  const foreign = [{ applicationUid: alone.applicationUid, version: 1 }];
  expect(await codeOf(setDates({ seen: foreign }))).toBe('record.notFound');
  await tenant.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    select realm_id, reference || 'S', trip_uid, ${stranger.applicantUid}, ${agencyUid}, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to from application
    where realm_id = ${tenant.realmId} and application_uid = ${party[0]!.applicationUid}`);
  expect(await codeOf(trip(stranger))).toBe('record.notFound');
  expect((await trip()).travellers).toHaveLength(3);
  await setDates();
  const stored = await tenant.owner.get<{ day: string }>(sql`
    select travel_from::text as day from application where realm_id = ${tenant.realmId} and applicant_uid = ${stranger.applicantUid}
      and trip_uid = ${party[0]!.tripUid}`);
  expect(stored.day).toBe('2027-03-10');
});
