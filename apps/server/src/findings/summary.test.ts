import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { updateApplication } from '../applications/update-application.ts';
import { openFormHouse } from '../testing/forms.ts';
import { acceptFinding } from './accept-finding.ts';
import { getFindings } from './get-findings.ts';
import { judged, judgeLater } from './judge-later.ts';

const { house, here, close } = await openFormHouse();
afterAll(close);
const log = pino({ level: 'silent' });

async function begun() {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const { docId } = await here.passport(applicantUid);
  const { applicationUid } = await here.begin(traveller, applicantUid, [docId]);
  const record = () => getRecord(house.db, traveller, applicationUid);
  const later = async () => {
    judgeLater({ db: house.db, actor: traveller, parts: { keys: house.keys, log } }, [await record()]);
    await judged();
  };
  return { traveller, applicantUid, applicationUid, docId, record, later };
}

test('whoever asks for findings leaves the numbers a list shows, without a word of any paper', async () => {
  const { traveller, applicationUid, record } = await begun();
  expect((await record()).summary ?? null).toBeNull();
  const { findings } = await getFindings(house.db, house.keys, traveller, applicationUid);
  const blocking = findings.filter((each) => each.severity === 'blocking' && each.standing === 'fails');
  const { summary } = await record();
  expect(summary).toMatchObject({ blocking: blocking.length, isFresh: true, first: { severity: 'blocking' } });
  expect(summary!.papersHave).toBe(1);
  expect(summary!.papersNeeded).toBeGreaterThan(5);
  expect(summary!.first!.title.en).toBe(blocking[0]!.words.en.title);
  const { text } = await house.owner.get<{ text: string }>(sql`
    select y::text as text from application_summary y
    where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  expect(text).not.toContain('K1234567');
});

test('an accepted finding is no longer counted', async () => {
  const { traveller, applicationUid, record } = await begun();
  const { findings } = await getFindings(house.db, house.keys, traveller, applicationUid);
  const before = (await record()).summary!;
  const { key } = findings.find((each) => each.mayAccept && each.severity === 'blocking' && each.standing === 'fails')!;
  await acceptFinding(house.db, house.keys, traveller, { applicationUid, key, reason: 'It comes by post' });
  expect((await record()).summary).toMatchObject({ blocking: before.blocking - 1, isFresh: true });
});

test('a paper more, a value changed, an answer given: the numbers say that they are old, and follow', async () => {
  const { traveller, applicantUid, applicationUid, docId, record, later } = await begun();
  await later();
  expect((await record()).summary).toMatchObject({ papersHave: 1, isFresh: true });
  await updateApplication(house.db, traveller, applicationUid, { docIds: [docId, await house.document(applicantUid)] });
  expect((await record()).summary).toMatchObject({ papersHave: 1, isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ isFresh: true });
  await here.write(traveller, applicationUid, { placeOfBirth: 'Nashik' });
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  await house.owner.run(sql`
    update document set kind = 'Previous passport' where realm_id = ${house.realmId} and document_uid = ${docId}`);
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ papersHave: 0, isFresh: true });
});

test('what yesterday said is asked again today, and an application nobody added a paper to is left alone', async () => {
  const { applicationUid, record, later } = await begun();
  await later();
  await house.owner.run(sql`
    update application_summary set judged_at = now() - interval '21 hours'
    where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  expect((await record()).summary).toMatchObject({ isFresh: false });
  await later();
  expect((await record()).summary).toMatchObject({ isFresh: true });
  const traveller = await here.direct();
  const empty = await here.begin(traveller, traveller.applicantUid!, []);
  judgeLater({ db: house.db, actor: traveller, parts: { keys: house.keys, log } }, [empty]);
  await judged();
  expect((await getRecord(house.db, traveller, empty.applicationUid)).summary ?? null).toBeNull();
});
