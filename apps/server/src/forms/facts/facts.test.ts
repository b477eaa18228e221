import type { FactDetail, FactLine, RealmFacts } from '@visawright/contract/forms/facts.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { provenanceOf } from '@visawright/forms/form/provenance/provenance-of.ts';
import { afterAll, expect, test } from 'vitest';
import { loadRealmForm } from '../../applications/realm-forms/realm-form.ts';
import { sql } from '../../platform/db/db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { openTwoRealms } from '../../testing/two-realms.ts';
import { todayInRealm } from '../catalogue/verifications.queries.ts';

const { realm, other, server, owner, call, theirs, close } = await openTwoRealms();
const today = await todayInRealm(server.parts.tenants.forRealm(realm.realmId));
afterAll(close);

interface Page {
  today: string;
  items: FactLine[];
  total: number;
  due: number;
}
const portal = { formId: 'japan', key: 'site:portal' };
const lineOf = async (about: typeof portal, by = call) => (await by<FactDetail>('getFact', about)).body.line;

const openApplication = (status: string, formId: string) =>
  owner.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to, form_id, form_version)
    select realm_id, gen_random_uuid()::text, applicant_uid, agency_uid, ${status}, 'India', 'Japan', 'India', 'Tourism', 'T',
      '2027-03-10', '2027-03-20', ${formId}, 1
    from applicant where realm_id = ${realm.realmId} limit 1`);

test('allows only admins to see and check facts, and everyone to read what their realm has of its own', async () => {
  for (const role of ['agency', 'distributor', 'applicant'] as const) {
    const headers = { authorization: `Bearer ${await realm.token(role)}` };
    const as = createCaller(server.app, realm.path);
    expect((await as('listFacts', undefined, headers)).status).toBe(403);
    expect((await as('getFact', portal, headers)).status).toBe(403);
    expect((await as('checkFact', { ...portal, sha256: '0'.repeat(64) }, headers)).status).toBe(403);
    expect((await as('realmFacts', { formId: 'japan' }, headers)).body).toEqual({ changes: [], checks: [] });
  }
  expect((await createCaller(server.app, realm.path)('realmFacts', { formId: 'japan' })).status).toBe(401);
});

test('lists the facts of every destination in pages, the most urgent first', async () => {
  for (const status of ['draft', 'draft', 'initiated', 'submitted']) await openApplication(status, 'japan');
  const { body } = await call<Page>('listFacts');
  expect(body.items).toHaveLength(50);
  expect(body.total).toBeGreaterThan(200);
  const all: FactLine[] = [];
  while (all.length < body.total)
    all.push(...(await call<Page>('listFacts', { from: String(all.length), limit: '200' })).body.items);
  expect(new Set(all.map(({ formId, key }) => `${formId} ${key}`)).size).toBe(body.total);
  expect(new Set(all.map(({ formId }) => formId))).toEqual(new Set(destinationIds));
  const urgency = all.map(({ nextCheck }) => nextCheck ?? '');
  expect(urgency).toEqual(urgency.toSorted());
  const never = all.filter(({ nextCheck }) => nextCheck === null);
  expect(never[0]).toMatchObject({ formId: 'japan', openApplications: 3, isDue: true });
  expect(all.filter(({ isDue }) => isDue)).toHaveLength(body.due);
});

test('filters by destination, kind, due and words', async () => {
  const fees = (await call<Page>('listFacts', { formId: 'germany', kind: 'fee' })).body;
  expect(fees.total).toBeGreaterThan(0);
  expect(fees.items.every(({ kind, formId }) => kind === 'fee' && formId === 'germany')).toBe(true);
  const due = (await call<Page>('listFacts', { due: 'due', limit: '200' })).body;
  expect([due.total, due.items.every(({ isDue }) => isDue)]).toEqual([due.due, true]);
  const found = (await call<Page>('listFacts', { search: 'जापान portal' })).body;
  expect(found.items).toMatchObject([portal]);
  for (const wrong of [{ kind: 'wage' }, { limit: '500' }, { from: '-1' }, { formId: '../x' }])
    expect((await call('listFacts', wrong)).status).toBe(422);
});

test('a check is stored for its realm, with the date and the name in the list and its history', async () => {
  const before = await lineOf(portal);
  const { body } = await call<FactLine>('checkFact', { ...portal, sha256: before.sha256 });
  expect(body).toMatchObject({ checkedOn: today, checkedBy: 'Asha admin', isDue: false, sha256: before.sha256 });
  expect(body.nextCheck! > today).toBe(true);
  const { history } = (await call<FactDetail>('getFact', portal)).body;
  expect(history).toMatchObject([
    { kind: 'checked', on: today, byName: 'Asha admin', stands: true },
    { kind: 'shipped', stands: true, value: before.value },
  ]);
  expect(await lineOf(portal, theirs)).toEqual({ ...before, openApplications: 0 });
  const log = await owner.many(sql`
    select field, became from change_log where realm_id = ${realm.realmId} and kind = 'factChecked'`);
  expect(log).toEqual([{ field: 'japan/site:portal', became: today }]);
});

test('the check is in the form that rules are evaluated with, without the name of a person', async () => {
  const db = server.parts.tenants.forRealm(realm.realmId);
  expect(provenanceOf(await loadRealmForm(db, 'japan'), 'site:portal')).toMatchObject({
    checkedOn: today,
    checkedBy: realm.path,
  });
  const { body, text } = await call<RealmFacts>('realmFacts', { formId: 'japan' });
  expect(body.checks).toEqual([{ key: 'site:portal', checkedOn: today, checkedBy: realm.path }]);
  expect(text).not.toContain('Asha');
  const elsewhere = await loadRealmForm(server.parts.tenants.forRealm(other.realmId), 'japan');
  expect(provenanceOf(elsewhere, 'site:portal')?.checkedBy).not.toBe(realm.path);
});

test('facts that share a source are checked together', async () => {
  const shared = { formId: 'japan', key: 'question:*' };
  const { line, facts } = (await call<FactDetail>('getFact', shared)).body;
  expect([line.count, line.value]).toEqual([facts.length, null]);
  expect(facts.length).toBeGreaterThan(5);
  await call('checkFact', { ...shared, sha256: line.sha256 });
  expect(await lineOf(shared)).toMatchObject({ checkedOn: today, isDue: false });
});

test('refuses a check of another value or of an unknown fact, and ignores a check of an earlier value', async () => {
  const about = { formId: 'japan', key: 'question:*' };
  expect((await call('checkFact', { ...about, sha256: '0'.repeat(64) })).body).toMatchObject({
    code: 'fact.changedMeanwhile',
  });
  for (const wrong of [{ key: 'fee:Nothing' }, { formId: 'atlantis' }])
    expect((await call('checkFact', { ...about, sha256: '0'.repeat(64), ...wrong })).status).toBe(404);
  await owner.run(sql`
    insert into fact_check (realm_id, form_id, fact_key, value_sha256, source, checked_on, checked_by)
    select realm_id, 'uk', 'site:portal', 'what it was', 'page', ${today}, person_uid from person
    where realm_id = ${realm.realmId} and role = 'admin'`);
  const uk = (await call<FactDetail>('getFact', { formId: 'uk', key: 'site:portal' })).body;
  expect(uk.line.checkedBy).not.toBe('Asha admin');
  expect(uk.history[0]).toMatchObject({ kind: 'checked', stands: false });
  await expect(
    owner.run(sql`update fact_check set checked_on = ${today} where realm_id = ${realm.realmId}`),
  ).rejects.toThrow('append only');
});
