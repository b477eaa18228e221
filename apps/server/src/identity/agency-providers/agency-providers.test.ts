import type { AgencyProviders } from '@visawright/contract/identity/agency-provider.ts';
import { providerAlias } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openOperator } from '../../platform/provisioning/operator.ts';
import { comeFromAgency, openAgencyProvider, type AgencyProviderRealm } from '../../testing/outside/agency-provider.ts';
import { authorizationUrl, browserAt } from '../../testing/passkeys/passkey-pages.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { handlersWithLocalProviders, openTestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { ensurePerson } from '../people/ensure-person.ts';

const { database, realm, server, call, close } = await openIdentityServer(
  ['admin', 'agency', 'agent', 'applicant'],
  handlersWithLocalProviders,
);
const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
const db = operator.tenants.forRealm(realm.realmId);
const { keycloakUrl, admin } = operator;
const place = { keycloakUrl, path: realm.path, redirectUri: `${process.env['PUBLIC_URL']!}/${realm.path}/` };
const { domain } = realm;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const agent = { username: realm.email('agent'), password: realm.password };

let provider: AgencyProviderRealm;
let ofOther: AgencyProviderRealm;
let agencyUid: string;
let otherUid: string;

const order = (more: object = {}) => ({
  agencyUid,
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  domains: [domain],
  isOn: true,
  ...more,
});
const save = async (more: object = {}) =>
  call<AgencyProviders & { code: string }>('saveAgencyProvider', order(more), bearer(await realm.token('admin')));
const exchange = (code: object | undefined) => call<LoginResult>('exchangeCode', { ...code });
const account = async (email: string) =>
  (await admin.get<{ id: string }[]>(`/${realm.path}/users?username=${email}&exact=true`))[0]!;
const linksOf = async (email: string) =>
  admin.get<unknown[]>(`/${realm.path}/users/${(await account(email)).id}/federated-identity`);
const changes = (kind: string) =>
  db.many<{ field: string | null; was: string | null; became: string | null }>(
    sql`select field, was, became from change_log where realm_id = ${realm.realmId} and kind = ${kind} order by at`,
  );
const links = () => db.many(sql`select person_uid from agency_provider_link where realm_id = ${realm.realmId}`);

// Connected with the person's password, as at the first time.
async function connect() {
  const theirs = await provider.addPerson({ email: agent.username });
  const came = await comeFromAgency(place, { agencyUid, there: theirs, here: agent });
  return { theirs, reply: await exchange(came.code) };
}

beforeAll(async () => {
  [provider, ofOther] = [await openAgencyProvider(admin, keycloakUrl), await openAgencyProvider(admin, keycloakUrl)];
  ({ uid: agencyUid } = await db.get<{ uid: string }>(
    sql`select agency_uid as uid from agency where realm_id = ${realm.realmId} and type = 'SUPER_ADMIN'`,
  ));
  ({ uid: otherUid } = await db.get<{ uid: string }>(
    sql`insert into agency (realm_id, type, business_type, name) values (${realm.realmId}, 'AGENCY', 'B2B', 'Other Travels')
        returning agency_uid as uid`,
  ));
  await ensurePerson(operator, db, realm.path, {
    email: `rita@other.${domain}`,
    firstName: 'Rita',
    lastName: 'Other',
    role: 'agent',
    password: realm.password,
    mustChange: false,
    country: null,
    agencyUid: otherUid,
  });
});
afterAll(async () => {
  await provider?.drop();
  await ofOther?.drop();
  await operator.tenants.close();
  await close();
});

test('the product never reads a discovery document from inside', async () => {
  const strict = await openTestApp(database);
  const ask = createCaller(strict.app, realm.path);
  const token = bearer(await realm.token('admin'));
  for (const issuer of [provider.issuer, 'http://169.254.169.254', 'https://localhost', 'https://10.0.0.1'])
    expect((await ask('saveAgencyProvider', order({ issuer }), token)).text, issuer).toContain(
      'provider.addressRefused',
    );
  await strict.close();
});

