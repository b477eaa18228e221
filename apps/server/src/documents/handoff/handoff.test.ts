import { randomBytes } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { handoffUploads } from '@visawright/contract/documents/handoff.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { createUploadTenant, type UploadTenant } from '../../testing/upload-tenant.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { resumablePath } from '../resumable-uploads/serve-resumable.ts';
import { sweepHandoffs } from './sweep-handoffs.ts';

let tenant: UploadTenant;
let { realm, served, owner, token, applicantUid } = {} as UploadTenant;
let call: ReturnType<typeof createCaller>;
let applicationUid: string;
const otherPath = 'elsewhere';

beforeAll(async () => {
  tenant = await createUploadTenant(['applicant', 'agency', 'reviewer']);
  ({ realm, served, owner, token, applicantUid } = tenant);
  call = createCaller(served.app, realm.path);
  await insertRealm(tenant.database.ownerUrl, { path: otherPath });
  const drafted = await call<{ applicationUid: string }>(
    'draftApplication',
    { applicantUid, visaDetails: germanTrip },
    as(),
  );
  ({ applicationUid } = drafted.body);
});
afterAll(() => tenant?.close());

const as = (who = token) => ({ authorization: `Bearer ${who}` });
const credential = () => randomBytes(32).toString('base64url');
interface Made {
  handoffUid: string;
  code: string;
  state: string;
  documents: number;
}
const make = async (who?: string) =>
  (await call<Made>('createHandoff', { applicantUid, applicationUid }, as(who))).body;
let devices = 0;
// Each from its own IP address.
async function claim(code: string, own = credential(), { path = realm.path, from = `10.1.0.${++devices % 250}` } = {}) {
  const reply = await served.app.inject({
    method: 'POST',
    url: addresses.claimHandoff.path,
    remoteAddress: from,
    headers: { 'realm-client-id': path },
    payload: { code, credential: own },
  });
  return { status: reply.statusCode, text: reply.body, body: reply.json<{ code?: string }>() };
}
const stateOf = async (handoffUid: string) => (await call<Made>('handoffState', { handoffUid }, as())).body;
const connected = async () => {
  const made = await make();
  const own = credential();
  expect((await claim(made.code, own)).status).toBe(200);
  return { ...made, own };
};

const picture = () =>
  sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
const b64 = (text: string) => Buffer.from(text).toString('base64');
async function ask(
  method: 'POST' | 'PATCH' | 'HEAD' | 'GET',
  url: string,
  authorization: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
  path = realm.path,
) {
  const reply = await served.app.inject({
    method,
    url,
    headers: { authorization, 'realm-client-id': path, 'tus-resumable': '1.0.0', ...headers },
    ...(payload ? { payload } : {}),
  });
  const result = reply.headers['upload-result'];
  return {
    status: reply.statusCode,
    location: String(reply.headers.location),
    result: typeof result === 'string' ? (JSON.parse(Buffer.from(result, 'base64').toString()) as unknown) : undefined,
    body: reply.body,
  };
}
const begin = (own: string, bytes: number, metadata: Record<string, string> = {}, path?: string) =>
  ask(
    'POST',
    handoffUploads,
    `Handoff ${own}`,
    {
      'upload-length': String(bytes),
      'upload-metadata': Object.entries({ filename: 'passport.jpg', ...metadata })
        .map(([name, value]) => `${name} ${b64(value)}`)
        .join(','),
    },
    undefined,
    path,
  );
const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const sendAll = async (own: string, bytes: Buffer) => {
  const { location } = await begin(own, bytes.length);
  return ask('PATCH', location, `Handoff ${own}`, piece, bytes);
};

test('lets one of twenty concurrent devices claim a code and tells the others why not', async () => {
  const { code, handoffUid } = await make();
  const all = await Promise.all(Array.from({ length: 20 }, () => claim(code)));
  const won = all.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(won[0]!.body).toEqual({ firstName: 'Asha', expiresAt: expect.any(String) as string });
  for (const lost of all.filter(({ status }) => status !== 200)) {
    expect(lost).toMatchObject({ status: 409, body: { code: 'handoff.used' } });
    expect(lost.text).not.toContain('Asha');
  }
  expect(await stateOf(handoffUid)).toMatchObject({ state: 'connected', documents: 0 });
});

