import { staffStatement } from '@visawright/contract/documents/consent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { assertConsent, hasConsent } from './assert-consent.ts';
import { recordSignUpConsent } from './record-sign-up-consent.ts';

let tenant: TestTenant;
let agencyUid: string;
beforeAll(async () => {
  tenant = await createTestTenant();
  agencyUid = await tenant.agency();
});
afterAll(() => tenant.close());

const withdraw = (applicantUid: string) =>
  tenant.owner.run(sql`update consent set withdrawn_at = now() where applicant_uid = ${applicantUid}`);

test('a traveller who has not agreed cannot upload, and nothing of theirs is read', async () => {
  const traveller = await tenant.traveller({ agencyUid });
  const applicantUid = traveller.applicantUid!;
  const docId = await tenant.document(applicantUid);
  await expect(assertConsent(tenant.db, traveller, applicantUid)).rejects.toMatchObject({ code: 'consent.missing' });
  expect(await hasConsent(tenant.worker, docId)).toBe(false);
  const consent = { applicantUid, personUid: traveller.personUid, language: 'en' as const };
  await tenant.db.transaction((tx) => recordSignUpConsent(tx, consent));
  await assertConsent(tenant.db, traveller, applicantUid);
  expect(await hasConsent(tenant.worker, docId)).toBe(true);
});

test('an upload by staff records their statement once, with its text', async () => {
  const applicantUid = await tenant.applicant({ agencyUid });
  const agent = await tenant.person('agent', agencyUid);
  await assertConsent(tenant.db, agent, applicantUid);
  await assertConsent(tenant.db, agent, applicantUid);
  const rows = await tenant.owner.many<{ text: string; by: string }>(sql`
    select consent_text as text, given_by as by from consent where applicant_uid = ${applicantUid}`);
  expect(rows).toMatchObject([{ by: agent.personUid }]);
  expect(rows[0]!.text).toContain(staffStatement);
});

test('after a withdrawal staff cannot state it again; the traveller can agree again', async () => {
  const traveller = await tenant.traveller({ agencyUid });
  const applicantUid = traveller.applicantUid!;
  const agent = await tenant.person('agent', agencyUid);
  const docId = await tenant.document(applicantUid);
  await assertConsent(tenant.db, agent, applicantUid);
  await withdraw(applicantUid);
  await expect(assertConsent(tenant.db, agent, applicantUid)).rejects.toMatchObject({ code: 'consent.withdrawn' });
  expect(await hasConsent(tenant.worker, docId)).toBe(false);
  const consent = { applicantUid, personUid: traveller.personUid, language: 'hi' as const };
  await tenant.db.transaction((tx) => recordSignUpConsent(tx, consent));
  await assertConsent(tenant.db, agent, applicantUid);
});

test('a document that came from a fellow traveller is covered by that traveller’s consent', async () => {
  const [from, to] = [await tenant.traveller({ agencyUid }), await tenant.applicant({ agencyUid })];
  const consent = { applicantUid: from.applicantUid!, personUid: from.personUid, language: 'en' as const };
  await tenant.db.transaction((tx) => recordSignUpConsent(tx, consent));
  const docId = await tenant.document(to);
  expect(await hasConsent(tenant.worker, docId)).toBe(false);
  await tenant.owner.run(sql`update document set moved_from = ${from.applicantUid} where document_uid = ${docId}`);
  expect(await hasConsent(tenant.worker, docId)).toBe(true);
});
