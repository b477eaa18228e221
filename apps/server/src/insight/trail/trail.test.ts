import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { DataAccess } from '@visawright/contract/platform/trail.ts';
import { readsAnHour } from '@visawright/contract/platform/trail-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { recordAccess } from '../../platform/trail/record-access.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { createTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { s3ObjectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { alertAdmins } from './alert-admins.ts';
import { writeAnchor } from './anchors.ts';
import { verifyTrail } from './verify-trail.ts';

let at: Awaited<ReturnType<typeof openIdentityServer>>;
let tenants: ReturnType<typeof openTenants>[];
let owner: Db;
let worker: Db;
let bucket: TestBucket;
let store: ObjectStore;
let agency: Record<string, string>;
let admin: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  at = await openIdentityServer(['agency', 'admin', 'applicant', 'agent']);
  tenants = [openTenants(at.database.ownerUrl, 1), openTenants(at.database.workerUrl, 1)];
  [owner, worker] = tenants.map((each) => each.forRealm(at.realm.realmId)) as [Db, Db];
  bucket = await createTestBucket();
  store = s3ObjectStore(bucket.config);
  const bearer = async (role: 'agency' | 'admin' | 'agent') => ({
    authorization: `Bearer ${await at.realm.token(role)}`,
  });
  [agency, admin, other] = [await bearer('agency'), await bearer('admin'), await bearer('agent')];
});
afterAll(async () => {
  store?.close();
  await bucket?.drop();
  for (const each of tenants ?? []) await each.close();
  await at?.close();
});

interface Row {
  readonly action: string;
  readonly role: string;
  readonly applicant_uid: string;
  readonly fields: string[];
  readonly address: string;
}
const rowsOf = (applicantUid: string) =>
  owner.many<Row>(
    sql`select action, role, applicant_uid, fields, address from trail where applicant_uid = ${applicantUid} order by seq`,
  );
const newApplicant = async (facts: object = {}) =>
  (await at.call<Applicant>('createApplicant', { firstName: 'Ravi', birthDate: '1990-01-02', ...facts }, agency)).body;
const verify = () => verifyTrail(owner, at.server.parts.keys, store);

test('a reply with sealed values leaves a row that names the person, the fields and no value', async () => {
  const { applicantUid } = await newApplicant({ phone: '+91 20 2614 5591' });
  await at.call('getApplicant', { applicantUid }, agency);
  expect(await rowsOf(applicantUid)).toEqual(
    ['createApplicant', 'getApplicant'].map((action) => ({
      action,
      role: 'agency',
      applicant_uid: applicantUid,
      fields: ['phone', 'birthDate'],
      address: '127.0.0.x',
    })),
  );
  const [{ text }] = (await owner.many<{ text: string }>(
    sql`select string_agg(t::text, ' ') as text from trail t`,
  )) as [{ text: string }];
  expect(text).not.toContain('1990');
  expect(text).not.toContain('5591');
});

test('a passport number leaves the server by its own call only, which is recorded and counted', async () => {
  const { applicantUid, passportMasked } = await newApplicant({ passportNumber: 'Z1234567' });
  expect(passportMasked).toBe('•••••567');
  const counted = async () =>
    (await owner.many(sql`select 1 from sensitive_read where applicant_uid = ${applicantUid}`)).length;
  expect(await counted()).toBe(0);
  const shown = await at.call<{ passportNumber: string }>('passportNumber', { applicantUid }, agency);
  expect(shown.body.passportNumber).toBe('Z1234567');
  expect((await rowsOf(applicantUid)).at(-1)).toMatchObject({ action: 'passportNumber', fields: ['passportNumber'] });
  expect(await counted()).toBe(1);
  expect((await at.call('passportNumber', { applicantUid }, other)).status).toBe(404);
  await owner.run(sql`delete from sensitive_read`);
});

test('a repeated call and a refusal that shows the present values leave rows too', async () => {
  const body = { firstName: 'Meenu', birthDate: '1991-01-02' };
  const once = { ...agency, 'idempotency-key': 'one' };
  const { applicantUid, version } = (await at.call<Applicant>('createApplicant', body, once)).body;
  await at.call('createApplicant', body, once);
  const edit = (edited: object) =>
    at.server.app.inject({
      method: 'POST',
      url: `/das/v1/applicants/update?applicantUid=${applicantUid}`,
      payload: edited,
      headers: { ...agency, 'realm-client-id': at.realm.path },
    });
  expect((await edit({ firstName: 'Meena', version: version - 1 })).statusCode).toBe(409);
  expect((await rowsOf(applicantUid)).map(({ action }) => action)).toEqual([
    'createApplicant',
    'createApplicant',
    'updateApplicant',
  ]);
});

test('nothing is sent if the row cannot be written, and nothing is recorded for a person without access', async () => {
  const { applicantUid } = await newApplicant();
  const before = (await rowsOf(applicantUid)).length;
  expect((await at.call('getApplicant', { applicantUid }, other)).status).toBe(404);
  expect(await rowsOf(applicantUid)).toHaveLength(before);
  await owner.run(sql`revoke insert on trail from visawright_api`);
  const refused = await at.call('getApplicant', { applicantUid }, agency);
  await owner.run(sql`grant insert on trail to visawright_api`);
  expect(refused.status).toBe(500);
  expect(refused.text).not.toContain('1990');
  expect(await rowsOf(applicantUid)).toHaveLength(before);
});

test('changes of people and settings are part of the chain', async () => {
  const { email } = { email: `new@${at.realm.domain}` };
  const invited = await at.call('inviteReviewer', { firstName: 'Deepa', lastName: 'K', email }, admin);
  expect(invited.status).toBe(200);
  const rows = await owner.many<Row>(sql`select action, role, fields from trail where kind = 'change' order by seq`);
  expect(rows.at(-1)).toMatchObject({ action: 'invited', role: 'admin' });
});

