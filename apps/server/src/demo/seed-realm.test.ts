import { randomBytes } from 'node:crypto';
import { isEditable, outcomes, reviewStates, statuses } from '@visawright/contract/application-status.ts';
import { blocks } from '@visawright/contract/finding.ts';
import { answerProblems } from '@visawright/forms/validate.ts';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { s3ObjectStore, type ObjectStore, type ObjectStoreConfig } from '../adapters/object-store.ts';
import { listApplicants } from '../applicants/list-applicants.ts';
import { findingsOf } from '../findings/findings-of.ts';
import { openCase, standing } from '../forms/form-case.ts';
import { getGrant } from '../grants/get-grant.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { openOperator, type Operator } from '../realms/operator.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { paperVault, type PaperVault } from '../vault/papers.ts';
import { maker } from './papers/maker.ts';
import type { Seeded } from './papers/seeded.queries.ts';
import { demoRealms } from './realms.ts';
import { seedRealm } from './seed-realm.ts';

let database: TestDatabase;
let operator: Operator;
let db: Db;
let seconds: number; // of this process
const path = `t-${randomBytes(5).toString('hex')}`;
const order = { ...demoRealms('http://127.0.0.1:8080')[1]!, path, hosts: [] };
const seed = () => seedRealm(operator, order, { resetNewcomer: false, castOf: 'dev', files: { papers, jobs } });
let store: ObjectStore;
let papers: PaperVault;
let jobs: Jobs;

beforeAll(async () => {
  database = await testDatabase();
  operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
  papers = paperVault(store, operator.keys);
  jobs = await openJobs(database.ownerUrl, pino({ level: 'silent' }));
  const began = process.cpuUsage();
  await seed();
  const { user, system } = process.cpuUsage(began);
  seconds = (user + system) / 1_000_000;
  const { realm_id } = await operator.tenants
    .forRealm('00000000-0000-0000-0000-000000000000')
    .get<{ realm_id: string }>(sql`select realm_id from realm where path = ${path}`);
  db = operator.tenants.forRealm(realm_id);
});

afterAll(async () => {
  const stored = await db?.many<{ key: string }>(sql`
    select object_key as key from upload union all select unnest(array[object_key, thumbnail_key, text_key]) from page`);
  await papers?.remove((stored ?? []).flatMap(({ key }) => key ?? []));
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

test('a second run makes nothing, and the first is no long wait', async () => {
  const before = await count(sql`application`);
  expect(before).toBeGreaterThan(40);
  expect(await seed()).toBe(0);
  expect(await count(sql`application`)).toBe(before);
  expect(seconds).toBeLessThan(30); // ten, and as much in those it starts; a busy clock says nothing
});

test('every status, review and outcome is there, and every shade of urgency', async () => {
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

test('everyone who can sign in finds their own work', async () => {
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

test('what is sealed opens in a list, and two of the agency gave one number', async () => {
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

test('a handful of papers are real files that wait to be read', async () => {
  const waiting = await db.many<{ uid: string; applicant_uid: string; object_key: string }>(sql`
    select d.document_uid as uid, u.applicant_uid, u.object_key from document d join upload u using (realm_id, upload_uid)
    where d.state = 'uploaded' and u.media_type = 'image/jpeg'`);
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  const picture = await sharp(await papers.get(db, waiting[0]!.applicant_uid, waiting[0]!.object_key)).metadata();
  expect(picture.width).toBeGreaterThan(800);
  const unread = await count(sql`document where state <> 'checked'`);
  expect(unread).toBeLessThanOrEqual(10);
  expect(await count(sql`dbos.workflow_status where name = 'readDocument'`)).toBe(unread);
  const attached = sql`application_document x join document d using (realm_id, document_uid) where d.state = 'uploaded'`;
  expect(await count(attached)).toBe(unread);
});

test('what was declared holds valid answers and every paper it needs; what was begun has something left to do', async () => {
  const rows = await db.many<Seeded>(sql`
    select a.application_uid, a.agency_uid, a.status, a.created_by, a.declared_by from application a where a.deleted_at is null`);
  for (const row of rows.filter(({ status }) => !isEditable(status))) {
    const held = await openCase(db, operator.keys, maker(db, row), row.application_uid);
    const { values, context } = standing(held, held.answers);
    expect(answerProblems(held.form, values, context), row.application_uid).toEqual([]);
    const { findings } = await findingsOf(db, held);
    expect(findings.filter((each) => blocks(each) && each.rule !== 'trip-ahead').map(({ key }) => key)).toEqual([]);
  }
  expect(await count(sql`application_summary`)).toBe(rows.length);
  const begun = sql`application a join application_summary y using (realm_id, application_uid) where a.status = 'initiated'`;
  expect(await count(sql`${begun} and y.blocking > 0`)).toBeGreaterThan(3);
  expect(await count(sql`${begun} and y.papers_have < y.papers_needed`)).toBeGreaterThan(3);
});

test('drawn papers are files with their pages, each value in its place', async () => {
  const [row] = await db.many<Seeded>(sql`
    select a.application_uid, a.agency_uid, a.status, a.created_by, a.declared_by from application a
    where a.status = 'package-ready' and exists (select from application_document x
      join document d using (realm_id, document_uid) where x.application_uid = a.application_uid and d.upload_uid is not null)`);
  const held = await openCase(db, operator.keys, maker(db, row!), row!.application_uid);
  expect(held.papers.length).toBeGreaterThan(6);
  const places = held.papers.flatMap(({ values }) => values.map(({ pageIndex }) => pageIndex));
  expect(places.length).toBeGreaterThan(60);
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(await count(sql`dbos.workflow_status where name = 'buildPackage'`)).toBe(await count(sql`package`));
  expect(await count(sql`package`)).toBeGreaterThanOrEqual(2);
});

test('of the visas that were issued one is as it was asked for, one is not', async () => {
  const rows = await db.many<Seeded>(sql`
    select a.application_uid, a.agency_uid, a.status, a.visa_to, a.created_by, a.declared_by from application a
    join visa_grant g using (realm_id, application_uid)`);
  const grantFor = async (country: string) => {
    const row = rows.find(({ visa_to }) => visa_to === country)!;
    const { lines, differences } = await getGrant(db, operator.keys, maker(db, row), row.application_uid);
    return { differences, ...Object.fromEntries(lines.map(({ fact, standing: found }) => [fact, found])) };
  };
  expect(rows).toHaveLength(2);
  expect(await grantFor('Spain')).toMatchObject({ differences: 0, name: 'same', passportNumber: 'same' });
  const wrong = await grantFor('Japan');
  expect(wrong).toMatchObject({ name: 'same', passportNumber: 'differs', visaNumber: 'same' });
  expect(wrong.differences).toBeGreaterThanOrEqual(2);
});
