import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import type {
  NewPartnerLink,
  PartnerLink,
  PartnerLinks,
  PartnerOffer,
  UsedPartnerLink,
} from '@visawright/contract/integrations/partner-link.ts';
import { partnerConsentText, partnerLinkLimits } from '@visawright/contract/integrations/partner-link-facts.ts';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { signUpCode } from '../sign-up/sign-up-code.ts';

const { database, realm, server, call, close } = await openIdentityServer(['admin', 'agency', 'agent', 'applicant']);
const owners = openTenants(database.ownerUrl, 2);
const owner = owners.forRealm(realm.realmId);
const password = 'Monsoon-Ferry-2027!';
let agencyUid = '';

beforeAll(async () => {
  ({ uid: agencyUid } = await owner.get<{ uid: string }>(sql`
    insert into agency (realm_id, type, name) values (${realm.realmId}, 'AGENCY', 'Meridian Visas') returning agency_uid as uid`));
  await owner.run(sql`
    update person set agency_uid = ${agencyUid} where realm_id = ${realm.realmId} and role in ('agency', 'agent')`);
});
afterAll(async () => {
  await owners.close();
  await close();
});

const as = (role: 'admin' | 'agency' | 'agent' | 'applicant') => realm.authorization(role);
const trip = {
  visaTo: 'France',
  visaFrom: 'India',
  nationality: 'India',
  visaCategory: 'Tourism' as const,
  visaType: 'Schengen Short Stay Visa (Tourism)',
  fromDate: null,
  toDate: null,
  days: 10,
};
const order = (more: Partial<NewPartnerLink> = {}) => ({
  name: 'Hotel in Nice',
  trip,
  expiresOn: null,
  mostUses: null,
  ...more,
});
async function make(more: Partial<NewPartnerLink> = {}, role: 'admin' | 'agency' = 'agency') {
  const reply = await call<{ link: PartnerLink; address: string }>('createPartnerLink', order(more), await as(role));
  expect(reply.status, reply.text).toBe(200);
  const { link, address } = reply.body;
  return { linkUid: link.linkUid, link, address, key: new URL(address).pathname.split('/').at(-1)! };
}
const listed = async (linkUid: string) =>
  (await call<PartnerLinks>('listPartnerLinks', {}, await as('agency'))).body.links.find(
    (link) => link.linkUid === linkUid,
  );
const visit = (key: string) => server.app.inject({ url: `/start/${key}` });
const opened = (key: string) => call<PartnerOffer & { code?: string }>('openPartnerLink', { key });
const use = async (key: string, authorization: string) =>
  call<UsedPartnerLink & { code?: string }>('usePartnerLink', { key }, { authorization });

const signUpBody = (key: string, email: string, agencyName = 'Meridian Visas') => ({
  signUpUid: randomUUID(),
  name: 'Ishaan Bose',
  email,
  password,
  language: 'hi' as const,
  acceptsTerms: 1,
  acceptsReading: true,
  partner: { key, agencyName, acceptsAgency: 1 },
});
const codeOf = (signUpUid: string) => signUpCode(server.parts.keys, realm.realmId, signUpUid, 1);
const confirm = (signUpUid: string) => call<{ code?: string }>('confirmSignUp', { signUpUid, code: codeOf(signUpUid) });
async function newTraveller(key: string) {
  const body = signUpBody(key, `${randomUUID()}@example.test`);
  expect((await call('signUp', body)).status).toBe(200);
  const reply = await confirm(body.signUpUid);
  return { ...body, reply };
}
const tokenOf = async (email: string) =>
  `Bearer ${(await call<LoginResult>('login', { username: email, password })).body.tokens.access_token}`;

