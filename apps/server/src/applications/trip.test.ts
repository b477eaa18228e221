import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/application.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { germanTrip } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { draftApplication } from './draft-application.ts';
import { getTrip } from './get-trip.ts';
import { updateTripDates } from './update-trip-dates.ts';

let database: TestDatabase;
let house: House;
let ananya: Actor & { applicantUid: string };
let [asha, ravi]: [string, string] = ['', ''];
let party: Application[];

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});
beforeEach(async () => {
  const agencyUid = await house.agency();
  const type = 'D2C';
  ananya = (await house.traveller({ agencyUid, type, name: ['Ananya', 'Deshpande'] })) as typeof ananya;
  const addedBy = ananya.applicantUid;
  [asha, ravi] = [
    await house.applicant({ agencyUid, type, addedBy, name: ['Asha', ''] }),
    await house.applicant({ agencyUid, type, addedBy, name: ['Ravi', 'Deshpande'] }),
  ];
  const first = await draft(ananya.applicantUid, null);
  party = [first, await draft(asha, first.tripUid), await draft(ravi, first.tripUid)];
});

const draft = (applicantUid: string, tripUid: string | null) =>
  draftApplication(house.db, ananya, { applicantUid, visaDetails: germanTrip, tripUid });
const trip = (actor: Actor = ananya, at = 0) => getTrip(house.db, house.keys, actor, party[at]!.applicationUid);
const dates = { fromDate: '01/04/2027', toDate: '09/04/2027' };
const setDates = (more: { seen?: { applicationUid: string; version: number }[] } = {}, actor: Actor = ananya) =>
  updateTripDates(house.db, actor, { applicationUid: party[0]!.applicationUid, ...dates, ...more });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const collected = (uid: string) =>
  house.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to)
    select realm_id, reference || 'L', trip_uid, applicant_uid, agency_uid, 'form-data-collected', visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to
    from application where realm_id = ${house.realmId} and application_uid = ${uid}`);

test('the whole trip comes by any of its applications, in the order people joined', async () => {
  for (const at of [0, 2]) {
    const { tripUid, travellers } = await trip(ananya, at);
    expect(tripUid).toBe(party[0]!.tripUid);
    expect(travellers.map(({ application }) => application.applicationUid)).toEqual(
      party.map(({ applicationUid }) => applicationUid),
    );
    expect(travellers[0]!.application.partySize).toBe(3);
  }
});

test('nobody joins a trip twice: the same traveller comes to the application made before', async () => {
  const { tripUid } = party[0]!;
  const [one, other] = await Promise.all([draft(asha, tripUid), draft(asha, tripUid)]);
  expect([one.applicationUid, other.applicationUid]).toEqual([party[1]!.applicationUid, party[1]!.applicationUid]);
  expect((await draft(asha, null)).applicationUid).not.toBe(party[1]!.applicationUid);
  expect((await trip()).travellers).toHaveLength(3);
});

test('two presses at once make one application of a traveller who joins later', async () => {
  const addedBy = ananya.applicantUid;
  const { agency_uid: agencyUid } = await house.owner.get<{ agency_uid: string }>(sql`
    select agency_uid from applicant where realm_id = ${house.realmId} and applicant_uid = ${asha}`);
  const rohan = await house.applicant({ agencyUid, type: 'D2C', addedBy, name: ['Rohan', ''] });
  const made = await Promise.all([1, 2, 3].map(() => draft(rohan, party[0]!.tripUid)));
  expect(new Set(made.map(({ applicationUid }) => applicationUid)).size).toBe(1);
});

test('new dates for one are dates for all, in one call', async () => {
  const { applications, locked } = await setDates();
  expect(applications.map(({ visaDetails }) => visaDetails)).toMatchObject([dates, dates, dates]);
  expect(locked).toEqual([]);
  expect((await trip()).travellers.map(({ application }) => application.version)).toEqual([2, 2, 2]);
  expect((await setDates()).applications.map(({ version }) => version)).toEqual([2, 2, 2]);
});

test('whose form is completed keeps the dates and is named', async () => {
  await collected(party[1]!.applicationUid);
  const { applications, locked } = await setDates();
  expect(applications).toHaveLength(3);
  expect(locked).toMatchObject([{ applicantName: 'Asha' }]);
});

test('a change somebody made meanwhile stops all of them', async () => {
  const seen = party.map(({ applicationUid, version }) => ({ applicationUid, version }));
  await house.owner.run(sql`
    update application set version = version + 1 where realm_id = ${house.realmId} and application_uid = ${party[2]!.applicationUid}`);
  expect(await codeOf(setDates({ seen }))).toBe('application.versionStale');
  const { travellers } = await trip();
  expect(travellers.map(({ application }) => application.visaDetails.fromDate)).toEqual(
    Array(3).fill(germanTrip.fromDate),
  );
});

test('days that are none, and an end before the beginning, change nobody', async () => {
  const asked = { applicationUid: party[0]!.applicationUid, fromDate: '09/04/2027', toDate: '01/04/2027' };
  expect(await codeOf(updateTripDates(house.db, ananya, asked))).toBe('input.invalid');
  expect((await trip()).travellers[1]!.application.version).toBe(1);
});

test('a stranger of the same agency finds neither trip nor dates, and sees of a trip they share only their own', async () => {
  const agencyUid = await house.agency();
  const stranger = await house.traveller({ agencyUid, type: 'D2C', name: ['Kavita', 'Menon'] });
  expect(await codeOf(trip(stranger))).toBe('record.notFound');
  expect(await codeOf(setDates({}, stranger))).toBe('record.notFound');
  const alone = await draftApplication(house.db, stranger, {
    applicantUid: stranger.applicantUid!,
    visaDetails: germanTrip,
  });
  const foreign = [{ applicationUid: alone.applicationUid, version: 1 }];
  expect(await codeOf(setDates({ seen: foreign }))).toBe('record.notFound');
  await house.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    select realm_id, reference || 'S', trip_uid, ${stranger.applicantUid}, ${agencyUid}, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to from application where realm_id = ${house.realmId} and application_uid = ${party[0]!.applicationUid}`);
  expect(await codeOf(trip(stranger))).toBe('record.notFound');
  expect((await trip()).travellers).toHaveLength(3);
  await setDates();
  const kept = await house.owner.get<{ day: string }>(sql`
    select travel_from::text as day from application where realm_id = ${house.realmId} and applicant_uid = ${stranger.applicantUid}
      and trip_uid = ${party[0]!.tripUid}`);
  expect(kept.day).toBe('2027-03-10');
});
