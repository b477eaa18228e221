import type {
  CatalogueEntry,
  CatalogueForm,
  CatalogueProposal,
  ProposalEffect,
} from '@visawright/contract/forms/catalogue.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadDestinationFile } from '@visawright/forms/destinations/load-form.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { openTwoRealms } from '../../testing/two-realms.ts';
import { todayInRealm } from './verifications.queries.ts';
import { verifiedRuleDates } from './verifications.ts';

const { realm, server, owner, call, theirs, close } = await openTwoRealms();
const today = await todayInRealm(server.parts.tenants.forRealm(realm.realmId));
afterAll(close);

interface Listed {
  today: string;
  entries: CatalogueEntry[];
}
const fees = { part: 'fees', formIds: ['germany'], ruleId: null } as const;
const file = async (edit: (germany: Record<string, unknown>) => void = () => undefined) => {
  const germany = structuredClone(await loadDestinationFile('germany')) as Record<string, unknown>;
  edit(germany);
  return JSON.stringify(germany, null, 2);
};

test('allows only admins', async () => {
  for (const role of ['agency', 'distributor', 'applicant'] as const) {
    const headers = { authorization: `Bearer ${await realm.token(role)}` };
    expect((await createCaller(server.app, realm.path)('listCatalogue', undefined, headers)).status).toBe(403);
  }
});

test('lists form, checklist, fees, processing times and rules of every destination, oldest first', async () => {
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
  expect(narrowed.body.entries).toMatchObject([
    { key: 'germany/fees', version: newestVersion('germany'), verified: null },
  ]);
  expect((await call('listCatalogue', { part: 'wages' })).status).toBe(422);
});

test('shows a verification beside the date of the data, in its own realm only', async () => {
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

test('refuses a future date, an unknown part and an empty source', async () => {
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

test('uses the verification date of a rule in findings', async () => {
  const rule = (await call<Listed>('listCatalogue', { part: 'rule', formId: 'germany' })).body.entries[0]!;
  const db = server.parts.tenants.forRealm(realm.realmId);
  expect([...(await verifiedRuleDates(db, 'germany'))]).toEqual([]);
  const about = { part: 'rule', formIds: rule.formIds, ruleId: rule.ruleId };
  const { body } = await call<Listed>('verifyCatalogue', {
    ...about,
    source: 'visa code, article 12',
    verifiedOn: today,
  });
  expect(body.entries.find(({ key }) => key === rule.key)?.verified?.on).toBe(today);
  expect([...(await verifiedRuleDates(db, 'germany'))]).toEqual([[rule.ruleId, today]]);
});

test('ignores a verification of changed content and does not allow rewriting it', async () => {
  const uid = (
    await owner.get<{ uid: string }>(sql`
      insert into catalogue_verification (realm_id, form_id, part, content_sha256, source, verified_on, verified_by)
      select realm_id, 'japan', 'fees', 'what it was', 'page', ${today}, person_uid from person
      where realm_id = ${realm.realmId} and role = 'admin' returning verification_uid as uid`)
  ).uid;
  const { body } = await call<Listed>('listCatalogue', { part: 'fees', formId: 'japan' });
  expect(body.entries[0]!.verified).toBeNull();
  const { verifications } = (await call<CatalogueForm>('catalogueForm', { formId: 'japan' })).body;
  expect(verifications.filter(({ part }) => part === 'fees')).toMatchObject([{ stands: false }]);
  await expect(
    owner.run(
      sql`update catalogue_verification set verified_on = ${today} where realm_id = ${realm.realmId} and verification_uid = ${uid}`,
    ),
  ).rejects.toThrow('append only');
});

test('shows changes and affected application counts of a proposed file, never names', async () => {
  const add = (status: string, formId: string, version: number, deleted = false) =>
    owner.run(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality, visa_category,
        visa_type, travel_from, travel_to, form_id, form_version, deleted_at)
      select realm_id, gen_random_uuid()::text, applicant_uid, agency_uid, ${status}, 'India', 'Germany', 'India', 'Tourism', 'T',
        '2027-03-10', '2027-03-20', ${formId}, ${version}, case when ${deleted} then now() end
      from applicant where realm_id = ${realm.realmId} limit 1`);
  for (const status of ['draft', 'draft', 'initiated', 'submitted']) await add(status, 'germany', 1);
  await add('draft', 'germany', 2);
  await add('draft', 'germany', 1, true);
  await add('draft', 'france', 1);
  const text = await file((germany) => void (germany['authority'] = 'Somebody else'));
  const { body, text: received } = await call<ProposalEffect>('checkProposal', { target: 'germany', text });
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
  expect(received).not.toContain('Asha');
  expect((await theirs<ProposalEffect>('checkProposal', { target: 'germany', text })).body.touched).toEqual([]);
});

test('stores a valid file as a proposal that can be decided once and changes nothing itself', async () => {
  const text = await file((germany) => void (germany['authority'] = 'Somebody else'));
  const before = (await call<Listed>('listCatalogue')).body;
  const made = (
    await call<CatalogueProposal>('createProposal', { target: 'germany', text, note: 'New name of the office' })
  ).body;
  expect(made).toMatchObject({ target: 'germany', state: 'open', changes: 1, byName: 'Asha admin', decidedAt: null });
  expect((await call<Listed>('listCatalogue')).body).toEqual(before);
  const { body } = await call<{ text: string; effect: ProposalEffect }>('getProposal', {
    proposalUid: made.proposalUid,
  });
  expect(body.text).toBe(text);
  expect(body.effect.changes).toHaveLength(1);
  expect((await theirs('getProposal', { proposalUid: made.proposalUid })).status).toBe(404);
  expect((await theirs('decideProposal', { proposalUid: made.proposalUid, state: 'withdrawn' })).status).toBe(404);
  expect((await theirs<{ proposals: CatalogueProposal[] }>('listProposals')).body.proposals).toEqual([]);
  const taken = await call<CatalogueProposal>('decideProposal', { proposalUid: made.proposalUid, state: 'taken' });
  expect(taken.body).toMatchObject({ state: 'taken', decidedByName: 'Asha admin' });
  expect((await call('decideProposal', { proposalUid: made.proposalUid, state: 'withdrawn' })).body).toMatchObject({
    code: 'proposal.decided',
  });
  expect((await call<{ proposals: CatalogueProposal[] }>('listProposals')).body.proposals).toEqual([taken.body]);
});

test('refuses invalid and oversized files and limits open proposals', async () => {
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