test('the address is shown once; its key has 128 random bits and is stored as a hash', async () => {
  const { address, key, link, linkUid } = await make();
  expect(address).toMatch(/\/start\/[\w-]{43}$/);
  expect(Buffer.from(key, 'base64url').length).toBe(32);
  expect(link).toMatchObject({
    name: 'Hotel in Nice',
    agencyName: 'Meridian Visas',
    state: 'open',
    uses: 0,
    started: 0,
  });
  const { text } = await call('listPartnerLinks', {}, await as('agency'));
  const { row } = await owner.get<{ row: string }>(
    sql`select to_jsonb(l)::text as row from partner_link l where link_uid = ${linkUid}`,
  );
  for (const place of [text, row]) expect(place).not.toContain(key);
});

test.each([
  ['an unknown country', { trip: { ...trip, visaTo: 'Atlantis' } }],
  ['one date', { trip: { ...trip, days: null, fromDate: '10/01/2027' } }],
  ['dates and a duration', { trip: { ...trip, fromDate: '10/01/2027', toDate: '20/01/2027' } }],
  ['a day that does not exist', { trip: { ...trip, days: null, fromDate: '31/02/2027', toDate: '03/03/2027' } }],
  ['the last day first', { trip: { ...trip, days: null, fromDate: '20/01/2027', toDate: '10/01/2027' } }],
  ['no uses at all', { mostUses: 0 }],
  ['a name that is too long', { name: 'x'.repeat(partnerLinkLimits.nameLetters + 1) }],
])('refuses %s', async (_, more) => {
  expect((await call('createPartnerLink', order(more), await as('agency'))).status).toBe(422);
});

test('agents make none, and another agency’s link looks like none; an admin can end every link', async () => {
  expect((await call('createPartnerLink', order(), await as('agent'))).status).toBe(403);
  const own = await make();
  const admins = await make({ name: 'Airline' }, 'admin');
  expect(admins.link.agencyName).not.toBe('Meridian Visas');
  const agency = await as('agency');
  expect((await call('pausePartnerLink', { linkUid: admins.linkUid, isPaused: true }, agency)).status).toBe(404);
  expect((await call('revokePartnerLink', { linkUid: admins.linkUid }, agency)).status).toBe(404);
  expect((await call('listPartnerLinks', {}, agency)).text).not.toContain('Airline');
  expect((await call('revokePartnerLink', { linkUid: own.linkUid }, await as('admin'))).status).toBe(200);
  expect((await call('revokePartnerLink', { linkUid: own.linkUid }, agency)).status).toBe(404);
});

test('making, pausing and revoking are in the trail, a second pause is not', async () => {
  const { linkUid } = await make();
  const agency = await as('agency');
  for (const isPaused of [true, true, false]) await call('pausePartnerLink', { linkUid, isPaused }, agency);
  await call('revokePartnerLink', { linkUid }, agency);
  const kinds = await owner.many<{ kind: string }>(
    sql`select kind from change_log where realm_id = ${realm.realmId} and subject_uid = ${linkUid} order by at, change_uid`,
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(
    ['partnerLinkCreated', 'partnerLinkPaused', 'partnerLinkResumed', 'partnerLinkRevoked'].toSorted(),
  );
});

test('a working link leads to the realm, with the key behind the #', async () => {
  const { key } = await make();
  const reply = await visit(key);
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['referrer-policy']]).toEqual([
    302,
    'no-store',
    'no-referrer',
  ]);
  const target = new URL(reply.headers.location!);
  expect([target.origin, target.pathname, target.search]).toEqual([
    new URL(server.parts.config.PUBLIC_URL).origin,
    `/${realm.path}`,
    '',
  ]);
  expect(target.hash).toBe(`#/get-visa?startLink=${key}`);
  expect((await opened(key)).body).toEqual({ agencyName: 'Meridian Visas', trip });
});

test('past dates are left out of what the visitor sees', async () => {
  const { key } = await make({ trip: { ...trip, days: null, fromDate: '10/01/2020', toDate: '20/01/2020' } });
  expect((await opened(key)).body.trip).toMatchObject({ fromDate: null, toDate: null, days: null });
});

