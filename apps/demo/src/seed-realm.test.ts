import { randomBytes } from 'node:crypto';
import { isEditable, outcomes, reviewStates, statuses } from '@visawright/contract/applications/application-status.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sql,
  s3ObjectStore,
  openJobs,
  openOperator,
  createSealedObjectStore,
  type Actor,
  type Db,
  type ObjectStore,
  type ObjectStoreConfig,
  type Jobs,
  type Operator,
  type SealedObjectStore,
} from '@visawright/server/tools.ts';
import {
  listApplicants,
  judgeApplication,
  openPrefilledForm,
  formValues,
  getGrant,
} from '@visawright/server/product.ts';
import { createTestDatabase, type TestDatabase } from '@visawright/server/testing.ts';
import { agencyActor } from './database/agency-actor.ts';
import type { SeededApplicationRow } from './database/seeded-applications.queries.ts';
import { demoRealms } from './realms/demo-realms.ts';
import { seedRealm } from './seed-realm.ts';

let database: TestDatabase;
let operator: Operator;
let db: Db;
let seconds: number; // of this process
const path = `t-${randomBytes(5).toString('hex')}`;
const order = { ...demoRealms('http://127.0.0.1:8080')[1]!, path, hosts: [] };
const seed = () =>
  seedRealm(operator, order, {
    resetNewcomer: false,
    accountsOf: 'dev',
    depth: 'quick',
    files: { sealedObjects, jobs },
  });
let store: ObjectStore;
let sealedObjects: SealedObjectStore;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
  sealedObjects = createSealedObjectStore(store, operator.keys);
  jobs = await openJobs(database.ownerUrl, pino({ level: 'silent' }));
  const began = process.cpuUsage();
  await seed();
  const { user, system } = process.cpuUsage(began);
  seconds = (user + system) / 1_000_000;
  const { realm_id } = await operator.tenants
    .forRealm('00000000-0000-0000-0000-000000000000')
    .get<{ realm_id: string }>(sql`select realm_id from realm where path = ${path}`);
  db = operator.tenants.forRealm(realm_id);
}, 400_000);

afterAll(async () => {
  const stored = await db?.many<{ key: string }>(sql`
    select object_key as key from upload union all select unnest(array[object_key, thumbnail_key, text_key]) from page
    union all select object_key from screen_picture`);
  await sealedObjects?.remove((stored ?? []).flatMap(({ key }) => key ?? []));
  store?.close();
  await jobs?.close();
  await operator?.admin.remove(`/${path}`);
  await operator?.tenants.close();
  await database?.drop();
});

const count = async (from: ReturnType<typeof sql>) =>
  (await db.get<{ n: number }>(sql`select count(*)::int as n from ${from}`)).n;
const uidOf = async (account: string) =>
  (await db.get<{ uid: string }>(sql`select person_uid as uid from person where email = ${`${account}@${path}.test`}`))
    .uid;

test('creates nothing on a second run, and the first takes under 30 CPU seconds', async () => {
  const before = await count(sql`application`);
  expect(before).toBeGreaterThan(40);
  expect(await seed()).toBe(0);
  expect(await count(sql`application`)).toBe(before);
  expect(seconds).toBeLessThan(30); // CPU time of this process: wall-clock time depends on the machine's load
});

test('covers every status, review state, outcome and level of urgency', async () => {
  for (const [column, words] of [
    ['status', statuses],
    ['review', reviewStates],
    ['outcome', outcomes],
  ] as const) {
    const found = await db.many<{ word: string }>({
      text: `select distinct ${column} as word from application`,
      values: [],
    });
    expect(found.map(({ word }) => word).sort()).toEqual([...words].sort());
  }
  const open = sql`application where status not in ('submitted', 'online-form-completed')`;
  expect(await count(sql`${open} and lodge_by - current_date between 0 and 10`)).toBeGreaterThan(3);
  expect(await count(sql`${open} and lodge_by - current_date between 11 and 21`)).toBeGreaterThan(3);
  expect(await count(sql`${open} and lodge_by - current_date > 21`)).toBeGreaterThan(2);
  expect(await count(sql`${open} and lodge_by is null`)).toBeGreaterThan(1);
});

test('gives everyone who can sign in some work', async () => {
  const [agent, reviewer, applicant, traveller] = [
    await uidOf('agent'),
    await uidOf('reviewer'),
    await uidOf('applicant'),
    await uidOf('traveller'),
  ];
  expect(await count(sql`application where agent_uid = ${agent}`)).toBe(20);
  expect(await count(sql`review_task where reviewer_uid = ${reviewer} and decided_at is null`)).toBeGreaterThanOrEqual(
    4,
  );
  const own = (uid: string) => sql`application a join applicant p on p.applicant_uid = a.applicant_uid
    left join applicant m on m.applicant_uid = p.added_by where p.person_uid = ${uid} or m.person_uid = ${uid}`;
  expect(await count(own(applicant))).toBe(4);
  expect(await count(own(traveller))).toBe(1);
  expect(await count(sql`notification where person_uid = ${agent} and read_at is null`)).toBeGreaterThan(2);
  expect(await count(sql`request where status = 'PENDING'`)).toBe(1);
  expect(await count(sql`agency where status = 'suspended'`)).toBe(1);
});

