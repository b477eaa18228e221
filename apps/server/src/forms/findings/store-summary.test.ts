import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { updateApplication } from '../../applications/records/update-application.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { acceptFinding } from './accept-finding.ts';
import { getFindings } from './get-findings.ts';
import { judgingFinished, queueJudging } from './queue-judging.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);
const log = pino({ level: 'silent' });

async function started() {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(traveller, applicantUid, [docId]);
  const record = () => getApplication(tenant.db, traveller, applicationUid);
  const later = async () => {
    queueJudging({ db: tenant.db, actor: traveller, parts: { keys: tenant.keys, log } }, [await record()]);
    await judgingFinished();
  };
  return { traveller, applicantUid, applicationUid, docId, record, later };
}

test('stores summary counts for lists without any document text', async () => {
  const { traveller, applicationUid, record } = await started();
  expect((await record()).summary ?? null).toBeNull();
  const { findings } = await getFindings(tenant.db, tenant.keys, traveller, applicationUid);
  const blocking = findings.filter((each) => each.severity === 'blocking' && each.status === 'fails');
  const { summary } = await record();
  expect(summary).toMatchObject({ blocking: blocking.length, isFresh: true, first: { severity: 'blocking' } });
  expect(summary!.papersHave).toBe(1);
  expect(summary!.papersNeeded).toBeGreaterThan(5);
  expect(summary!.first!.title.en).toBe(blocking[0]!.words.en.title);
  const { text } = await tenant.owner.get<{ text: string }>(sql`
    select y::text as text from application_summary y
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  expect(text).not.toContain('K1234567');
});

test('an accepted finding is no longer counted', async () => {
  const { traveller, applicationUid, record } = await started();
  const { findings } = await getFindings(tenant.db, tenant.keys, traveller, applicationUid);
  const before = (await record()).summary!;
  const { key } = findings.find((each) => each.mayAccept && each.severity === 'blocking' && each.status === 'fails')!;
  await acceptFinding(tenant.db, tenant.keys, traveller, { applicationUid, key, reason: 'It will arrive by post' });
  expect((await record()).summary).toMatchObject({ blocking: before.blocking - 1, isFresh: true });
});

test('marks the summary as stale after a change of documents, values or answers', async () => {
  const { traveller, applicantUid, applicationUid, docId, record, later } = await started();
  await later();
  expect((await record()).summary).toMatchObject({ papersHave: 1, isFresh: true });
  await updateApplication(tenant.db, traveller, applicationUid, {
    docIds: [docId, await tenant.document(applicantUid)],
  });
  expect((await record()).summary).toMatchObject({ papersHave: 1, isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ isFresh: true });
  await here.write(traveller, applicationUid, { placeOfBirth: 'Nashik' });
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  await tenant.owner.run(sql`
    update document set kind = 'Previous passport' where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ papersHave: 0, isFresh: true });
});

test('judges again after a day and skips applications without documents', async () => {
  const { applicationUid, record, later } = await started();
  await later();
  await tenant.owner.run(sql`
    update application_summary set judged_at = now() - interval '21 hours'
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ isFresh: true });
  const traveller = await here.direct();
  const empty = await here.begin(traveller, traveller.applicantUid!, []);
  queueJudging({ db: tenant.db, actor: traveller, parts: { keys: tenant.keys, log } }, [empty]);
  await judgingFinished();
  expect((await getApplication(tenant.db, traveller, empty.applicationUid)).summary ?? null).toBeNull();
});

test('counts a conditional document once the traveller said that its condition applies', async () => {
  const { traveller, applicationUid, record, later } = await started();
  await later();
  const before = (await record()).summary!;
  await updateApplication(tenant.db, traveller, applicationUid, { situations: ['Employed applicants'] });
  expect((await record()).summary!.isFresh).toBe(false);
  await later();
  const { summary, situations } = await record();
  expect(situations).toEqual(['Employed applicants']);
  const added = summary!.required.filter((title) => !before.required.includes(title));
  expect(added.length).toBeGreaterThan(0);
  expect(summary!.papersNeeded).toBe(before.papersNeeded + added.length);
  expect(summary!.missing).toEqual(expect.arrayContaining(added));
});

test('stores the sections this traveller has and how many answers are missing', async () => {
  const { record, later } = await started();
  await later();
  const { summary, destinationId } = await record();
  const all = findDestination(destinationId)!.sections.map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(summary!.sections));
  expect(summary!.sections.length).toBeGreaterThan(3);
  expect(summary!.answersMissing).toBeGreaterThan(0);
});