test('unknown, paused, revoked, expired and used-up links, those of other realms and suspended agencies look alike', async () => {
  const [paused, revoked, expired, usedUp, suspended] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  const agency = await as('agency');
  await call('pausePartnerLink', { linkUid: paused.linkUid, isPaused: true }, agency);
  await call('revokePartnerLink', { linkUid: revoked.linkUid }, agency);
  const set = (uid: string, change: ReturnType<typeof sql>) =>
    owner.run(sql`update partner_link set ${change} where realm_id = ${realm.realmId} and link_uid = ${uid}`);
  await set(expired.linkUid, sql`expires_at = now() - interval '1 second'`);
  await set(usedUp.linkUid, sql`most_uses = 1, uses = 1`);
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into agency (realm_id, type, name, status) values (${realm.realmId}, 'AGENCY', 'Closed', 'suspended')
    returning agency_uid as uid`);
  await set(suspended.linkUid, sql`agency_uid = ${uid}`);
  const otherRealm = await insertRealm(database.ownerUrl, { path: `o-${randomUUID().slice(0, 8)}` });
  const working = await make();
  // The random half of a working key behind the name of another realm.
  const elsewhere = Buffer.from(working.key, 'base64url');
  Buffer.from(otherRealm.replaceAll('-', ''), 'hex').copy(elsewhere);
  const unknown = Buffer.from(working.key, 'base64url');
  unknown[31]! ^= 1;
  const keys = [
    ...[paused, revoked, expired, usedUp, suspended].map(({ key }) => key),
    elsewhere.toString('base64url'),
    unknown.toString('base64url'),
  ];
  const pages = await Promise.all([...keys, 'x', '%2F%2Fevil.example'].map(visit));
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(pages[0]!.body).toContain('यह लिंक काम नहीं करता');
  expect(pages[0]!.body).not.toContain('<script');
  for (const key of keys) expect((await opened(key)).body.code).toBe('partnerLink.ended');
  expect(await listed(expired.linkUid)).toMatchObject({ state: 'expired' });
  expect(await listed(usedUp.linkUid)).toMatchObject({ state: 'usedUp' });
  expect(await listed(paused.linkUid)).toMatchObject({ state: 'paused' });
});

test('a new traveller agrees, joins the agency, and starts one application with the key of the link', async () => {
  const { key, linkUid } = await make();
  const { email, reply } = await newTraveller(key);
  expect(reply.status, reply.text).toBe(200);
  const made = await owner.get(sql`
    select a.type, a.agency_uid, p.agency_uid as person_agency, c.consent_text, c.language
    from person p join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid
    join consent c on c.realm_id = a.realm_id and c.applicant_uid = a.applicant_uid and c.purpose = 'shareWithAgency'
    where p.realm_id = ${realm.realmId} and p.email = ${email}`);
  expect(made).toEqual({
    type: 'B2B',
    agency_uid: agencyUid,
    person_agency: agencyUid,
    consent_text: partnerConsentText('hi', 'Meridian Visas'),
    language: 'hi',
  });
  const token = await tokenOf(email);
  const [first, second] = await Promise.all([use(key, token), use(key, token)]);
  expect(first.body.start).not.toBeNull();
  expect(second.body).toEqual(first.body);
  const { applicationCreationKey, applicantUid } = first.body.start!;
  const draft = {
    applicantUid,
    agencyUid,
    applicationCreationKey,
    visaDetails: { ...trip, days: undefined, fromDate: '10/01/2027', toDate: '20/01/2027' },
  };
  const headers = { authorization: token };
  const [one, again] = [await call('draftApplication', draft, headers), await call('draftApplication', draft, headers)];
  expect([one.status, again.body['applicationUid']]).toEqual([200, one.body['applicationUid']]);
  expect(await listed(linkUid)).toMatchObject({ uses: 1, started: 1, usedAt: expect.any(String) });
  // Paused meanwhile: who went on before still finds the application.
  await call('pausePartnerLink', { linkUid, isPaused: true }, await as('agency'));
  expect((await use(key, token)).body.start).toEqual(first.body.start);
});

test('a person with an account keeps their agency, gets the trip only, and the agency sees a number', async () => {
  const { key, linkUid } = await make();
  const { authorization } = await as('applicant');
  const [first] = [await use(key, authorization), await use(key, authorization)];
  expect(first.body).toEqual({ trip, start: null });
  expect(await listed(linkUid)).toMatchObject({ uses: 1, started: 0 });
  const { text } = await call('listPartnerLinks', {}, await as('agency'));
  expect(text).not.toContain(realm.email('applicant'));
  const { body } = await call<{ items: unknown[] }>('listApplicants', {}, await as('agency'));
  expect(JSON.stringify(body)).not.toContain('Asha applicant');
  expect((await call('usePartnerLink', { key }, await as('agency'))).status).toBe(403);
});

test('an address with an account is answered alike, and adds no traveller', async () => {
  const { key, linkUid } = await make();
  const body = signUpBody(key, realm.email('applicant'));
  const stranger = signUpBody(key, `${randomUUID()}@example.test`);
  expect((await call('signUp', body)).text).toBe((await call('signUp', stranger)).text);
  expect((await confirm(body.signUpUid)).body.code).toBe('signUp.codeOld');
  expect(await listed(linkUid)).toMatchObject({ uses: 0 });
});

test('of two people at once, a link for one person takes one', async () => {
  const { key, linkUid } = await make({ mostUses: 1 });
  const bodies = [signUpBody(key, `${randomUUID()}@example.test`), signUpBody(key, `${randomUUID()}@example.test`)];
  for (const body of bodies) expect((await call('signUp', body)).status).toBe(200);
  const replies = await Promise.all(bodies.map(({ signUpUid }) => confirm(signUpUid)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  const people = await owner.many(sql`
    select 1 from person where realm_id = ${realm.realmId} and email = any(${bodies.map(({ email }) => email)})`);
  expect(people).toHaveLength(1);
  expect(await listed(linkUid)).toMatchObject({ uses: 1, state: 'usedUp' });
});

test('a link that was revoked before the code was entered adds nobody; without a link no account is offered', async () => {
  const { key, linkUid } = await make();
  const body = signUpBody(key, `${randomUUID()}@example.test`);
  expect((await call('signUp', body)).status).toBe(200);
  await call('revokePartnerLink', { linkUid }, await as('agency'));
  expect((await confirm(body.signUpUid)).body.code).toBe('partnerLink.ended');
  expect((await call<{ code: string }>('signUp', { ...body, signUpUid: randomUUID() })).body.code).toBe(
    'partnerLink.ended',
  );
  const { partner: _, ...plain } = body;
  expect((await call<{ code: string }>('signUp', { ...plain, signUpUid: randomUUID() })).body.code).toBe(
    'signUp.notOffered',
  );
});

test('who read another name of the agency reads it again', async () => {
  const { key } = await make();
  const body = signUpBody(key, `${randomUUID()}@example.test`, 'Meridian');
  expect((await call<{ code: string }>('signUp', body)).body.code).toBe('partnerLink.ended');
});

test('no more than fifty at a time', async () => {
  await owner.run(sql`
    insert into partner_link (realm_id, agency_uid, name, key_hash, trip, created_by)
    select ${realm.realmId}, ${agencyUid}, 'x', decode(md5(n::text), 'hex'), '{}', p.person_uid
    from generate_series(1, ${partnerLinkLimits.mostLinks}) n, person p where p.realm_id = ${realm.realmId} and p.role = 'agency'`);
  const refused = await call<{ code: string }>('createPartnerLink', order(), await as('agency'));
  expect(refused.body.code).toBe('partnerLink.tooMany');
});