test('only an admin enters a provider, after a recent sign-in, and its secret is not shown again', async () => {
  for (const role of ['agency', 'agent', 'applicant'] as const)
    expect((await call('saveAgencyProvider', order(), bearer(await realm.token(role)))).status, role).toBe(403);
  expect((await save({ issuer: `${provider.issuer}/` })).body.code).toBe('provider.unreadable');
  expect((await save({ clientSecret: undefined })).body.code).toBe('provider.secretMissing');
  const { body, status, text } = await save();
  expect(status, text).toBe(200);
  expect(text).not.toContain(provider.clientSecret);
  expect(body.providers).toMatchObject([{ agencyUid, issuer: provider.issuer, domains: [domain], connected: 0 }]);
  expect(body.others).toMatchObject([{ agencyUid: otherUid }]);
  expect((await save({ agencyUid: otherUid, issuer: ofOther.issuer })).body.code).toBe('provider.domainTaken');
  const noted = await changes('agencyProviderSaved');
  expect(noted.map(({ field }) => field).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'clientId',
    'clientSecret',
    'domains',
    'isOn',
    'issuer',
  ]);
  expect(JSON.stringify(noted)).not.toContain(provider.clientSecret);
  await db.run(sql`delete from session_factor where realm_id = ${realm.realmId}`);
});

test('the domain of an address leads to the provider, another one to nothing', async () => {
  expect((await call('findAgencyProvider', { domain })).body).toEqual({
    provider: { alias: providerAlias(agencyUid), name: realm.path },
  });
  expect((await call('findAgencyProvider', { domain: 'elsewhere.test' })).body).toEqual({ provider: null });
});

test("the provider's login page has one link for all of them, and names none", async () => {
  const { text } = await browserAt(place)(authorizationUrl(place, { client_id: place.path }).url);
  expect(text).toContain('?signIn=agency');
  expect(text).not.toContain(agencyUid);
});

test('whoever comes for the first time signs in to their account once, and from then on at the agency', async () => {
  const theirs = await provider.addPerson({ email: agent.username });
  const first = await comeFromAgency(place, { agencyUid, there: theirs, here: agent });
  expect(first.isAsked).toBe(true);
  const entered = await exchange(first.code);
  expect(entered.status, entered.text).toBe(200);
  expect(entered.body.userData.role).toEqual(['agent']); // the provider calls them admin
  expect(entered.body.tokens.refresh_token.split('.')).toHaveLength(3);

  const again = await comeFromAgency(place, { agencyUid, there: theirs });
  expect(again.isAsked).toBe(false);
  const { status, body } = await exchange(again.code);
  expect(status).toBe(200);
  expect((await call('getProfile', {}, bearer(body.tokens.access_token))).status).toBe(200);
  const held = await admin.get<object>(`/${realm.path}/users/${(await account(agent.username)).id}`);
  expect(held).toMatchObject({ firstName: 'Asha', lastName: 'agent', email: agent.username });
  expect(await changes('agencyProviderConnected')).toHaveLength(1);
  expect((await save({ clientSecret: undefined })).body.providers[0]!.connected).toBe(1);
});

test('another subject with the same address is not connected, even with the password', async () => {
  const theirs = await provider.addPerson({ email: agent.username });
  const came = await comeFromAgency(place, { agencyUid, there: theirs, here: agent });
  expect(came).toMatchObject({ code: undefined, isAsked: true });
  // The realm's provider forgot the connection; we did not.
  const { id } = await account(agent.username);
  await admin.remove(`/${realm.path}/users/${id}/federated-identity/${providerAlias(agencyUid)}`);
  const anew = await comeFromAgency(place, { agencyUid, there: theirs, here: agent });
  expect((await exchange(anew.code)).status).toBe(400);
  expect(await linksOf(agent.username)).toEqual([]);
  await db.run(sql`delete from agency_provider_link where realm_id = ${realm.realmId}`);
});

