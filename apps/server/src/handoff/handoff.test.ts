import { randomBytes } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { handoffUploads } from '@visawright/contract/handoff.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { germanTrip } from '../testing/drafts.ts';
import { insertRealm } from '../testing/realms.ts';
import { openUploadHouse, type UploadHouse } from '../testing/uploads.ts';
import { callsTo } from '../testing/calls.ts';
import { resumablePath } from '../uploads/resumable/serve-resumable.ts';
import { sweepHandoffs } from './sweep.ts';

let house: UploadHouse;
let { realm, served, owner, token, applicantUid } = {} as UploadHouse;
let call: ReturnType<typeof callsTo>;
let applicationUid: string;
const otherPath = 'elsewhere';

beforeAll(async () => {
  house = await openUploadHouse(['applicant', 'agency', 'reviewer']);
  ({ realm, served, owner, token, applicantUid } = house);
  call = callsTo(served.app, realm.path);
  await insertRealm(house.database.ownerUrl, { path: otherPath });
  const drafted = await call<{ applicationUid: string }>(
    'draftApplication',
    { applicantUid, visaDetails: germanTrip },
    as(),
  );
  ({ applicationUid } = drafted.body);
});
afterAll(() => house?.close());

const as = (who = token) => ({ authorization: `Bearer ${who}` });
const credential = () => randomBytes(32).toString('base64url');
interface Made {
  handoffUid: string;
  code: string;
  state: string;
  papers: number;
}
const make = async (who?: string) =>
  (await call<Made>('createHandoff', { applicantUid, applicationUid }, as(who))).body;
let devices = 0;
// Each from an address of its own.
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

test('of twenty devices that bring one code at once, one gets it and the others are told kindly', async () => {
  const { code, handoffUid } = await make();
  const all = await Promise.all(Array.from({ length: 20 }, () => claim(code)));
  const won = all.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(won[0]!.body).toEqual({ firstName: 'Asha', expiresAt: expect.any(String) as string });
  for (const lost of all.filter(({ status }) => status !== 200)) {
    expect(lost).toMatchObject({ status: 409, body: { code: 'handoff.used' } });
    expect(lost.text).not.toContain('Asha');
  }
  expect(await stateOf(handoffUid)).toMatchObject({ state: 'connected', papers: 0 });
});

