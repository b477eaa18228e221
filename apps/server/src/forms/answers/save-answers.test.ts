import type { AnswerSource } from '@visawright/contract/forms/form-state.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { addReview } from '../../applications/reviews/add-review.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { answerHistory } from './answer-history.ts';
import { saveAnswers } from './save-answers.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);
const applicantUid = await tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });

const started = async () => {
  const { docId } = await here.passport(applicantUid);
  return (await here.begin(here.agent, applicantUid, [docId])).applicationUid;
};
const save = (actor: Actor, applicationUid: string, answers: Parameters<typeof saveAnswers>[3]['answers']) =>
  saveAnswers(tenant.db, tenant.keys, actor, { applicationUid, answers });
const edit = (field: string, value: string | string[] | null, basis = 0) =>
  ({ field, value, basis, act: 'edited' }) as const;

test('returns both values on a conflicting edit and saves nothing of the call', async () => {
  const applicationUid = await started();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Kulkarni')]);
  const later = save(here.agency, applicationUid, [
    edit('surnameAtBirth', 'Rao'),
    edit('numberOfEntries', 'Two entries'),
  ]);
  await expect(later).rejects.toMatchObject({
    code: 'answer.conflict',
    details: {
      conflicts: [{ field: 'surnameAtBirth', yours: 'Rao', theirs: { value: 'Kulkarni', version: 1, act: 'edited' } }],
    },
  });
  const { answers } = await here.form(here.agent, applicationUid);
  expect(Object.keys(answers)).toEqual(['surnameAtBirth']);
  const { answers: stored } = await save(here.agency, applicationUid, [edit('surnameAtBirth', 'Rao', 1)]);
  expect(stored).toMatchObject({ surnameAtBirth: { value: 'Rao', version: 2 } });
});

test('counts versions up across a removed answer', async () => {
  const applicationUid = await started();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Kulkarni')]);
  expect(await save(here.agent, applicationUid, [edit('surnameAtBirth', null, 1)])).toMatchObject({
    answers: { surnameAtBirth: null },
  });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Joshi')]);
  await expect(save(here.agency, applicationUid, [edit('surnameAtBirth', 'Rao', 1)])).rejects.toMatchObject({
    code: 'answer.conflict',
    details: { conflicts: [{ theirs: { value: 'Joshi', version: 3 } }] },
  });
  const acts = await answerHistory(tenant.db, tenant.keys, here.agency, { applicationUid, field: 'surnameAtBirth' });
  expect(acts.map(({ value }) => value)).toEqual(['Joshi', null, 'Kulkarni']);
});

test('refuses answers to hidden questions unless the same call makes them visible', async () => {
  const applicationUid = await started();
  const other = edit('maritalStatusOther', 'Widow of a citizen');
  await expect(save(here.agent, applicationUid, [other])).rejects.toMatchObject({
    code: 'answer.hidden',
    details: { fields: ['maritalStatusOther'] },
  });
  await save(here.agent, applicationUid, [edit('maritalStatus', 'Other'), other]);
  const guardian = save(here.agent, applicationUid, [edit('guardianSurname', 'Rao')]);
  await expect(guardian).rejects.toMatchObject({ code: 'answer.hidden' });
  await save(here.agent, applicationUid, [edit('dateOfBirth', '2015-01-01'), edit('guardianSurname', 'Rao')]);
  expect((await here.form(here.agent, applicationUid)).context).toMatchObject({ 'derived.isMinor': 'Yes' });
});

test('refuses unknown fields and invalid values', async () => {
  const applicationUid = await started();
  const refused = (field: string, value: string) =>
    expect(save(here.agent, applicationUid, [edit(field, value)])).rejects.toMatchObject({
      code: 'answer.invalid',
      details: { problems: [{ field }] },
    });
  await refused('ukVisaBefore', 'Yes');
  await refused('numberOfEntries', 'Ten entries');
  await refused('departureDate', '32/13/2027');
  expect((await here.form(here.agent, applicationUid)).answers).toEqual({});
});

