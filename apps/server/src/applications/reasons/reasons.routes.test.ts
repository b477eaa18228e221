import { randomBytes } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { announceReviews } from '../reviews/announce-reviews.ts';

const roles = ['agency', 'agent', 'reviewer'] as const;
type Staff = (typeof roles)[number];

let at: Awaited<ReturnType<typeof openIdentityServer>>;
let pools: ReturnType<typeof openTenants>[];
let owner: Db;
let worker: Db;
let tokens: Record<Staff, string>;
let applicantUid: string;
let applicationUid: string;
const uids = {} as Record<Staff, string>;
let secondRound: { text: string; fields: string[]; withoutEntry: Awaited<ReturnType<typeof call>> };

// Words that occur nowhere else.
const word = (about: string) => about + randomBytes(8).toString('hex');
const words = {
  request: word('Request'),
  returned: word('Returned'),
  note: word('Note'),
  reply: word('Reply'),
  again: word('Again'),
  approval: word('Approval'),
  approvalNote: word('Agreed'),
  outcome: word('Refusal'),
  reopened: word('Reopened'),
  suspended: word('Suspended'),
};
const all = Object.values(words);

async function call(role: Staff, name: keyof typeof addresses, query: Record<string, string>, payload?: object) {
  const { method, path } = addresses[name];
  const headers = { authorization: `Bearer ${tokens[role]}`, 'realm-client-id': at.realm.path };
  const reply = await at.server.app.inject({ method, url: path, query, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, text: reply.body, body: reply.json<unknown>() };
}
async function done(...[role, name, query, payload]: Parameters<typeof call>) {
  const reply = await call(role, name, query, payload);
  expect([name, reply.status, reply.status === 200 ? '' : reply.text]).toEqual([name, 200, '']);
  return reply;
}

const sections = (verdict: 'approved' | 'returned') =>
  findDestination('germany')!.sections.map(({ id }, n) =>
    verdict === 'returned' && n === 0
      ? { section: id, verdict, reason: words.returned }
      : { section: id, verdict: 'approved' as const },
  );

beforeAll(async () => {
  at = await openIdentityServer(roles);
  pools = [openTenants(at.database.ownerUrl, 1), openTenants(at.database.workerUrl, 1)];
  [owner, worker] = pools.map((pool) => pool.forRealm(at.realm.realmId)) as [Db, Db];
  const { realmId } = owner;
  tokens = {} as typeof tokens;
  for (const role of roles) tokens[role] = await at.realm.token(role);
  await owner.run(sql`update person set joined_at = now() where realm_id = ${realmId}`);
  const people = await owner.many<{ role: Staff; uid: string }>(
    sql`select role, person_uid as uid from person where realm_id = ${realmId}`,
  );
  for (const { role, uid } of people) uids[role] = uid;
  ({ applicantUid } = await owner.get<{ applicantUid: string }>(sql`
    insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
    select realm_id, agency_uid, person_uid, 'B2B', 'Asha', 'Rao' from person where person_uid = ${uids.agent}
    returning applicant_uid as "applicantUid"`));
  const drafted = await done('agent', 'draftApplication', {}, { applicantUid, visaDetails: germanTrip });
  ({ applicationUid } = drafted.body as { applicationUid: string });
  const one = { applicationUid };
  const reviewerUids = [uids.reviewer];
  const { id: section } = findDestination('germany')!.sections[0]!;

  await done('agent', 'sendForReview', one, { reviewerUids, reason: words.request });
  const back = { verdict: 'returned', sections: sections('returned'), note: words.note };
  await done('reviewer', 'addReview', {}, { ...one, review: back });
  await announceAll();
  const replies = [{ section, text: words.reply }];
  await done('agent', 'sendForReview', one, { reviewerUids, reason: words.again, replies });
  const { text } = await done('reviewer', 'reviewRound', one);
  const { fields } = await lastEntry();
  secondRound = { text, fields, withoutEntry: await withoutTrail(() => call('reviewer', 'reviewRound', one)) };
  const review = { verdict: 'approved', sections: sections('approved'), approvalReason: words.approval };
  await done('reviewer', 'addReview', {}, { ...one, review: { ...review, note: words.approvalNote } });
  await announceAll();
  await done('agent', 'updateOutcome', one, { visaAllocationStatus: 'REJECTED', outcomeReason: words.outcome });
  await reach('submitted');
  await done('agent', 'moveApplication', {}, { ...one, to: 'initiated', reason: words.reopened });
  const { uid: colleague } = await owner.get<{ uid: string }>(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
    select realm_id, 'colleague', 'agent', agency_uid, 'Leela', 'Chandran', 'leela@office.test', now() from person
    where person_uid = ${uids.agent} returning person_uid as uid`);
  const order = { personUid: uids.agent, handOverTo: colleague, reason: words.suspended };
  await done('agency', 'suspendAgent', {}, order);
});
afterAll(async () => {
  for (const pool of pools ?? []) await pool.close();
  await at?.close();
});

async function withoutTrail<T>(work: () => Promise<T>): Promise<T> {
  await owner.run(sql`revoke insert on trail from visawright_api`);
  try {
    return await work();
  } finally {
    await owner.run(sql`grant insert on trail to visawright_api`);
  }
}

// Lets the time to undo pass.
async function announceAll(): Promise<void> {
  await owner.run(sql`
    update review_task set decided_at = decided_at - interval '1 minute', announce_at = announce_at - interval '1 minute'
    where realm_id = ${owner.realmId} and announce_at is not null`);
  await announceReviews(worker, { reviewApproved: async () => undefined });
}

const reach = (status: string) =>
  owner.transaction(async (tx) => {
    await tx.run(sql`alter table application disable trigger application_lifecycle`);
    await tx.run(
      sql`update application set status = ${status} where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`,
    );
    await tx.run(sql`alter table application enable trigger application_lifecycle`);
  });

// Every row of every table as text, binary columns as hexadecimal.
async function storedTexts(): Promise<{ table: string; text: string }[]> {
  const tables = await owner.many<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'dbos')`);
  const texts = [];
  for (const { schema, name } of tables) {
    const from = { text: `select coalesce(string_agg(t::text, ' '), '') as text from ${schema}.${name} t`, values: [] };
    texts.push({ table: name, text: (await owner.get<{ text: string }>(from)).text });
  }
  return texts;
}

const wordsIn = (text: string, expected: readonly string[] = all) =>
  expected.filter((each) => text.includes(each) || text.includes(Buffer.from(each).toString('hex')));

test('no table contains a word of a reason about a traveller', async () => {
  const found = (await storedTexts()).flatMap(({ table, text }) => wordsIn(text).map((each) => `${table} ${each}`));
  // Why a colleague was suspended is about the colleague, in an entry of the colleague.
  expect(found).toEqual([`change_log ${words.suspended}`]);
  const own = await owner.many(sql`
    select subject_uid from change_log where realm_id = ${owner.realmId} and reason = ${words.suspended}`);
  expect(own).toEqual([{ subject_uid: uids.agent }]);
});

const one = () => ({ applicationUid });
const lastEntry = () =>
  owner.get<{ seq: string; action: string; fields: string[]; applicant_uid: string; person_uid: string }>(sql`
    select seq, action, fields, applicant_uid, person_uid from trail where realm_id = ${owner.realmId} order by seq desc limit 1`);

test('the reasons of the latest round are opened by one call, which is recorded', async () => {
  const { body } = await done('agency', 'applicationReasons', one());
  expect(body).toEqual({
    requestReason: words.again,
    tasks: [{ reviewerUid: uids.reviewer, note: words.approvalNote, approvalReason: words.approval }],
    sections: [],
    outcomeReason: words.outcome,
  });
  const recorded = { fields: ['reasons'], applicant_uid: applicantUid, person_uid: uids.agency };
  expect(await lastEntry()).toMatchObject({ action: 'applicationReasons', ...recorded });
  const history = await done('agency', 'applicationTimeline', { ...one(), withReasons: 'yes' });
  expect(wordsIn(history.text).toSorted()).toEqual(all.filter((each) => each !== words.note).toSorted());
  expect(await lastEntry()).toMatchObject({ action: 'applicationTimeline', ...recorded });
});

test('without its entry in the trail no reason is sent', async () => {
  const replies = await withoutTrail(async () => [
    await call('agency', 'applicationReasons', one()),
    await call('agency', 'applicationTimeline', { ...one(), withReasons: 'yes' }),
  ]);
  for (const { status, text } of [...replies, secondRound.withoutEntry])
    expect([status, wordsIn(text)]).toEqual([500, []]);
});

test('a reviewer of the second round reads the return and the reply to it, and that is recorded', () => {
  expect(wordsIn(secondRound.text).toSorted()).toEqual([words.returned, words.reply].toSorted());
  expect(secondRound.fields).toContain('reasons');
});

test('records, lists and notifications contain no reason, and reading them is no entry', async () => {
  const { seq } = await lastEntry();
  const { agencyUid } = await owner.get<{ agencyUid: string }>(
    sql`select agency_uid as "agencyUid" from person where person_uid = ${uids.agency}`,
  );
  const replies = [
    await done('agency', 'getApplication', one()),
    await done('agency', 'applicationsOfAgency', { agencyUid }),
    await done('agency', 'applicationTimeline', one()),
    await done('agency', 'listNotifications', {}),
    await done('reviewer', 'applicationsOfReviewer', { reviewerUid: uids.reviewer }),
  ];
  for (const { text } of replies) expect(wordsIn(text)).toEqual([]);
  expect(replies[0]!.body).toMatchObject({ hasReasons: true });
  expect((await lastEntry()).seq).toBe(seq);
});

test('a reason opens at its own place only, and with the traveller’s key only', async () => {
  const note = async (value: Buffer) => {
    await owner.run(sql`
      update review_task set note = ${value} where realm_id = ${owner.realmId} and application_uid = ${applicationUid} and round = 2`);
    return (await call('agency', 'applicationReasons', one())).status;
  };
  const stored = await owner.get<{ note: Buffer; approval: Buffer }>(sql`
    select note, approval_reason as approval from review_task
    where realm_id = ${owner.realmId} and application_uid = ${applicationUid} and round = 2`);
  expect(await note(stored.approval)).toBe(500);
  expect(await note(stored.note)).toBe(200);
  await owner.run(sql`
    update applicant set wrapped_key = null where realm_id = ${owner.realmId} and applicant_uid = ${applicantUid}`);
  const { status, text } = await call('agency', 'applicationReasons', one());
  expect([status, wordsIn(text)]).toEqual([500, []]);
});

test('the database refuses a plain reason for a traveller', async () => {
  const refused = { code: '23514' };
  await expect(
    owner.run(sql`
      insert into change_log (realm_id, application_uid, kind, reason) values (${owner.realmId}, ${applicationUid}, 'moved', 'x')`),
  ).rejects.toMatchObject(refused);
  await expect(
    owner.run(sql`
      insert into notification (realm_id, person_uid, kind, application_uid, body)
      values (${owner.realmId}, ${uids.agency}, 'transferred', ${applicationUid}, 'x')`),
  ).rejects.toMatchObject(refused);
});