test('the device whose answer was lost asks again and is answered the same', async () => {
  const { code } = await make();
  const own = credential();
  const [first, again] = [await claim(code, own), await claim(code, own)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

test('neither code nor credential stands anywhere in the database', async () => {
  const { code, own } = await connected();
  const rows = await owner.many<{ row: string }>(sql`select row_to_json(h)::text as row from handoff h`);
  const secrets = [code, code.split('.')[1]!, own];
  for (const { row } of rows) for (const secret of secrets) expect(row).not.toContain(secret);
  expect(Buffer.from(code.split('.')[1]!, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
});

test('a code runs out after ten minutes, a newer one ends it, and one nobody made says the same', async () => {
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

test('another realm knows neither the code nor the credential', async () => {
  const { code } = await make();
  expect((await claim(code, credential(), { path: otherPath })).body).toMatchObject({
    code: 'handoff.over',
  });
  const own = credential();
  expect((await claim(code, own)).status).toBe(200);
  expect((await begin(own, 100, {}, otherPath)).status).toBe(401);
  expect((await begin(own, 100)).status).toBe(201);
});

test('what a phone sends is a paper of that applicant and application, brought by who made the code, and the log says how', async () => {
  const { own, handoffUid } = await connected();
  const sent = await sendAll(own, await picture());
  expect([sent.status, sent.result]).toEqual([204, { docId: null }]);
  const { docId, ...row } = await owner.get<{ docId: string }>(sql`
    select d.document_uid as "docId", d.applicant_uid, x.application_uid, c.kind, p.kc_sub is not null as "isPerson",
      u.uploaded_by = h.made_by as "isMaker", h.papers
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
    papers: 1,
  });
  expect(sent.body).not.toContain(docId);
  expect(await stateOf(handoffUid)).toMatchObject({ state: 'connected', papers: 1 });
});

test('a phone cannot name another person, sends the same intake, and hears of no document by it', async () => {
  const { own } = await connected();
  const bytes = await picture();
  const other = await begin(own, bytes.length, { applicantUid: '00000000-0000-4000-8000-000000000000' });
  expect((await ask('PATCH', other.location, `Handoff ${own}`, piece, bytes)).result).toEqual({ docId: null });
  const { mine } = await owner.get<{ mine: boolean }>(sql`
    select applicant_uid = ${applicantUid} as mine from upload_on_its_way where way_uid = ${other.location.split('/').at(-1)}`);
  expect(mine).toBe(true);
  expect((await sendAll(own, bytes)).result).toMatchObject({ refused: { code: 'upload.duplicate', docId: null } });
  const program = Buffer.from('MZ this is a program');
  expect((await sendAll(own, program)).result).toMatchObject({ refused: { code: 'upload.notWhatItSays' } });
  expect((await begin(own, 26 * 1024 * 1024)).status).toBe(422);
});

test('an upload begun on the computer is not gone on with by the phone, nor the reverse', async () => {
  const { own } = await connected();
  const metadata = `filename ${b64('a.jpg')},applicantUid ${b64(applicantUid)}`;
  const headers = { 'upload-length': '10', 'upload-metadata': metadata };
  const desk = await ask('POST', resumablePath, `Bearer ${token}`, headers);
  const phone = await begin(own, 10);
  const deskWay = desk.location.split('/').at(-1)!;
  const phoneWay = phone.location.split('/').at(-1)!;
  expect((await ask('HEAD', `${handoffUploads}/${deskWay}`, `Handoff ${own}`)).status).toBe(404);
  expect((await ask('HEAD', `${resumablePath}/${phoneWay}`, `Bearer ${token}`)).status).toBe(404);
  const another = await connected();
  expect((await ask('HEAD', `${handoffUploads}/${phoneWay}`, `Handoff ${another.own}`)).status).toBe(404);
});

test('with the credential nothing else can be called, whatever it is called', async () => {
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

test('cancelled on the computer, the phone is told, before and after it came', async () => {
  const waiting = await make();
  expect((await call<Made>('cancelHandoff', { handoffUid: waiting.handoffUid }, as())).body.state).toBe('over');
  expect((await claim(waiting.code)).body).toMatchObject({ code: 'handoff.over' });
  const { own, handoffUid } = await connected();
  await call('cancelHandoff', { handoffUid }, as());
  const refused = await begin(own, 100);
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([401, { code: 'handoff.ended' }]);
});

test('the phone’s half hour, the end of the session and a suspended account each end it', async () => {
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
  const standing = (status: string) =>
    owner.run(sql`update person set status = ${status} where realm_id = ${realm.realmId} and role = 'applicant'`);
  await standing('suspended');
  expect((await begin(suspended.own, 100)).status).toBe(401);
  await standing('active');
  expect((await begin(suspended.own, 100)).status).toBe(201);
});

test('who may not add papers makes no code, and nobody looks at or ends somebody else’s', async () => {
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

test('who tries codes from one address is stopped', async () => {
  const tries = [];
  for (let n = 0; n < 31; n++)
    tries.push(
      await claim(`${realm.path}.${randomBytes(24).toString('base64url')}`, credential(), { from: '10.2.0.1' }),
    );
  expect(tries.slice(0, 30).every(({ status }) => status === 409)).toBe(true);
  expect(tries[30]).toMatchObject({ status: 429, body: { code: 'quota.tooMany' } });
});

test('codes long past are swept by the worker, and what a phone had begun goes its own way', async () => {
  const { own, handoffUid } = await connected();
  const { location } = await begin(own, 100);
  await owner.run(sql`update handoff set expires_at = now() - interval '2 days' where handoff_uid = ${handoffUid}`);
  const workers = openTenants(house.database.workerUrl, 1);
  expect(await sweepHandoffs(workers.forRealm(realm.realmId), Date.now())).toBe(1);
  await workers.close();
  const way = await owner.get<{ handoff_uid: string | null }>(
    sql`select handoff_uid from upload_on_its_way where way_uid = ${location.split('/').at(-1)}`,
  );
  expect(way.handoff_uid).toBeNull();
});
