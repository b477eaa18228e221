import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { moveApplication } from '../../applications/lifecycle/move-application.ts';
import { acceptFinding } from '../findings/accept-finding.ts';
import { getFindings } from '../findings/get-findings.ts';
import { addReview } from '../../applications/reviews/add-review.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant, passportRead } from '../../testing/form-tenant.ts';
import { germanAnswers } from '../../testing/german-answers.ts';
import { acceptDeclaration } from './accept-declaration.ts';
import { answerHistory } from './answer-history.ts';
import { saveAnswers } from './save-answers.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);

const declare = (actor: Actor, applicationUid: string, version?: number) =>
  acceptDeclaration(tenant.db, tenant.keys, actor, {
    applicationUid,
    accepted: true,
    ...(version === undefined ? {} : { version }),
  });
const proposed = ['surname', 'givenNames', 'passportNumber', 'passportIssueDate', 'passportExpiryDate'];
const typed = Object.fromEntries(Object.entries(germanAnswers).filter(([field]) => !proposed.includes(field)));

async function started() {
  const traveller = await here.direct();
  const { docId } = await here.passport(traveller.applicantUid!);
  const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
  return { traveller, applicationUid, docId };
}
async function acceptAll(actor: Actor, applicationUid: string) {
  const { findings } = await getFindings(tenant.db, tenant.keys, actor, applicationUid);
  for (const { key } of findings.filter(isBlockingFinding))
    await acceptFinding(tenant.db, tenant.keys, actor, { applicationUid, key, reason: 'It will arrive by post' });
}
async function ready() {
  const all = await started();
  await here.write(all.traveller, all.applicationUid, typed);
  await acceptAll(all.traveller, all.applicationUid);
  return all;
}

test('refuses a declaration while answers are missing and lists them', async () => {
  const { traveller, applicationUid } = await started();
  const { maritalStatus: _, ...most } = typed;
  await here.write(traveller, applicationUid, most);
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.answersMissing',
    details: { problems: [{ field: 'maritalStatus', code: 'required' }] },
  });
});

test('refuses a day of application that is not before the trip; a trip that has started is not judged by it', async () => {
  const { traveller, applicationUid } = await started();
  const moveTrip = async (days: number) =>
    (
      await tenant.owner.get<{ from: string }>(sql`
        update application set travel_from = current_date + ${days}::int, travel_to = current_date + ${days + 9}::int,
          version = version + 1
        where realm_id = ${tenant.realmId} and application_uid = ${applicationUid} returning travel_from as "from"`)
    ).from;
  await here.write(traveller, applicationUid, { ...typed, applicationDate: await moveTrip(100) });
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.answersMissing',
    details: { problems: [{ field: 'applicationDate', code: 'notBeforeTrip' }] },
  });
  await moveTrip(-3);
  expect((await here.form(traveller, applicationUid)).context).not.toHaveProperty(['application.fromDate']);
});

test('the declaration accepts the statements of the form, which nobody ticked before', async () => {
  const { traveller, applicationUid } = await started();
  const { dataConsent: _, feeNotRefundable: __, declarationAccepted: ___, ...most } = typed;
  await here.write(traveller, applicationUid, most);
  await acceptAll(traveller, applicationUid);
  expect((await here.form(traveller, applicationUid)).answers['dataConsent']).toBeUndefined();
  await declare(traveller, applicationUid);
  const { answers } = await here.form(traveller, applicationUid);
  for (const statement of ['dataConsent', 'feeNotRefundable', 'declarationAccepted'])
    expect(answers[statement]).toMatchObject({ value: 'Yes', act: 'declared' });
});

