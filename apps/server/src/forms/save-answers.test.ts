import type { Source } from '@visawright/contract/form-state.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { addReview } from '../reviews/add-review.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { changesOf } from '../testing/drafts.ts';
import { openFormHouse } from '../testing/forms.ts';
import { answerHistory } from './answer-history.ts';
import { saveAnswers } from './save-answers.ts';

const { house, here, close } = await openFormHouse();
afterAll(close);
const applicantUid = await house.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });

const begun = async () => {
  const { docId } = await here.passport(applicantUid);
  return (await here.begin(here.agent, applicantUid, [docId])).applicationUid;
};
const save = (actor: Actor, applicationUid: string, answers: Parameters<typeof saveAnswers>[3]['answers']) =>
  saveAnswers(house.db, house.keys, actor, { applicationUid, answers });
const edit = (field: string, value: string | string[] | null, basis = 0) =>
  ({ field, value, basis, act: 'edited' }) as const;

test('of two who edit the same field the later one is shown both values, and nothing of the call is kept', async () => {
  const applicationUid = await begun();
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
  const { answers: kept } = await save(here.agency, applicationUid, [edit('surnameAtBirth', 'Rao', 1)]);
  expect(kept).toMatchObject({ surnameAtBirth: { value: 'Rao', version: 2 } });
});

test('what was taken out and written again is newer than what an editor saw before', async () => {
  const applicationUid = await begun();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Kulkarni')]);
  expect(await save(here.agent, applicationUid, [edit('surnameAtBirth', null, 1)])).toMatchObject({
    answers: { surnameAtBirth: null },
  });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Joshi')]);
  await expect(save(here.agency, applicationUid, [edit('surnameAtBirth', 'Rao', 1)])).rejects.toMatchObject({
    code: 'answer.conflict',
    details: { conflicts: [{ theirs: { value: 'Joshi', version: 3 } }] },
  });
  const acts = await answerHistory(house.db, house.keys, here.agency, { applicationUid, field: 'surnameAtBirth' });
  expect(acts.map(({ value }) => value)).toEqual(['Joshi', null, 'Kulkarni']);
});

test('a question that is not asked takes no answer; one asked by the same call does', async () => {
  const applicationUid = await begun();
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

test('a field the form does not have, and a value of the wrong shape, are refused', async () => {
  const applicationUid = await begun();
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

test('a confirmed value keeps the place it was read at, as the server knows it, and no other place is taken', async () => {
  const applicationUid = await begun();
  const { proposals } = await here.form(here.agent, applicationUid);
  const [choice] = proposals['passportNumber']!.choices;
  expect(choice).toMatchObject({ value: 'K1234567', sources: [{ from: 'document', field: 'passportNumber' }] });
  const source: Source = { ...choice!.sources[0]!, value: 'forged' };
  const confirm = { field: 'passportNumber', value: 'K1234567', basis: 0, act: 'confirmed' as const, source };
  const { answers } = await save(here.agent, applicationUid, [confirm]);
  expect(answers['passportNumber']).toMatchObject({ act: 'confirmed', was: null, source: choice!.sources[0] });
  const elsewhere: Source = { ...choice!.sources[0]!, from: 'document', docId: 'elsewhere' } as Source;
  for (const wrong of [{ value: 'Z9999999' }, { source: elsewhere }])
    await expect(save(here.agent, applicationUid, [{ ...confirm, basis: 1, ...wrong }])).rejects.toMatchObject({
      code: 'answer.invalid',
    });
});

test('what somebody writes instead keeps what was proposed', async () => {
  const applicationUid = await begun();
  const { answers } = await save(here.agent, applicationUid, [edit('passportNumber', 'K1234568')]);
  expect(answers['passportNumber']).toMatchObject({ act: 'edited', was: 'K1234567', source: null });
  const back = await save(here.agent, applicationUid, [edit('passportNumber', 'K1234567', 1)]);
  expect(back.answers['passportNumber']).toMatchObject({ was: null, version: 2 });
});

test('saving the same again is no act, and the log tells of somebody at work once', async () => {
  const applicationUid = await begun();
  const first = await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const again = await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao', 1)]);
  expect(again).toMatchObject({ version: first.version, answers: { surnameAtBirth: { version: 1 } } });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Joshi', 1)]);
  const kinds = (await changesOf(house, applicationUid)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(1);
});

test("another person's application is not found, and a reviewer reads without writing", async () => {
  const applicationUid = await begun();
  const stranger = await house.person('agent', here.agencyUid);
  const traveller = await here.direct();
  for (const actor of [stranger, traveller]) {
    await expect(here.form(actor, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
    await expect(save(actor, applicationUid, [edit('surnameAtBirth', 'X')])).rejects.toMatchObject({
      code: 'record.notFound',
    });
    await expect(
      answerHistory(house.db, house.keys, actor, { applicationUid, field: 'surname' }),
    ).rejects.toMatchObject({ code: 'record.notFound' });
  }
  await sendForReview(house.db, here.agent, applicationUid, [here.reviewer.personUid]);
  expect((await here.form(here.reviewer, applicationUid)).isReadOnly).toBe(true);
  await expect(save(here.reviewer, applicationUid, [edit('surnameAtBirth', 'X')])).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
});

test('an approval lapses with the next answer; a return opens the returned section and what is still missing', async () => {
  const applicationUid = await begun();
  await sendForReview(house.db, here.agent, applicationUid, [here.reviewer.personUid]);
  await addReview(house.db, here.reviewer, applicationUid, { verdict: 'approved', sections: [] });
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  expect((await changesOf(house, applicationUid)).at(-1)).toMatchObject({ kind: 'approvalLapsed' });
  await sendForReview(house.db, here.agent, applicationUid, [here.reviewer.personUid]);
  const sections = [{ section: 'document', verdict: 'returned' as const, reason: 'Number differs' }];
  await addReview(house.db, here.reviewer, applicationUid, { verdict: 'returned', sections });
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

test('nothing of an answer stands plain in the database', async () => {
  const applicationUid = await begun();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Quixotewallah')]);
  const rows = await house.owner.many<{ row: string }>(sql`
    select a::text as row from application a where realm_id = ${house.realmId} union all
    select c::text from answer_act c where realm_id = ${house.realmId} union all
    select l::text from change_log l where realm_id = ${house.realmId}`);
  const hex = Buffer.from('Quixotewallah').toString('hex');
  expect(rows.filter(({ row }) => row.includes('Quixotewallah') || row.includes(hex))).toEqual([]);
});

test('the history is never rewritten', async () => {
  const applicationUid = await begun();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const rewritten = house.owner.run(sql`update answer_act set act = 'confirmed' where realm_id = ${house.realmId}`);
  await expect(rewritten).rejects.toMatchObject({ code: 'VW001' });
});

test('what goes for good takes its answers and their history along', async () => {
  const applicationUid = await begun();
  await save(here.agent, applicationUid, [edit('surnameAtBirth', 'Rao')]);
  const where = sql`realm_id = ${house.realmId} and application_uid = ${applicationUid}`;
  expect(await house.owner.many(sql`select from answer_act where ${where}`)).toHaveLength(1);
  await house.worker.run(sql`delete from application where ${where}`);
  expect(await house.owner.many(sql`select from answer_act where ${where}`)).toEqual([]);
});
