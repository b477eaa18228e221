import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { updateApplication } from '../../applications/records/update-application.ts';
import { markPrimary } from '../../documents/editing/mark-primary.ts';
import { updateDocument } from '../../documents/editing/update-document.ts';
import { createFormTenant, passportRead } from '../../testing/form-tenant.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);

const person = () => tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
const looks = async (applicantUid: string) =>
  (
    await tenant.owner.get<{ n: number }>(sql`
      select count(*)::int as n from view_log where realm_id = ${tenant.realmId} and applicant_uid = ${applicantUid}`)
  ).n;

test('proposes values from documents with their source and logs the view once', async () => {
  const applicantUid = await person();
  const document = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [document.docId]);
  const state = await here.form(here.agent, applicationUid);
  expect(state).toMatchObject({
    formId: 'germany',
    formVersion: newestVersion('germany'),
    definition: null,
    newer: null,
    answers: {},
    isReadOnly: false,
    openSections: null,
    declaration: null,
    context: { 'application.visaCategory': 'Tourism', 'derived.isMinor': 'No', 'derived.isAged12OrUnder': 'No' },
  });
  expect(state.proposals['passportNumber']).toMatchObject({
    certain: true,
    choices: [
      {
        value: 'K1234567',
        sources: [{ docId: document.docId, pageUid: document.pageUids[0], pageIndex: 0, field: 'passportNumber' }],
      },
    ],
  });
  expect(state.proposals['arrivalDate']?.choices[0]?.value).toBe('2027-03-10');
  expect(Object.keys(state.proposals)).not.toContain('declarationAccepted');
  await here.form(here.agent, applicationUid);
  expect(await looks(applicantUid)).toBe(1);
});

test('the name field that is blank in the passport is not missing, and the consulate is asked about it', async () => {
  const applicantUid = await person();
  const { surname: _, ...oneName } = passportRead;
  const { docId } = await here.passport(applicantUid, oneName);
  await tenant.owner.run(sql`
    update document set blank_name = 'surname', blank_name_by = ${here.agent.personUid}, blank_name_at = now()
    where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  const state = await here.form(here.agent, applicationUid);
  expect(state).toMatchObject({ askConsulate: 'surname', context: { 'derived.emptyName': 'surname' } });
  expect(Object.keys(state.proposals)).not.toContain('surname');
});

test('proposes the corrected value of a document', async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid, { passportNumber: ['K1234S67', 'confirm'] });
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  const proposed = async () => (await here.form(here.agent, applicationUid)).proposals['passportNumber'];
  expect(await proposed()).toMatchObject({ certain: false });
  const docFields = { passportNumber: 'K1234567' };
  await updateDocument(tenant.db, tenant.keys, here.agent, { docId, applicantUid, docFields });
  expect(await proposed()).toMatchObject({
    certain: true,
    choices: [{ value: 'K1234567', sources: [{ isConfirmed: true }] }],
  });
});

test('prefills from the passport marked as primary, otherwise from the recommended one', async () => {
  const applicantUid = await person();
  const old = await here.passport(applicantUid, {
    ...passportRead,
    passportNumber: 'K7654321',
    expiryDate: '2024-01-01',
  });
  const valid = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [old.docId, valid.docId]);
  const proposed = async () =>
    (await here.form(here.agent, applicationUid)).proposals['passportNumber']?.choices.map(({ value }) => value);
  expect(await proposed()).toEqual(['K1234567']);
  await markPrimary(tenant.db, tenant.keys, here.agent, { docId: old.docId, applicantUid, updateAll: true });
  expect(await proposed()).toEqual(['K7654321']);
});

test("proposes the traveller's earlier answers but never earlier consents", async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid);
  const first = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, first.applicationUid, {
    homeAddress: '4 Lake Road, Pune',
    numberOfEntries: 'Multiple entries',
    dataConsent: 'Yes',
  });
  const next = await here.begin(here.agent, applicantUid, [docId], { visaTo: 'France' });
  const { proposals } = await here.form(here.agent, next.applicationUid);
  expect(proposals['homeAddress']).toMatchObject({
    choices: [{ value: '4 Lake Road, Pune', sources: [{ from: 'carried' }] }],
  });
  expect(proposals['numberOfEntries']).toBeUndefined(); // of the trip, and this is another one
  expect(proposals['dataConsent']).toBeUndefined();
});

test("returns only answers the new destination's form asks for", async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid);
  const { applicationUid, visaDetails } = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, applicationUid, { homeAddress: '4 Lake Road, Pune', numberOfEntries: 'Two entries' });
  const there = { ...visaDetails, visaTo: 'Vietnam', visaType: 'E-visa' };
  await updateApplication(tenant.db, here.agent, applicationUid, { visaDetails: there });
  const state = await here.form(here.agent, applicationUid);
  expect(state).toMatchObject({ formId: 'vietnam', formVersion: newestVersion('vietnam') });
  const form = await loadForm('vietnam');
  const fields = form.sections.flatMap((section) => section.fields.map(({ id }) => id));
  expect(Object.keys(state.answers).filter((field) => !fields.includes(field))).toEqual([]);
});

test('reports that a destination has no form', async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId], { visaTo: 'Iceland' });
  await expect(here.form(here.agent, applicationUid)).rejects.toMatchObject({ code: 'application.noForm' });
});

test('masks an Aadhaar number in its source but not in the answer the form asks for', async () => {
  const applicantUid = await person();
  const document = await here.passport(applicantUid, { aadhaarNumber: '234123412346' });
  await tenant.owner.run(sql`
    update document set category = 'National ID', kind = 'Aadhaar'
    where realm_id = ${tenant.realmId} and document_uid = ${document.docId}`);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [document.docId]);
  const { proposals } = await here.form(here.agent, applicationUid);
  expect(proposals['nationalIdNumber']?.choices[0]).toMatchObject({
    value: expect.stringMatching(/^2341 ?2341 ?2346$/),
    sources: [{ value: 'XXXXXXXX2346', raw: 'XXXXXXXX2346' }],
  });
});