test("stores a confirmed value with the server's own source and refuses an unknown one", async () => {
  const applicationUid = await started();
  const { proposals } = await here.form(here.agent, applicationUid);
  const [choice] = proposals['passportNumber']!.choices;
  expect(choice).toMatchObject({ value: 'K1234567', sources: [{ from: 'document', field: 'passportNumber' }] });
  const source: AnswerSource = { ...choice!.sources[0]!, value: 'forged' };
  const confirm = { field: 'passportNumber', value: 'K1234567', basis: 0, act: 'confirmed' as const, source };
  const { answers } = await save(here.agent, applicationUid, [confirm]);
  expect(answers['passportNumber']).toMatchObject({ act: 'confirmed', was: null, source: choice!.sources[0] });
  const elsewhere: AnswerSource = { ...choice!.sources[0]!, from: 'document', docId: 'elsewhere' } as AnswerSource;
  for (const wrong of [{ value: 'Z9999999' }, { source: elsewhere }])
    await expect(save(here.agent, applicationUid, [{ ...confirm, basis: 1, ...wrong }])).rejects.toMatchObject({
      code: 'answer.invalid',
    });
});

test('keeps the proposal beside an edited value', async () => {
  const applicationUid = await started();
  const { answers } = await save(here.agent, applicationUid, [edit('passportNumber', 'K1234568')]);
  expect(answers['passportNumber']).toMatchObject({ act: 'edited', was: 'K1234567', source: null });
  const back = await save(here.agent, applicationUid, [edit('passportNumber', 'K1234567', 1)]);
  expect(back.answers['passportNumber']).toMatchObject({ was: null, version: 2 });
});

test('does not record an unchanged answer, and logs one entry for repeated edits', async () => {
  const applicationUid = await started();
  const first = await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const again = await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao', 1)]);
  expect(again).toMatchObject({ version: first.version, answers: { surnameAtBirth: { version: 1 } } });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Joshi', 1)]);
  const kinds = (await changesOf(tenant, applicationUid)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(1);
});

test("returns 404 for somebody else's application and lets a reviewer only read", async () => {
  const applicationUid = await started();
  const stranger = await tenant.person('agent', here.agencyUid);
  const traveller = await here.direct();
  for (const actor of [stranger, traveller]) {
    await expect(here.form(actor, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
    await expect(save(actor, applicationUid, [edit('surnameAtBirth', 'X')])).rejects.toMatchObject({
      code: 'record.notFound',
    });
    await expect(
      answerHistory(tenant.db, tenant.keys, actor, { applicationUid, field: 'surname' }),
    ).rejects.toMatchObject({ code: 'record.notFound' });
  }
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  expect((await here.form(here.reviewer, applicationUid)).isReadOnly).toBe(true);
  await expect(save(here.reviewer, applicationUid, [edit('surnameAtBirth', 'X')])).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
});

test('withdraws an approval on the next answer; a returned review opens the returned and incomplete sections', async () => {
  const applicationUid = await started();
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  await addReview(tenant.db, tenant.keys, here.reviewer, nothingToDecide, applicationUid, {
    verdict: 'approved',
    sections: [],
  });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'approvalLapsed' });
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  const sections = [{ section: 'document', verdict: 'returned' as const, reason: 'Number differs' }];
  await addReview(tenant.db, tenant.keys, here.reviewer, nothingToDecide, applicationUid, {
    verdict: 'returned',
    sections,
  });
  const { openSections } = await here.form(here.agent, applicationUid);
  expect(openSections).toContain('document');
  expect(openSections).not.toContain('guardian');
  const closed = save(here.agent, applicationUid, [edit('guardianSurname', 'Rao')]);
  await expect(closed).rejects.toMatchObject({
    code: 'application.sectionClosed',
    details: { sections: ['guardian'] },
  });
  await save(here.agent, applicationUid, [edit('passportNumber', 'K1234568')]);
});

test('stores no answer in plain text', async () => {
  const applicationUid = await started();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Quixotewallah')]);
  const rows = await tenant.owner.many<{ row: string }>(sql`
    select a::text as row from application a where realm_id = ${tenant.realmId} union all
    select c::text from answer_act c where realm_id = ${tenant.realmId} union all
    select l::text from change_log l where realm_id = ${tenant.realmId}`);
  const hex = Buffer.from('Quixotewallah').toString('hex');
  expect(rows.filter(({ row }) => row.includes('Quixotewallah') || row.includes(hex))).toEqual([]);
});

test('does not allow the history to be rewritten', async () => {
  const applicationUid = await started();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const rewritten = tenant.owner.run(sql`update answer_act set act = 'confirmed' where realm_id = ${tenant.realmId}`);
  await expect(rewritten).rejects.toMatchObject({ code: 'VW001' });
});

test('deletes answers and history with their application', async () => {
  const applicationUid = await started();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const where = sql`realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`;
  expect(await tenant.owner.many(sql`select from answer_act where ${where}`)).toHaveLength(1);
  await tenant.worker.run(sql`delete from application where ${where}`);
  expect(await tenant.owner.many(sql`select from answer_act where ${where}`)).toEqual([]);
});