test('answers the same when a device repeats its claim', async () => {
  const { code } = await make();
  const own = credential();
  const [first, again] = [await claim(code, own), await claim(code, own)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

test('stores neither code nor credential in the database', async () => {
  const { code, own } = await connected();
  const rows = await owner.many<{ row: string }>(sql`select row_to_json(h)::text as row from handoff h`);
  const secrets = [code, code.split('.')[1]!, own];
  for (const { row } of rows) for (const secret of secrets) expect(row).not.toContain(secret);
  expect(Buffer.from(code.split('.')[1]!, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
});

test('rejects an expired, a replaced and an unknown code alike', async () => {
  const old = await make();
  const { seconds } = await owner.get<{ seconds: number }>(sql`
    select extract(epoch from expires_at - created_at)::int as seconds from handoff where handoff_uid = ${old.handoffUid}`);
  expect(seconds).toBe(600);
  const newer = await make();
  expect((await claim(old.code)).body).toMatchObject({ code: 'handoff.over' });
  await owner.run(
    sql`update handoff set expires_at = now() - interval '1 second' where handoff_uid = ${newer.handoffUid}`,
  );
  expect((await claim(newer.code)).body).toMatchObject({ code: 'handoff.over' });
  expect((await stateOf(newer.handoffUid)).state).toBe('over');
  expect((await claim(`${realm.path}.${randomBytes(24).toString('base64url')}`)).body).toMatchObject({
    code: 'handoff.over',
  });
});

test('rejects the code and credential of another realm', async () => {
  const { code } = await make();
  expect((await claim(code, credential(), { path: otherPath })).body).toMatchObject({
    code: 'handoff.over',
  });
  const own = credential();
  expect((await claim(code, own)).status).toBe(200);
  expect((await begin(own, 100, {}, otherPath)).status).toBe(401);
  expect((await begin(own, 100)).status).toBe(201);
});

test("stores a phone's upload for that applicant and application, by whoever created the code, and logs it", async () => {
  const { own, handoffUid } = await connected();
  const sent = await sendAll(own, await picture());
  expect([sent.status, sent.result]).toEqual([204, { docId: null }]);
  const { docId, ...row } = await owner.get<{ docId: string }>(sql`
    select d.document_uid as "docId", d.applicant_uid, x.application_uid, c.kind, p.kc_sub is not null as "isPerson",
      u.uploaded_by = h.made_by as "isMaker", h.document_count as documents
    from handoff h join change_log c on c.kind = 'documentByPhone' and c.application_uid = h.application_uid
    join document d on d.document_uid = c.subject_uid join upload u on u.upload_uid = d.upload_uid
    join application_document x on x.document_uid = d.document_uid join person p on p.person_uid = c.person_uid
    where h.handoff_uid = ${handoffUid}`);
  expect(row).toEqual({
    applicant_uid: applicantUid,
    application_uid: applicationUid,
    kind: 'documentByPhone',
    isPerson: true,
    isMaker: true,
    documents: 1,
  });
  expect(sent.body).not.toContain(docId);
  expect(await stateOf(handoffUid)).toMatchObject({ state: 'connected', documents: 1 });
});

test('ignores another applicant named by the phone and reveals no document id', async () => {
  const { own } = await connected();
  const bytes = await picture();
  const other = await begin(own, bytes.length, { applicantUid: '00000000-0000-4000-8000-000000000000' });
  expect((await ask('PATCH', other.location, `Handoff ${own}`, piece, bytes)).result).toEqual({ docId: null });
  const { mine } = await owner.get<{ mine: boolean }>(sql`
    select applicant_uid = ${applicantUid} as mine from upload_session where upload_session_uid = ${other.location.split('/').at(-1)}`);
  expect(mine).toBe(true);
  expect((await sendAll(own, bytes)).result).toMatchObject({ refused: { code: 'upload.duplicate', docId: null } });
  const program = Buffer.from('MZ this is a program');
  expect((await sendAll(own, program)).result).toMatchObject({ refused: { code: 'upload.notWhatItSays' } });
  expect((await begin(own, 26 * 1024 * 1024)).status).toBe(422);
});

test("does not let phone and computer continue each other's uploads", async () => {
  const { own } = await connected();
  const metadata = `filename ${b64('a.jpg')},applicantUid ${b64(applicantUid)}`;
  const headers = { 'upload-length': '10', 'upload-metadata': metadata };
  const desk = await ask('POST', resumablePath, `Bearer ${token}`, headers);
  const phone = await begin(own, 10);
  const deskSession = desk.location.split('/').at(-1)!;
  const phoneSession = phone.location.split('/').at(-1)!;
  expect((await ask('HEAD', `${handoffUploads}/${deskSession}`, `Handoff ${own}`)).status).toBe(404);
  expect((await ask('HEAD', `${resumablePath}/${phoneSession}`, `Bearer ${token}`)).status).toBe(404);
  const another = await connected();
  expect((await ask('HEAD', `${handoffUploads}/${phoneSession}`, `Handoff ${another.own}`)).status).toBe(404);
});

test('accepts the credential for uploads only', async () => {
  const { own } = await connected();
  const closed = (Object.keys(addresses) as OperationId[]).filter((id) => operations[id].access !== 'public');
  expect(closed.length).toBeGreaterThan(80);
  for (const id of closed)
    for (const word of ['Handoff', 'Bearer']) {
      const { method, path } = addresses[id];
      const headers = { authorization: `${word} ${own}`, 'realm-client-id': realm.path };
      expect([id, (await served.app.inject({ method, url: path, headers })).statusCode]).toEqual([id, 401]);
    }
  expect((await ask('GET', resumablePath, `Handoff ${own}`)).status).toBe(404);
  expect((await ask('POST', resumablePath, `Handoff ${own}`)).status).toBe(401);
});

test('tells the phone that the code was cancelled, before and after it connected', async () => {
  const waiting = await make();
  expect((await call<Made>('cancelHandoff', { handoffUid: waiting.handoffUid }, as())).body.state).toBe('over');
  expect((await claim(waiting.code)).body).toMatchObject({ code: 'handoff.over' });
  const { own, handoffUid } = await connected();
  await call('cancelHandoff', { handoffUid }, as());
  const refused = await begin(own, 100);
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([401, { code: 'handoff.ended' }]);
});

test('ends with the half hour, the session or the account', async () => {
  const late = await connected();
  await owner.run(sql`update handoff set credential_expires_at = now() where handoff_uid = ${late.handoffUid}`);
  expect((await begin(late.own, 100)).status).toBe(401);

  const signedOut = await connected();
  const { session } = await owner.get<{ session: string }>(
    sql`select kc_session as session from handoff where handoff_uid = ${signedOut.handoffUid}`,
  );
  expect(session).not.toBe('');
  await owner.run(
    sql`insert into ended_session (realm_id, kc_session, until) values (${realm.realmId}, ${session}, now())`,
  );
  expect((await begin(signedOut.own, 100)).status).toBe(401);
  await owner.run(sql`delete from ended_session where realm_id = ${realm.realmId}`);
  served.parts.actors.forget('');

  const suspended = await connected();
  const handoffStatus = (status: string) =>
    owner.run(sql`update person set status = ${status} where realm_id = ${realm.realmId} and role = 'applicant'`);
  await handoffStatus('suspended');
  expect((await begin(suspended.own, 100)).status).toBe(401);
  await handoffStatus('active');
  expect((await begin(suspended.own, 100)).status).toBe(201);
});

test("requires permission to add documents and hides other people's codes", async () => {
  const asReviewer = await call('createHandoff', { applicantUid }, as(await realm.token('reviewer')));
  expect(asReviewer.status).toBe(403);
  const { handoffUid } = await make();
  const agency = as(await realm.token('agency'));
  expect((await call('handoffState', { handoffUid }, agency)).status).toBe(404);
  expect((await call('cancelHandoff', { handoffUid }, agency)).status).toBe(404);
  expect((await stateOf(handoffUid)).state).toBe('waiting');
  const missing = { applicantUid: '00000000-0000-4000-8000-000000000000' };
  expect((await call('createHandoff', missing, as())).status).toBe(404);
});

test('limits claims per IP address', async () => {
  const tries = [];
  for (let n = 0; n < 31; n++)
    tries.push(
      await claim(`${realm.path}.${randomBytes(24).toString('base64url')}`, credential(), { from: '10.2.0.1' }),
    );
  expect(tries.slice(0, 30).every(({ status }) => status === 409)).toBe(true);
  expect(tries[30]).toMatchObject({ status: 429, body: { code: 'quota.tooMany' } });
});

test('sweeps old codes without touching their uploads', async () => {
  const { own, handoffUid } = await connected();
  const { location } = await begin(own, 100);
  await owner.run(sql`update handoff set expires_at = now() - interval '2 days' where handoff_uid = ${handoffUid}`);
  const workers = openTenants(tenant.database.workerUrl, 1);
  expect(await sweepHandoffs(workers.forRealm(realm.realmId), Date.now())).toBe(1);
  await workers.close();
  const session = await owner.get<{ handoff_uid: string | null }>(
    sql`select handoff_uid from upload_session where upload_session_uid = ${location.split('/').at(-1)}`,
  );
  expect(session.handoff_uid).toBeNull();
});