test('it is no recent sign-in, and does not take the place of the second factor', async () => {
  const { reply } = await connect();
  const { body } = reply;
  const refused = await call<{ code: string }>('startPasskey', undefined, bearer(body.tokens.access_token));
  expect(refused.body.code).toBe('auth.confirmNeeded');

  await call('saveRealmSettings', { rules: { secondFactorForStaff: true } }, bearer(await realm.token('admin')));
  server.parts.realms.forget();
  const boss = { username: realm.email('agency'), password: realm.password };
  const there = await provider.addPerson({ email: boss.username });
  const came = await comeFromAgency(place, { agencyUid, there, here: boss });
  expect((await exchange(came.code)).text).toContain('auth.setUpRequired');
});

test("a provider that names a colleague's address gets nowhere without the colleague's password", async () => {
  const there = await provider.addPerson({ email: `new@${domain}`, isVerified: false });
  for (const here of [undefined, { username: agent.username, password: 'Wrong-Pass-2026!' }]) {
    const came = await comeFromAgency(place, { agencyUid, there, ...(here ? { here } : {}) });
    expect(came).toMatchObject({ code: undefined, isAsked: true });
  }
  // The colleague signs in there by mistake: the provider names another address.
  const came = await comeFromAgency(place, { agencyUid, there, here: agent });
  if (came.code) expect((await exchange(came.code)).status).toBe(400);
  expect(await links()).toHaveLength(2);
});

test("a traveller's account is never connected, nor one of another agency", async () => {
  const before = await links();
  for (const username of [realm.email('applicant'), realm.email('admin'), `rita@other.${domain}`]) {
    const there = await provider.addPerson({ email: username });
    const here = { username, password: realm.password };
    const { code } = await comeFromAgency(place, { agencyUid, there, here });
    expect(code, username).toBeDefined();
    expect((await exchange(code)).status, username).toBe(400);
    expect(await linksOf(username), username).toEqual([]);
  }
  await save({
    agencyUid: otherUid,
    issuer: ofOther.issuer,
    domains: [`other.${domain}`],
    clientSecret: ofOther.clientSecret,
  });
  const there = await ofOther.addPerson({ email: agent.username });
  const { code } = await comeFromAgency(place, { agencyUid: otherUid, there, here: agent });
  expect((await exchange(code)).status).toBe(400);
  expect(await links()).toEqual(before);
});

test('a new password disconnects; so does another client, and turning the provider off ends it', async () => {
  const [one] = await links();
  expect(one).toBeDefined();
  const changed = await call(
    'changePassword',
    { password: realm.password, newPassword: 'Other-Harbour-2027!' },
    bearer(await realm.token('agent')),
  );
  expect(changed.status, changed.text).toBe(200);
  expect(await linksOf(agent.username)).toEqual([]);
  agent.password = 'Other-Harbour-2027!';
  const { theirs, reply } = await connect();
  expect(reply.status, reply.text).toBe(200);

  await save({ isOn: false, clientSecret: undefined });
  expect((await call('findAgencyProvider', { domain })).body).toEqual({ provider: null });
  expect((await comeFromAgency(place, { agencyUid, there: theirs })).code).toBeUndefined();
  await save({ clientSecret: undefined });
  expect((await comeFromAgency(place, { agencyUid, there: theirs })).isAsked).toBe(false);

  const removed = await call('removeAgencyProvider', { agencyUid }, bearer(await realm.token('admin')));
  expect(removed.status, removed.text).toBe(200);
  expect(await linksOf(agent.username)).toEqual([]);
  expect((await comeFromAgency(place, { agencyUid, there: theirs })).code).toBeUndefined();
  expect(await changes('agencyProviderRemoved')).toHaveLength(1);
});