test('stores declared values with their source, unaffected by later document changes', async () => {
  const { traveller, applicationUid, docId } = await ready();
  const { version } = await here.form(traveller, applicationUid);
  await expect(declare(traveller, applicationUid, version - 1)).rejects.toMatchObject({
    code: 'application.versionStale',
  });
  const declared = await declare(traveller, applicationUid, version);
  expect(declared).toMatchObject({ status: 'form-data-collected', progress: 'DATA_COLLECTED' });
  const state = await here.form(traveller, applicationUid);
  expect(state).toMatchObject({ isReadOnly: true, declaration: { byName: expect.stringMatching(/^applicant/) } });
  expect(state.answers['passportNumber']).toMatchObject({ value: 'K1234567', act: 'declared', source: { docId } });
  expect(state.answers['applicationPlace']).toMatchObject({ value: 'Pune', act: 'edited' });
  await tenant.owner.run(sql`
    update document set deleted_at = now() where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  expect((await here.form(traveller, applicationUid)).answers['passportNumber']).toMatchObject({ value: 'K1234567' });
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({
    kind: 'moved',
    was: 'initiated',
    became: 'form-data-collected',
  });
});

test('drops answers to hidden questions from the declaration but not from the history', async () => {
  const { traveller, applicationUid } = await started();
  await here.write(traveller, applicationUid, { maritalStatus: 'Other', maritalStatusOther: 'Engaged' });
  await here.write(traveller, applicationUid, typed);
  await acceptAll(traveller, applicationUid);
  await declare(traveller, applicationUid);
  expect(Object.keys((await here.form(traveller, applicationUid)).answers)).not.toContain('maritalStatusOther');
  const field = 'maritalStatusOther';
  const acts = await answerHistory(tenant.db, tenant.keys, traveller, { applicationUid, field });
  expect(acts.map(({ act, value }) => [act, value])).toEqual([
    ['declared', null],
    ['edited', 'Engaged'],
  ]);
});

test('locks a declared form until it is reopened, which keeps the values and removes the declaration', async () => {
  const { traveller, applicationUid } = await ready();
  await declare(traveller, applicationUid);
  const answers = [{ field: 'applicationPlace', value: 'Mumbai', basis: 1, act: 'edited' as const }];
  const change = () => saveAnswers(tenant.db, tenant.keys, traveller, { applicationUid, answers });
  await expect(change()).rejects.toMatchObject({ code: 'application.notEditable' });
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({ code: 'application.notEditable' });
  await moveApplication(tenant.db, tenant.keys, traveller, {
    applicationUid,
    to: 'initiated',
    reason: 'A place was wrong',
  });
  expect(await here.form(traveller, applicationUid)).toMatchObject({
    isReadOnly: false,
    declaration: null,
    answers: { passportNumber: { value: 'K1234567', act: 'declared' } },
  });
  expect(await change()).toMatchObject({ answers: { applicationPlace: { value: 'Mumbai', version: 2 } } });
  expect((await declare(traveller, applicationUid)).status).toBe('form-data-collected');
});

test('reopens only the returned section after a declaration', async () => {
  const applicantUid = await tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, applicationUid, typed);
  await acceptAll(here.agent, applicationUid);
  await declare(here.agent, applicationUid);
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  const sections = [{ section: 'work', verdict: 'returned' as const, reason: 'Which mill?' }];
  await addReview(tenant.db, tenant.keys, here.reviewer, nothingToDecide, applicationUid, {
    verdict: 'returned',
    sections,
  });
  await moveApplication(tenant.db, tenant.keys, here.agent, { applicationUid, to: 'initiated', reason: 'Returned' });
  expect((await here.form(here.agent, applicationUid)).openSections).toEqual(['work']);
  await expect(here.write(here.agent, applicationUid, { applicationPlace: 'Mumbai' })).rejects.toMatchObject({
    code: 'application.sectionClosed',
  });
  await here.write(here.agent, applicationUid, { employerName: 'Meridian Mills, Pune' });
});

test('requires a person to choose between contradicting documents before the declaration', async () => {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const passport = await here.passport(applicantUid);
  const slips = [];
  for (const employerName of ['Meridian Mills', 'Peepal Foods'])
    slips.push((await here.passport(applicantUid, { employerName })).docId);
  await tenant.owner.run(sql`
    update document set category = 'Proof of Employment', kind = 'Salary slip'
    where realm_id = ${tenant.realmId} and document_uid = any(${slips}::uuid[])`);
  const { applicationUid } = await here.begin(traveller, applicantUid, [passport.docId, ...slips]);
  const { employerName: _, ...most } = typed;
  await here.write(traveller, applicationUid, most);
  await acceptAll(traveller, applicationUid);
  const { choices } = (await here.form(traveller, applicationUid)).proposals['employerName']!;
  expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(['Meridian Mills', 'Peepal Foods']));
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.answersMissing',
    details: { problems: [{ field: 'employerName' }] },
  });
  const [chosen] = choices;
  const answer = {
    field: 'employerName',
    value: chosen!.value,
    basis: 0,
    act: 'confirmed' as const,
    source: chosen!.sources[0],
  };
  await saveAnswers(tenant.db, tenant.keys, traveller, { applicationUid, answers: [answer] });
  expect((await declare(traveller, applicationUid)).status).toBe('form-data-collected');
});

test('refuses a declaration while a finding blocks', async () => {
  const traveller = await here.direct();
  const { docId } = await here.passport(traveller.applicantUid!, { ...passportRead, expiryDate: '2027-03-12' });
  const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
  await here.write(traveller, applicationUid, { ...typed, passportExpiryDate: '2027-03-12' });
  const { findings } = await getFindings(tenant.db, tenant.keys, traveller, applicationUid);
  const keys = findings.filter(isBlockingFinding).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.findingsBlock',
    details: { keys },
  });
});

test('the database refuses undeclared status changes and edits of declared answers', async () => {
  const { applicationUid, traveller } = await ready();
  const where = sql`realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`;
  const moved = tenant.db.run(
    sql`update application set status = 'form-data-collected', version = version + 1 where ${where}`,
  );
  await expect(moved).rejects.toMatchObject({ code: 'VW002' });
  await declare(traveller, applicationUid);
  const rewritten = tenant.db.run(sql`update application set answers = null, version = version + 1 where ${where}`);
  await expect(rewritten).rejects.toMatchObject({ code: 'VW001' });
});