test('fifty parallel accesses make one unbroken chain', async () => {
  const { applicantUid } = await newApplicant();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => at.call('getApplicant', { applicantUid }, agency)),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(await rowsOf(applicantUid)).toHaveLength(51);
  expect((await verify()).fault).toBeNull();
});

test('the roles that serve calls may add and read rows and nothing else', async () => {
  const db = at.server.parts.tenants.forRealm(at.realm.realmId);
  for (const change of [
    sql`update trail set role = 'agent'`,
    sql`delete from trail`,
    sql`truncate trail`,
    sql`alter table trail disable trigger all`,
  ])
    await expect(db.run(change)).rejects.toThrow();
  await expect(owner.run(sql`delete from trail`)).rejects.toThrow('append only');
});

test('finds changed, removed and exchanged entries and changed or removed anchors', async () => {
  await newApplicant();
  const anchor = (await writeAnchor(worker, { keys: at.server.parts.keys, store }))!;
  expect(await writeAnchor(worker, { keys: at.server.parts.keys, store })).toBeUndefined();
  await newApplicant();
  const whole = await verify();
  expect(whole).toMatchObject({ anchors: 1, fault: null });
  const spoiled = async (change: ReturnType<typeof sql>) => {
    let found;
    await owner
      .transaction(async (tx) => {
        await tx.run(sql`alter table trail disable trigger user`);
        await tx.run(change);
        found = (await verifyTrail(tx, at.server.parts.keys, store)).fault;
        throw new Error('undo');
      })
      .catch(() => undefined);
    return found;
  };
  expect(await spoiled(sql`update trail set role = 'admin' where seq = 3`)).toEqual({ what: 'changed', seq: 3 });
  expect(await spoiled(sql`update trail set fields = '{}' where seq = 2`)).toEqual({ what: 'changed', seq: 2 });
  expect(await spoiled(sql`update trail set at = at + interval '1 microsecond' where seq = 2`)).toEqual({
    what: 'changed',
    seq: 2,
  });
  expect(await spoiled(sql`delete from trail where seq = 4`)).toEqual({ what: 'missing', seq: 4 });
  expect(await spoiled(sql`delete from trail where seq >= ${anchor.seq}`)).toEqual({
    what: 'missing',
    seq: Number(anchor.seq),
  });
  const key = `trail/${at.realm.realmId}/${anchor.name}.json`;
  const text = (await store.get(key)).toString();
  await store.put(key, Buffer.from(text.replace(`"seq":"${anchor.seq}"`, '"seq":"1"')));
  expect((await verify()).fault).toMatchObject({ what: 'anchor' });
  await store.remove([key]);
  expect((await verify()).fault).toMatchObject({ what: 'anchor' });
  await store.put(key, Buffer.from(text));
  expect((await verify()).fault).toBeNull();
});

test('a person who opens the data of too many travellers is refused, and the admins are notified once', async () => {
  const made = await owner.many<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name)
    select ${at.realm.realmId}, agency_uid, 'B2B', 'T' || n, '' from agency, generate_series(1, ${readsAnHour + 3}) n
    where type = 'SUPER_ADMIN' returning applicant_uid as uid`);
  const { actor } = await at.server.parts.actors.fromToken(agency['authorization']!.slice(7));
  const db = at.server.parts.tenants.forRealm(at.realm.realmId);
  const open = (uid: string, mayRefuse = true) =>
    recordAccess(
      { db, actor, address: '127.0.0.1', requestId: crypto.randomUUID() },
      { id: 'getForm', mayRefuse, onReadLimit: alertAdmins },
      [{ subject: { kind: 'applicantUid', uid }, content: { fields: new Set(['answers']), docIds: new Set() } }],
    );
  const [first, ...rest] = made.map(({ uid }) => uid) as [string, ...string[]];
  for (const uid of [first, ...rest.slice(0, readsAnHour - 1)]) await open(uid);
  await open(first); // counted already
  const extra = rest.slice(readsAnHour - 1);
  for (const uid of extra.slice(0, 2)) await expect(open(uid)).rejects.toMatchObject({ code: 'quota.sensitiveReads' });
  await open(extra[2]!, false);
  const alerted = await owner.many<{ role: string }>(sql`
    select p.role from notification n join person p on p.person_uid = n.person_uid where n.kind = 'readLimit'`);
  expect(alerted.map(({ role }) => role)).toEqual(['admin']); // the only agency admin is the reader
  expect(await owner.many(sql`select 1 from trail where kind = 'refused'`)).toHaveLength(2);
  expect((await verify()).fault).toBeNull();
  await owner.run(sql`delete from sensitive_read`);
});

test('the applicant, their agency and the admin see who opened what; others do not', async () => {
  const { applicantUid } = await newApplicant();
  for (let times = 0; times < 3; times++) await at.call('getApplicant', { applicantUid }, agency);
  const list = await at.call<{ items: DataAccess[]; people: number }>('dataAccesses', { applicantUid }, admin);
  expect(list.body.people).toBe(1);
  expect(list.body.items).toEqual([
    expect.objectContaining({
      personName: 'Asha agency',
      role: 'agency',
      times: 4,
      fields: ['birthDate'],
      isOwn: false,
    }),
  ]);
  expect(
    (await at.call<{ items: DataAccess[] }>('dataAccesses', { applicantUid, own: 'no' }, agency)).body.items,
  ).toEqual([]);
  expect((await at.call('dataAccesses', { applicantUid }, other)).status).toBe(403);
});
