import type { CatalogueEntry, CatalogueForm, Proposal, ProposalEffect } from '@visawright/contract/catalogue.ts';
import { destinationIds } from '@visawright/forms/destinations.ts';
import { loadFile } from '@visawright/forms/load-form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db, type TenantDatabase } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';
import { realmDay } from './verifications.queries.ts';
import { verifiedRules } from './verifications.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let other: IdentityRealm;
let server: TestApp;
let admin: Record<string, string>;
let otherAdmin: Record<string, string>;
let today: string;
let owners: TenantDatabase;
let owner: Db;

beforeAll(async () => {
  database = await testDatabase();
  [realm, other] = await Promise.all([
    identityRealm(database, ['admin', 'agency', 'distributor', 'applicant']),
    identityRealm(database, ['admin']),
  ]);
  server = await testApp(database);
  owners = openTenants(database.ownerUrl, 1);
  owner = owners.forRealm(realm.realmId);
  admin = { authorization: `Bearer ${await realm.token('admin')}` };
  otherAdmin = { authorization: `Bearer ${await other.token('admin')}` };
  today = await realmDay(server.parts.tenants.forRealm(realm.realmId));
});
afterAll(async () => {
  await server?.close();
  await owners?.close();
  await realm?.drop();
  await other?.drop();
  await database?.drop();
});

interface Listed {
  today: string;
  entries: CatalogueEntry[];
}
const call = <T>(name: Parameters<ReturnType<typeof callsTo>>[0], payload?: object) =>
  callsTo(server.app, realm.path)<T>(name, payload, admin);
const theirs = <T>(name: Parameters<ReturnType<typeof callsTo>>[0], payload?: object) =>
  callsTo(server.app, other.path)<T>(name, payload, otherAdmin);
const fees = { part: 'fees', formIds: ['germany'], ruleId: null } as const;
const file = async (edit: (germany: Record<string, unknown>) => void = () => undefined) => {
  const germany = structuredClone(await loadFile('germany')) as Record<string, unknown>;
  edit(germany);
  return JSON.stringify(germany, null, 2);
};

test('only an admin has it', async () => {
  for (const role of ['agency', 'distributor', 'applicant'] as const) {
    const headers = { authorization: `Bearer ${await realm.token(role)}` };
    expect((await callsTo(server.app, realm.path)('listCatalogue', undefined, headers)).status).toBe(403);
  }
});

test('every destination has its form, papers, fees, times and rules, what wants a look first', async () => {
  const { body } = await call<Listed>('listCatalogue');
  for (const id of destinationIds)
    for (const part of ['form', 'checklist', 'fees', 'processing', 'rule'] as const)
      expect([id, part, body.entries.some((entry) => entry.part === part && entry.formIds.includes(id))]).toEqual([
        id,
        part,
        true,
      ]);
  expect(new Set(body.entries.map(({ key }) => key)).size).toBe(body.entries.length);
  const ages = body.entries.map(({ ageDays }) => ageDays ?? Infinity);
  expect(ages).toEqual([...ages].sort((one, two) => two - one || 0));
  const narrowed = await call<Listed>('listCatalogue', { part: 'fees', formId: 'germany' });
  expect(narrowed.body.entries).toMatchObject([{ key: 'germany/fees', version: 1, verified: null }]);
  expect((await call('listCatalogue', { part: 'wages' })).status).toBe(422);
});

test('verified with source and day: shown beside the data’s own date, and in this realm only', async () => {
  const { body } = await call<Listed>('verifyCatalogue', {
    ...fees,
    source: 'https://example.org/fees',
    verifiedOn: today,
  });
  const entry = body.entries.find(({ key }) => key === 'germany/fees')!;
  expect(entry).toMatchObject({
    verified: { on: today, source: 'https://example.org/fees', byName: 'Asha admin' },
    ageDays: 0,
  });
  expect(entry.asOf).toMatch(/^20\d\d/);
  const elsewhere = (await theirs<Listed>('listCatalogue', { part: 'fees', formId: 'germany' })).body.entries[0]!;
  expect(elsewhere.verified).toBeNull();
  const { body: one } = await call<CatalogueForm>('catalogueForm', { formId: 'germany' });
  expect(one.verifications).toMatchObject([{ part: 'fees', on: today, stands: true }]);
  expect((await theirs<CatalogueForm>('catalogueForm', { formId: 'germany' })).body.verifications).toEqual([]);
});

test('a day that has not come, a part that is not, and an empty source are refused', async () => {
  const source = 'the consulate’s page';
  expect((await call('verifyCatalogue', { ...fees, source, verifiedOn: '2999-01-01' })).body).toMatchObject({
    code: 'catalogue.dateAhead',
  });
  for (const wrong of [
    { formIds: ['atlantis'] },
    { part: 'rule', ruleId: 'no-such-rule' },
    { ruleId: 'stray' },
    { part: 'rule' },
  ])
    expect((await call('verifyCatalogue', { ...fees, source, verifiedOn: today, ...wrong })).body).toMatchObject({
      code: 'catalogue.unknownPart',
    });
  expect((await call('verifyCatalogue', { ...fees, source: ' ', verifiedOn: today })).status).toBe(422);
});

test('a rule verified for all its destinations carries that day to the findings', async () => {
  const rule = (await call<Listed>('listCatalogue', { part: 'rule', formId: 'germany' })).body.entries[0]!;
  const db = server.parts.tenants.forRealm(realm.realmId);
  expect([...(await verifiedRules(db, 'germany'))]).toEqual([]);
  const about = { part: 'rule', formIds: rule.formIds, ruleId: rule.ruleId };
  const { body } = await call<Listed>('verifyCatalogue', {
    ...about,
    source: 'visa code, article 12',
    verifiedOn: today,
  });
  expect(body.entries.find(({ key }) => key === rule.key)?.verified?.on).toBe(today);
  expect([...(await verifiedRules(db, 'germany'))]).toEqual([[rule.ruleId, today]]);
});

