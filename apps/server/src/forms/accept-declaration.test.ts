import { blocks } from '@visawright/contract/finding.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { moveApplication } from '../applications/move-application.ts';
import { acceptFinding } from '../findings/accept-finding.ts';
import { getFindings } from '../findings/get-findings.ts';
import { addReview } from '../reviews/add-review.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { changesOf } from '../testing/drafts.ts';
import { germanAnswers, openFormHouse, passportRead } from '../testing/forms.ts';
import { acceptDeclaration } from './accept-declaration.ts';
import { answerHistory } from './answer-history.ts';
import { saveAnswers } from './save-answers.ts';

const { house, here, close } = await openFormHouse();
afterAll(close);

const declare = (actor: Actor, applicationUid: string, version?: number) =>
  acceptDeclaration(house.db, house.keys, actor, {
    applicationUid,
    accepted: true,
    ...(version === undefined ? {} : { version }),
  });
const proposed = ['surname', 'givenNames', 'passportNumber', 'passportIssueDate', 'passportExpiryDate'];
const typed = Object.fromEntries(Object.entries(germanAnswers).filter(([field]) => !proposed.includes(field)));

async function begun() {
  const traveller = await here.direct();
  const { docId } = await here.passport(traveller.applicantUid!);
  const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
  return { traveller, applicationUid, docId };
}
async function acceptAll(actor: Actor, applicationUid: string) {
  const { findings } = await getFindings(house.db, house.keys, actor, applicationUid);
  for (const { key } of findings.filter(blocks))
    await acceptFinding(house.db, house.keys, actor, { applicationUid, key, reason: 'It comes by post' });
}
async function ready() {
  const all = await begun();
  await here.write(all.traveller, all.applicationUid, typed);
  await acceptAll(all.traveller, all.applicationUid);
  return all;
}

test('a declaration is refused while answers are missing, and names each', async () => {
  const { traveller, applicationUid } = await begun();
  const { applicationDate: _, ...most } = typed;
  await here.write(traveller, applicationUid, most);
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.answersMissing',
    details: { problems: [{ field: 'applicationDate', code: 'required' }] },
  });
});

test('what stands is kept as declared with its place, and no longer follows the papers', async () => {
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
  await house.owner.run(sql`
    update document set deleted_at = now() where realm_id = ${house.realmId} and document_uid = ${docId}`);
  expect((await here.form(traveller, applicationUid)).answers['passportNumber']).toMatchObject({ value: 'K1234567' });
  expect((await changesOf(house, applicationUid)).at(-1)).toMatchObject({
    kind: 'moved',
    was: 'initiated',
    became: 'form-data-collected',
  });
});

test('an answer to a question that is no longer asked is not declared, and stays in its history', async () => {
  const { traveller, applicationUid } = await begun();
  await here.write(traveller, applicationUid, { maritalStatus: 'Other', maritalStatusOther: 'Engaged' });
  await here.write(traveller, applicationUid, typed);
  await acceptAll(traveller, applicationUid);
  await declare(traveller, applicationUid);
  expect(Object.keys((await here.form(traveller, applicationUid)).answers)).not.toContain('maritalStatusOther');
  const field = 'maritalStatusOther';
  const acts = await answerHistory(house.db, house.keys, traveller, { applicationUid, field });
  expect(acts.map(({ act, value }) => [act, value])).toEqual([
    ['declared', null],
    ['edited', 'Engaged'],
  ]);
});

test('what is declared is closed until it is reopened; its values stay, the declaration does not', async () => {
  const { traveller, applicationUid } = await ready();
  await declare(traveller, applicationUid);
  const answers = [{ field: 'applicationPlace', value: 'Mumbai', basis: 1, act: 'edited' as const }];
  const change = () => saveAnswers(house.db, house.keys, traveller, { applicationUid, answers });
  await expect(change()).rejects.toMatchObject({ code: 'application.notEditable' });
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({ code: 'application.notEditable' });
  await moveApplication(house.db, traveller, { applicationUid, to: 'initiated', reason: 'A place was wrong' });
  expect(await here.form(traveller, applicationUid)).toMatchObject({
    isReadOnly: false,
    declaration: null,
    answers: { passportNumber: { value: 'K1234567', act: 'declared' } },
  });
  expect(await change()).toMatchObject({ answers: { applicationPlace: { value: 'Mumbai', version: 2 } } });
  expect((await declare(traveller, applicationUid)).status).toBe('form-data-collected');
});

test('after a declaration a returned section is the only one that reopens', async () => {
  const applicantUid = await house.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(here.agent, applicantUid, [docId]);
  await here.write(here.agent, applicationUid, typed);
  await acceptAll(here.agent, applicationUid);
  await declare(here.agent, applicationUid);
  await sendForReview(house.db, here.agent, applicationUid, [here.reviewer.personUid]);
  const sections = [{ section: 'work', verdict: 'returned' as const, reason: 'Which mill?' }];
  await addReview(house.db, here.reviewer, applicationUid, { verdict: 'returned', sections });
  await moveApplication(house.db, here.agent, { applicationUid, to: 'initiated', reason: 'Returned' });
  expect((await here.form(here.agent, applicationUid)).openSections).toEqual(['work']);
  await expect(here.write(here.agent, applicationUid, { applicationPlace: 'Mumbai' })).rejects.toMatchObject({
    code: 'application.sectionClosed',
  });
  await here.write(here.agent, applicationUid, { employerName: 'Meridian Mills, Pune' });
});

test('papers that contradict each other are decided by a person before anything is declared', async () => {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const passport = await here.passport(applicantUid);
  const slips = [];
  for (const employerName of ['Meridian Mills', 'Peepal Foods'])
    slips.push((await here.passport(applicantUid, { employerName })).docId);
  await house.owner.run(sql`
    update document set category = 'Proof of Employment', kind = 'Salary slip'
    where realm_id = ${house.realmId} and document_uid = any(${slips}::uuid[])`);
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
  const answer = { field: 'employerName', value: chosen!.value, basis: 0, act: 'confirmed' as const, source: chosen!.sources[0] }; // prettier-ignore
  await saveAnswers(house.db, house.keys, traveller, { applicationUid, answers: [answer] });
  expect((await declare(traveller, applicationUid)).status).toBe('form-data-collected');
});

test('a finding that blocks holds the declaration back', async () => {
  const traveller = await here.direct();
  const { docId } = await here.passport(traveller.applicantUid!, { ...passportRead, expiryDate: '2027-03-12' });
  const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
  await here.write(traveller, applicationUid, { ...typed, passportExpiryDate: '2027-03-12' });
  const { findings } = await getFindings(house.db, house.keys, traveller, applicationUid);
  const keys = findings.filter(blocks).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  await expect(declare(traveller, applicationUid)).rejects.toMatchObject({
    code: 'application.findingsBlock',
    details: { keys },
  });
});

test('the database moves nothing to declared that nobody declared, and keeps declared answers as they are', async () => {
  const { applicationUid, traveller } = await ready();
  const where = sql`realm_id = ${house.realmId} and application_uid = ${applicationUid}`;
  const moved = house.db.run(
    sql`update application set status = 'form-data-collected', version = version + 1 where ${where}`,
  );
  await expect(moved).rejects.toMatchObject({ code: 'VW002' });
  await declare(traveller, applicationUid);
  const rewritten = house.db.run(sql`update application set answers = null, version = version + 1 where ${where}`);
  await expect(rewritten).rejects.toMatchObject({ code: 'VW001' });
});
