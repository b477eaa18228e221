import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant, passportRead } from '../../testing/form-tenant.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { updateDocument } from '../../documents/editing/update-document.ts';
import { getGrant } from './get-grant.ts';
import { markGrantSeen } from './mark-grant-seen.ts';
import { setGrant } from './set-grant.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);

const visaRead = {
  visaNumber: 'DEU123456',
  visaType: 'C',
  issuingCountry: 'DEU',
  validFor: 'SCHENGEN',
  validFrom: '2027-03-05',
  validUntil: '2027-04-04',
  stayDays: '15',
  entries: '01',
  holderName: 'RAO ASHA',
  holderPassportNumber: 'K1234567',
  holderNationality: 'IND',
  holderDateOfBirth: '1990-05-04',
};

async function visaOf(applicantUid: string, values: Readonly<Record<string, string>> = visaRead): Promise<string> {
  const { docId } = await here.passport(applicantUid, values);
  await tenant.owner.run(sql`
    update document set category = 'Proof of Status', kind = 'Previous or current visa', is_recommended = false
    where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  return docId;
}

// Sets the status directly; the earlier status changes are tested elsewhere.
const submit = (applicationUid: string) =>
  tenant.owner.transaction(async (tx) => {
    await tx.run(sql`alter table application disable trigger user`);
    await tx.run(sql`
      update application set status = 'submitted', declared_at = now()
      where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
    await tx.run(sql`alter table application enable trigger user`);
  });

async function submitted(actor: Actor, applicantUid: string): Promise<string> {
  const { docId } = await here.passport(applicantUid, passportRead);
  const { applicationUid } = await here.begin(actor, applicantUid, [docId]);
  await submit(applicationUid);
  return applicationUid;
}

const get = (actor: Actor, applicationUid: string) => getGrant(tenant.db, tenant.keys, actor, applicationUid);
const set = (actor: Actor, applicationUid: string, docId: string | null) =>
  setGrant(tenant.db, tenant.keys, actor, { applicationUid, docId });
const see = (actor: Actor, applicationUid: string) => markGrantSeen(tenant.db, tenant.keys, actor, applicationUid);

async function journey() {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  return { traveller, applicantUid, applicationUid: await submitted(traveller, applicantUid) };
}

test('finds no difference in a matching visa and leaves the outcome open', async () => {
  const { traveller, applicantUid, applicationUid } = await journey();
  expect(await get(traveller, applicationUid)).toMatchObject({ docId: null, state: 'none', lines: [] });
  const docId = await visaOf(applicantUid);
  const state = await set(traveller, applicationUid, docId);
  expect(state).toMatchObject({ docId, state: 'read', differences: 0, seenAt: null });
  expect(state.lines).toHaveLength(11);
  expect(await getApplication(tenant.db, traveller, applicationUid)).toMatchObject({ visaAllocationStatus: 'PENDING' });
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'grantAdded', became: docId });
});

test('reports a difference with both sources until the misread value is corrected', async () => {
  const { traveller, applicantUid, applicationUid } = await journey();
  const docId = await visaOf(applicantUid, { ...visaRead, holderPassportNumber: 'K1234576' });
  const { lines, differences } = await set(traveller, applicationUid, docId);
  expect(differences).toBe(1);
  expect(lines[0]).toMatchObject({
    fact: 'passportNumber',
    status: 'differs',
    onVisa: { docId, value: 'K1234576', pageIndex: 0 },
    asked: [{ from: 'document', value: 'K1234567' }],
  });
  const seen = await see(traveller, applicationUid);
  expect(seen.seenAt).not.toBeNull();
  expect(await see(traveller, applicationUid)).toMatchObject({ seenAt: seen.seenAt });
  expect((await changesOf(tenant, applicationUid)).filter(({ kind }) => kind === 'grantSeen')).toHaveLength(1);
  const docFields = { holderPassportNumber: 'K1234567' };
  await updateDocument(tenant.db, tenant.keys, traveller, { docId, applicantUid, docFields });
  expect(await get(traveller, applicationUid)).toMatchObject({ differences: 0 });
});

test('starts another document as not seen, and removing the visa keeps the document', async () => {
  const { traveller, applicantUid, applicationUid } = await journey();
  const [first, second] = [await visaOf(applicantUid), await visaOf(applicantUid)];
  await set(traveller, applicationUid, first);
  await see(traveller, applicationUid);
  expect(await set(traveller, applicationUid, second)).toMatchObject({ docId: second, seenAt: null });
  expect(await set(traveller, applicationUid, null)).toMatchObject({ docId: null, state: 'none' });
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'grantTakenBack', was: second });
  await expect(see(traveller, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
});

test('reports a document without visa facts as unreadable and ignores a deleted one', async () => {
  const { traveller, applicantUid, applicationUid } = await journey();
  const docId = await visaOf(applicantUid, { issueDate: '2027-01-01' });
  expect(await set(traveller, applicationUid, docId)).toMatchObject({ state: 'unreadable', lines: [] });
  await tenant.owner.run(sql`
    update document set state = 'read' where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  expect(await get(traveller, applicationUid)).toMatchObject({ state: 'reading' });
  await tenant.owner.run(sql`
    update document set deleted_at = now() where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  expect(await get(traveller, applicationUid)).toMatchObject({ state: 'none', docId: null });
});

test("refuses a visa before submission and somebody else's document", async () => {
  const { traveller, applicationUid } = await journey();
  const other = await here.direct();
  const theirs = await visaOf(other.applicantUid!);
  await expect(set(traveller, applicationUid, theirs)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(set(other, applicationUid, theirs)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(get(other, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(see(other, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  const { docId } = await here.passport(other.applicantUid!);
  const draft = await here.begin(other, other.applicantUid!, [docId]);
  await expect(set(other, draft.applicationUid, theirs)).rejects.toMatchObject({ code: 'grant.notSubmitted' });
});

test("lets an agent add their traveller's visa and a reviewer only read it", async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId: passport } = await here.passport(traveller.applicantUid!);
  const { applicationUid } = await here.begin(here.agent, traveller.applicantUid!, [passport]);
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  await submit(applicationUid);
  const docId = await visaOf(traveller.applicantUid!);
  expect(await set(here.agent, applicationUid, docId)).toMatchObject({ state: 'read', differences: 0 });
  expect(await get(here.reviewer, applicationUid)).toMatchObject({ state: 'read', docId });
  expect(await get(traveller, applicationUid)).toMatchObject({ state: 'read', docId });
  await expect(set(here.reviewer, applicationUid, null)).rejects.toMatchObject({ code: 'access.functionRefused' });
  await expect(see(here.reviewer, applicationUid)).rejects.toMatchObject({ code: 'access.functionRefused' });
});