test('a verification of something that has changed since no longer counts, and cannot be rewritten', async () => {
  const uid = (
    await owner.get<{ uid: string }>(sql`
      insert into catalogue_verification (realm_id, form_id, part, content_sha256, source, verified_on, verified_by)
      select realm_id, 'japan', 'fees', 'what it was', 'page', ${today}, person_uid from person
      where realm_id = ${realm.realmId} and role = 'admin' returning verification_uid as uid`)
  ).uid;
  const { body } = await call<Listed>('listCatalogue', { part: 'fees', formId: 'japan' });
  expect(body.entries[0]!.verified).toBeNull();
  expect((await call<CatalogueForm>('catalogueForm', { formId: 'japan' })).body.verifications).toMatchObject([
    { stands: false },
  ]);
  await expect(
    owner.run(
      sql`update catalogue_verification set verified_on = ${today} where realm_id = ${realm.realmId} and verification_uid = ${uid}`,
    ),
  ).rejects.toThrow('append only');
});

test('a proposed file shows its changes and the open applications it touches: numbers by status and version, never names', async () => {
  const add = (status: string, formId: string, version: number, deleted = false) =>
    owner.run(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality, visa_category,
        visa_type, travel_from, travel_to, form_id, form_version, deleted_at)
      select realm_id, gen_random_uuid()::text, applicant_uid, agency_uid, ${status}, 'India', 'Germany', 'India', 'Tourism', 'T', '2027-03-10',
        '2027-03-20', ${formId}, ${version}, case when ${deleted} then now() end from applicant where realm_id = ${realm.realmId} limit 1`);
  for (const status of ['draft', 'draft', 'initiated', 'submitted']) await add(status, 'germany', 1);
  await add('draft', 'germany', 2);
  await add('draft', 'germany', 1, true);
  await add('draft', 'france', 1);
  const text = await file((germany) => void (germany['authority'] = 'Somebody else'));
  const { body, text: told } = await call<ProposalEffect>('checkProposal', { target: 'germany', text });
  expect(body).toEqual({
    problems: [],
    isNew: false,
    formIds: ['germany'],
    changes: [{ kind: 'ruleChanged', id: 'authority', was: expect.any(String) as string, became: 'Somebody else' }],
    touched: [
      { formId: 'germany', formVersion: 1, status: 'draft', count: 2 },
      { formId: 'germany', formVersion: 1, status: 'initiated', count: 1 },
      { formId: 'germany', formVersion: 2, status: 'draft', count: 1 },
    ],
  });
  expect(told).not.toContain('Asha');
  expect((await theirs<ProposalEffect>('checkProposal', { target: 'germany', text })).body.touched).toEqual([]);
});

test('a sound file is kept as a proposal, and is withdrawn or taken once; it changes nothing itself', async () => {
  const text = await file((germany) => void (germany['authority'] = 'Somebody else'));
  const before = (await call<Listed>('listCatalogue')).body;
  const made = (await call<Proposal>('createProposal', { target: 'germany', text, note: 'New name of the office' }))
    .body;
  expect(made).toMatchObject({ target: 'germany', state: 'open', changes: 1, byName: 'Asha admin', decidedAt: null });
  expect((await call<Listed>('listCatalogue')).body).toEqual(before);
  const { body } = await call<{ text: string; effect: ProposalEffect }>('getProposal', {
    proposalUid: made.proposalUid,
  });
  expect(body.text).toBe(text);
  expect(body.effect.changes).toHaveLength(1);
  expect((await theirs('getProposal', { proposalUid: made.proposalUid })).status).toBe(404);
  expect((await theirs('decideProposal', { proposalUid: made.proposalUid, state: 'withdrawn' })).status).toBe(404);
  expect((await theirs<{ proposals: Proposal[] }>('listProposals')).body.proposals).toEqual([]);
  const taken = await call<Proposal>('decideProposal', { proposalUid: made.proposalUid, state: 'taken' });
  expect(taken.body).toMatchObject({ state: 'taken', decidedByName: 'Asha admin' });
  expect((await call('decideProposal', { proposalUid: made.proposalUid, state: 'withdrawn' })).body).toMatchObject({
    code: 'proposal.decided',
  });
  expect((await call<{ proposals: Proposal[] }>('listProposals')).body.proposals).toEqual([taken.body]);
});

test('a file with problems is not kept, nor one that is too large; and there is an end to open ones', async () => {
  const broken = await call<{ details: ProposalEffect }>('createProposal', { target: 'germany', text: '{', note: 'n' });
  expect(broken).toMatchObject({
    status: 422,
    body: { code: 'proposal.invalid', details: { problems: [{ code: 'notJson', line: 1 }] } },
  });
  expect((await call('checkProposal', { target: 'germany', text: 'x'.repeat(400_001) })).status).toBe(422);
  expect((await call('checkProposal', { target: '../germany', text: '{}' })).status).toBe(422);
  const text = await file();
  await owner.run(sql`
    insert into catalogue_proposal (realm_id, target, body, note, proposed_by)
    select p.realm_id, 'germany', '{}', 'n', p.person_uid from person p, generate_series(1, 49)
    where p.realm_id = ${realm.realmId} and p.role = 'admin'`);
  const both = await Promise.all([1, 2].map(() => call('createProposal', { target: 'germany', text, note: 'n' })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
