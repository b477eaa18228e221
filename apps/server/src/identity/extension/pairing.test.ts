import { createHash, randomBytes } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import {
  pairing,
  pairingCode,
  type ClaimedPairing,
  type Connection,
  type Pairing,
} from '@visawright/contract/extension/pairing.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { borrowIdentityRealm } from '../../testing/identity-realm.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { sweepSessions } from '../sessions/sweep-sessions.ts';

const { database, realm, server, call, close } = await openIdentityServer(['admin', 'agent', 'applicant']);
const other = await borrowIdentityRealm(database, ['agent']);
const callOther = createCaller(server.app, other.path);
const owners = openTenants(database.ownerUrl, 2);
const owner = owners.forRealm(realm.realmId);
afterAll(async () => {
  await owners.close();
  await other.drop();
  await close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const extension = (grant: string) => ({ authorization: `Extension ${grant}` });
const newSecret = () => randomBytes(32).toString('base64url');
const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex');
let devices = 0;
// Each from its own network address.
async function publicCall(name: 'beginPairing' | 'claimPairing', payload: object, path = realm.path) {
  devices++;
  const reply = await server.app.inject({
    method: 'POST',
    url: addresses[name].path,
    remoteAddress: `10.9.${devices >> 8}.${devices & 255}`,
    headers: { 'realm-client-id': path },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}
const begin = async (secret = newSecret(), path?: string) => {
  const sent = { secretSha256: sha256(secret), browser: 'Chromium 156 on Linux', version: '1.0.0' };
  return { secret, ...((await publicCall('beginPairing', sent, path)).body as Pairing) };
};
const claim = async ({ pairingUid, secret }: { pairingUid: string; secret: string }, path?: string) =>
  (await publicCall('claimPairing', { pairingUid, secret }, path)).body as ClaimedPairing;
const answer = (code: string, token: string, isAccepted = true) =>
  call<{ connections: Connection[] }>('approvePairing', { code, isAccepted }, bearer(token));
const signIn = async (role: 'agent' | 'applicant' | 'admin' = 'agent') =>
  (await call<LoginResult>('login', { username: realm.email(role), password: realm.password })).body.tokens;
async function connect(token: string) {
  const begun = await begin();
  expect((await answer(begun.code, token)).status).toBe(200);
  const claimed = await claim(begun);
  if (claimed.state !== 'paired') throw new Error(claimed.state);
  return claimed;
}
const portals = (grant: string, path = realm.path) =>
  createCaller(server.app, path)('knownPortals', {}, extension(grant));
const ended = { status: 401, body: { code: 'extension.grantEnded' } };

test('connects the extension whose code a person enters, once, and stores neither code, secret nor grant', async () => {
  const token = await realm.token('agent');
  const begun = await begin();
  expect(pairingCode.safeParse(begun.code).success).toBe(true);
  expect(await claim(begun)).toEqual({ state: 'waiting' });
  expect((await call('waitingPairing', { code: begun.code }, bearer(token))).body).toMatchObject({
    code: begun.code,
    browser: 'Chromium 156 on Linux',
    version: '1.0.0',
    place: expect.stringMatching(/^10\.9\.\d+\.x$/) as string,
  });
  await answer(begun.code, token);
  expect(await claim({ ...begun, secret: newSecret() })).toEqual({ state: 'refused' });
  const both = await Promise.all([claim(begun), claim(begun)]);
  const [paired] = both.filter(({ state }) => state === 'paired') as Extract<ClaimedPairing, { state: 'paired' }>[];
  expect(both.map(({ state }) => state).toSorted()).toEqual(['paired', 'refused']);
  expect(paired).toMatchObject({ person: { role: 'agent', language: 'en' }, realm: { path: realm.path } });
  expect(paired!.keys.length).toBeGreaterThan(0);
  expect((await portals(paired!.grant)).status).toBe(200);
  const { rows } = await owner.get<{ rows: string }>(sql`
    select (select json_agg(g)::text from extension_grant g) || coalesce((select json_agg(w)::text from extension_pairing w), '') as rows`);
  for (const secret of [begun.code, begun.secret, paired!.grant]) expect(rows).not.toContain(secret);
  const { body } = await call<{ connections: Connection[] }>('listConnections', {}, bearer(token));
  expect(body.connections).toHaveLength(1);
  expect(body.connections[0]).toMatchObject({ isThisSession: true, usedAt: expect.any(String) as string });
});

test('a refused, unknown, foreign or expired code connects nothing', async () => {
  const token = await realm.token('applicant');
  const refused = await begin();
  expect((await answer(refused.code, token, false)).status).toBe(200);
  expect(await claim(refused)).toEqual({ state: 'refused' });
  expect((await answer(refused.code, token)).body).toMatchObject({ code: 'extension.codeUnknown' });

  const foreign = await begin(newSecret(), other.path);
  expect((await answer(foreign.code, token)).body).toMatchObject({ code: 'extension.codeUnknown' });
  expect(await claim(foreign, realm.path)).toEqual({ state: 'refused' });

  const late = await begin();
  await owner.run(sql`update extension_pairing set expires_at = now() - interval '1 second'`);
  expect((await answer(late.code, token)).status).toBe(422);
  expect(await claim(late)).toEqual({ state: 'refused' });
  expect((await call('approvePairing', { code: late.code, isAccepted: true })).status).toBe(401);
});

test('a grant works for the calls of extensions only, in its own realm only, and a token not for them', async () => {
  const token = await realm.token('agent');
  const { grant } = await connect(token);
  expect(await call('knownPortals', {}, bearer(token))).toMatchObject(ended);
  expect(await call('knownPortals', {})).toMatchObject(ended);
  expect(await call('getProfile', {}, extension(grant))).toMatchObject(ended);
  expect((await call('getProfile', {}, bearer(grant))).body).toMatchObject({ code: 'auth.tokenDead' });
  expect(await portals(newSecret())).toMatchObject(ended);
  expect(await portals('short')).toMatchObject(ended);
  expect(await portals(grant, other.path)).toMatchObject({ status: 400, body: { code: 'tenant_mismatch' } });
  // The same bytes with the other realm's name in front are another grant.
  const theirs = Buffer.concat([
    Buffer.from(other.realmId.replaceAll('-', ''), 'hex'),
    Buffer.from(grant, 'base64url').subarray(16),
  ]).toString('base64url');
  expect(await callOther('knownPortals', {}, extension(theirs))).toMatchObject(ended);
});

test('ends with its session: logout, back-channel logout, suspension, a session that runs out', async () => {
  const isEnded = (grant: string) =>
    expect.poll(async () => (await portals(grant)).status, { timeout: 5_000 }).toBe(401);
  const session = await signIn();
  const { grant } = await connect(session.access_token);
  expect((await portals(grant)).status).toBe(200);
  await call('logout', { refreshToken: session.refresh_token });
  await isEnded(grant);

  const again = await signIn();
  const second = await connect(again.access_token);
  const { actor } = await server.parts.actors.fromToken(again.access_token);
  await owner.run(sql`
    insert into ended_session (realm_id, kc_session, until) values (${realm.realmId}, ${actor.session}, now() + interval '1 minute')`);
  server.parts.actors.forget('');
  await isEnded(second.grant);

  const third = await connect((await signIn('applicant')).access_token);
  await owner.run(sql`update person set status = 'suspended' where role = 'applicant'`);
  await isEnded(third.grant);
  await owner.run(sql`update person set status = 'active' where role = 'applicant'`);
  await isEnded(third.grant);

  const last = await signIn();
  const fourth = await connect(last.access_token);
  await owner.run(sql`update session set expires_at = now() - interval '1 second'`);
  server.parts.actors.forget('');
  await isEnded(fourth.grant);
});

test('an approval is worth nothing once its session has ended', async () => {
  const session = await signIn();
  const begun = await begin();
  await answer(begun.code, session.access_token);
  await call('logout', { refreshToken: session.refresh_token });
  expect(await claim(begun)).toEqual({ state: 'refused' });
});

test('a person disconnects their own extensions, an extension itself, and a sixth ends the oldest', async () => {
  const session = await signIn('admin');
  const mine = bearer(session.access_token);
  const grants: string[] = [];
  for (let n = 0; n < 6; n++) grants.push((await connect(session.access_token)).grant);
  server.parts.actors.forget('');
  expect((await portals(grants[0]!)).status).toBe(401);
  const list = async () => (await call<{ connections: Connection[] }>('listConnections', {}, mine)).body.connections;
  expect(await list()).toHaveLength(5);

  const [newest] = await list();
  const foreign = await call('endConnection', newest, bearer(await realm.token('agent')));
  expect(foreign.status).toBe(422); // only the uid is accepted
  const { connectionUid } = newest!;
  expect((await call('endConnection', { connectionUid }, bearer(await realm.token('agent')))).status).toBe(404);
  expect((await call('endConnection', { connectionUid }, mine)).status).toBe(200);
  expect(await portals(grants[5]!)).toMatchObject(ended);

  expect((await call('leaveConnection', {}, extension(grants[4]!))).body).toEqual({ left: true });
  expect(await portals(grants[4]!)).toMatchObject(ended);
  expect(await list()).toHaveLength(3);
});

test('limits wrong codes of one person and extensions that wait in one realm', async () => {
  const token = await other.token('agent');
  const guess = () => callOther('waitingPairing', { code: 'BBBB-2222' }, bearer(token));
  for (let n = 0; n < 10; n++) expect((await guess()).body).toMatchObject({ code: 'extension.codeUnknown' });
  expect(await guess()).toMatchObject({ status: 429, body: { code: 'quota.tooMany' } });
  const right = await begin(newSecret(), other.path);
  expect((await callOther('approvePairing', { code: right.code, isAccepted: true }, bearer(token))).status).toBe(429);

  const theirs = owners.forRealm(other.realmId); // where one has waited since an earlier test
  await theirs.run(sql`
    insert into extension_pairing (realm_id, code_hash, secret_sha256, browser, version, place, expires_at)
    select ${other.realmId}, sha256(n::text::bytea), sha256(n::text::bytea), '', '1.0', '', now() + interval '1 minute'
    from generate_series(1, ${pairing.mostWaiting - 2}) n`);
  expect(
    (await publicCall('beginPairing', { secretSha256: sha256('x'), browser: '', version: '1.0' }, other.path)).status,
  ).toBe(429);
  await theirs.run(sql`update extension_pairing set expires_at = now() - interval '1 minute'`);
  const workers = openTenants(database.workerUrl, 1);
  expect(await sweepSessions(workers.forRealm(other.realmId), Date.now())).toBe(pairing.mostWaiting);
  await workers.close();
});
