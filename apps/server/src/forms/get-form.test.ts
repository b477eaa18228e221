import { loadForm } from '@visawright/forms/load-form.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { updateApplication } from '../applications/update-application.ts';
import { markPrimary } from '../documents/mark-primary.ts';
import { updateDocument } from '../documents/update-document.ts';
import { openFormHouse, passportRead } from '../testing/forms.ts';

const { house, here, close } = await openFormHouse();
afterAll(close);

const person = () => house.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
const looks = async (applicantUid: string) =>
  (
    await house.owner.get<{ n: number }>(sql`
      select count(*)::int as n from view_log where realm_id = ${house.realmId} and applicant_uid = ${applicantUid}`)
  ).n;

test('a form opens with what its papers say, each value with its place, and the look is written down once', async () => {
  const applicantUid = await person();
  const paper = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [paper.docId]);
  const state = await here.form(here.agent, applicationUid);
  expect(state).toMatchObject({
    formId: 'germany',
    formVersion: 1,
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
      { value: 'K1234567', sources: [{ docId: paper.docId, pageUid: paper.pageUids[0], pageIndex: 0, field: 'passportNumber' }] }, // prettier-ignore
    ],
  });
  expect(state.proposals['arrivalDate']?.choices[0]?.value).toBe('2027-03-10');
  expect(Object.keys(state.proposals)).not.toContain('declarationAccepted');
  await here.form(here.agent, applicationUid);
  expect(await looks(applicantUid)).toBe(1);
});

test('what a person corrected on the paper is what the form proposes', async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid, { passportNumber: ['K1234S67', 'confirm'] });
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  const proposed = async () => (await here.form(here.agent, applicationUid)).proposals['passportNumber'];
  expect(await proposed()).toMatchObject({ certain: false });
  const docFields = { passportNumber: 'K1234567' };
  await updateDocument(house.db, house.keys, here.agent, { docId, applicantUid, docFields });
  expect(await proposed()).toMatchObject({
    certain: true,
    choices: [{ value: 'K1234567', sources: [{ isConfirmed: true }] }],
  });
});

test('of two passports the one a person marked fills the form, else the recommended one', async () => {
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
  await markPrimary(house.db, house.keys, here.agent, { docId: old.docId, applicantUid, updateAll: true });
  expect(await proposed()).toEqual(['K7654321']);
});

test("the same person's next form begins with the last one's answers, and never with its declarations", async () => {
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

test('after a change of destination only answers its form asks for are told, in its own version', async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid);
  const { applicationUid, visaDetails } = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, applicationUid, { homeAddress: '4 Lake Road, Pune', numberOfEntries: 'Two entries' });
  const there = { ...visaDetails, visaTo: 'Vietnam', visaType: 'E-visa' };
  await updateApplication(house.db, here.agent, applicationUid, { visaDetails: there });
  const state = await here.form(here.agent, applicationUid);
  expect(state).toMatchObject({ formId: 'vietnam', formVersion: 1 });
  const form = await loadForm('vietnam');
  const fields = form.sections.flatMap((section) => section.fields.map(({ id }) => id));
  expect(Object.keys(state.answers).filter((field) => !fields.includes(field))).toEqual([]);
});

test('a destination without a form says so', async () => {
  const applicantUid = await person();
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId], { visaTo: 'Iceland' });
  await expect(here.form(here.agent, applicationUid)).rejects.toMatchObject({ code: 'application.noForm' });
});

test('an Aadhaar stays masked where it was read, and is whole only where the form asks for it', async () => {
  const applicantUid = await person();
  const paper = await here.passport(applicantUid, { aadhaarNumber: '234123412346' });
  await house.owner.run(sql`
    update document set category = 'National ID', kind = 'Aadhaar' where realm_id = ${house.realmId} and document_uid = ${paper.docId}`);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [paper.docId]);
  const { proposals } = await here.form(here.agent, applicationUid);
  expect(proposals['nationalIdNumber']?.choices[0]).toMatchObject({
    value: expect.stringMatching(/^2341 ?2341 ?2346$/),
    sources: [{ value: 'XXXXXXXX2346', raw: 'XXXXXXXX2346' }],
  });
});