test('encrypted details open in a list, and two travellers share a passport number', async () => {
  const agency = await db.get<{ person_uid: string; agency_uid: string }>(
    sql`select person_uid, agency_uid from person where email = ${`agency@${path}.test`}`,
  );
  const actor: Actor = {
    realmId: db.realmId,
    personUid: agency.person_uid,
    agencyUid: agency.agency_uid,
    sub: '',
    session: '',
    role: 'agency',
    roles: ['agency'],
    distributorUid: null,
    applicantUid: null,
    applicantType: null,
  };
  const { items } = await listApplicants(db, operator.keys, actor, { limit: '100' });
  expect(items.length).toBe(26);
  expect(items.filter(({ passportMasked }) => passportMasked !== null).length).toBeGreaterThan(20);
  expect(items.filter(({ samePassport }) => samePassport === 1)).toHaveLength(2);
});

test('reads its files itself and leaves nothing for the worker to read', async () => {
  expect(await count(sql`document where state <> 'checked'`)).toBe(0);
  expect(await count(sql`dbos.workflow_status where name = 'readDocument'`)).toBe(0);
  const [photo] = await db.many<{ applicant_uid: string; object_key: string }>(sql`
    select u.applicant_uid, u.object_key from document d join upload u using (realm_id, upload_uid) where d.category = 'Photo'`);
  const picture = await sharp(await sealedObjects.get(db, photo!.applicant_uid, photo!.object_key)).metadata();
  expect(picture.width).toBe(900);
});

test('a second round of review shows what changed and the reply to the return', async () => {
  const row = await db.get<SeededApplicationRow>(sql`
    select a.application_uid, a.agency_uid, a.status, a.created_by, a.declared_by from application a where a.review_round = 2`);
  const returned = sql`review_section where application_uid = ${row.application_uid}`;
  expect(await count(sql`${returned} and verdict = 'returned' and answers is not null`)).toBe(1);
  expect(await count(sql`${returned} and verdict = 'approved' and answers is not null`)).toBeGreaterThan(3);
  expect(await count(sql`review_reply where application_uid = ${row.application_uid}`)).toBe(1);
});

test('gives no one two passports', async () => {
  const twice = sql`(
    select applicant_uid from document where category = 'Passport' and upload_uid is not null group by 1 having count(*) > 1) x`;
  expect(await count(twice)).toBe(0);
});

test('completes declared applications and leaves work in started ones', async () => {
  const rows = await db.many<SeededApplicationRow>(sql`
    select a.application_uid, a.agency_uid, a.status, a.created_by, a.declared_by from application a where a.deleted_at is null`);
  for (const row of rows.filter(({ status }) => !isEditable(status))) {
    const prefilled = await openPrefilledForm(db, operator.keys, agencyActor(db, row), row.application_uid);
    const { values, context } = formValues(prefilled, prefilled.answers);
    expect(answerProblems(prefilled.form, values, context), row.application_uid).toEqual([]);
    const { findings } = await judgeApplication(db, prefilled);
    expect(
      findings.filter((each) => isBlockingFinding(each) && each.rule !== 'trip-ahead').map(({ key }) => key),
    ).toEqual([]);
  }
  expect(await count(sql`application_summary`)).toBe(rows.length);
  const started = sql`application a join application_summary y using (realm_id, application_uid) where a.status = 'initiated'`;
  expect(await count(sql`${started} and y.blocking > 0`)).toBeGreaterThan(1);
  expect(await count(sql`${started} and y.documents_present < y.documents_required`)).toBeGreaterThan(3);
});

test('stores drawn documents as files with pages and a location for each value', async () => {
  const [row] = await db.many<SeededApplicationRow>(sql`
    select a.application_uid, a.agency_uid, a.status, a.created_by, a.declared_by from application a
    where a.status = 'package-ready' and exists (select from application_document x
      join document d using (realm_id, document_uid) where x.application_uid = a.application_uid and d.upload_uid is not null)`);
  const prefilled = await openPrefilledForm(db, operator.keys, agencyActor(db, row!), row!.application_uid);
  expect(prefilled.documents.length).toBeGreaterThan(6);
  const places = prefilled.documents.flatMap(({ values }) => values.map(({ pageIndex }) => pageIndex));
  expect(places.length).toBeGreaterThan(60);
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(await count(sql`dbos.workflow_status where name = 'buildPackage'`)).toBe(await count(sql`package`));
  expect(await count(sql`package`)).toBeGreaterThanOrEqual(2);
});

test('seeds one matching and one differing visa', async () => {
  const rows = await db.many<SeededApplicationRow>(sql`
    select a.application_uid, a.agency_uid, a.status, a.visa_to, a.created_by, a.declared_by from application a
    join visa_grant g using (realm_id, application_uid)`);
  const grantFor = async (country: string) => {
    const row = rows.find(({ visa_to }) => visa_to === country)!;
    const { lines, differences } = await getGrant(db, operator.keys, agencyActor(db, row), row.application_uid);
    return { differences, ...Object.fromEntries(lines.map(({ fact, status: found }) => [fact, found])) };
  };
  expect(rows).toHaveLength(2);
  expect(await grantFor('Spain')).toMatchObject({ differences: 0, name: 'same', passportNumber: 'same' });
  const wrong = await grantFor('Japan');
  expect(wrong).toMatchObject({ name: 'same', passportNumber: 'differs', visaNumber: 'same' });
  expect(wrong.differences).toBeGreaterThanOrEqual(2);
});
