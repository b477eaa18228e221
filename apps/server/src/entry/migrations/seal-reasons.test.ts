import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getReasons } from '../../applications/reasons/get-reasons.ts';
import { listTimeline } from '../../applications/history/list-timeline.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { fileKeyStore } from '../../platform/crypto/key-store.ts';
import { openClient, type DatabaseClient } from '../../platform/db/connection.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { readMigrations } from '../../platform/db/migrations/read-migrations.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { sealedReasonsFile, sealReasons } from './seal-reasons.ts';

let database: TestDatabase; // to connect with; its tables are not used
let owner: DatabaseClient;
const name = `vw_test_${randomBytes(6).toString('hex')}`;
const urlTo = (url: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const admin = await openClient(database.ownerUrl);
  await admin.query(`create database ${name}`);
  await admin.end();
  const before = readMigrations().filter(({ file }) => file < sealedReasonsFile);
  await migrate(urlTo(database.ownerUrl), before);
  owner = await openClient(urlTo(database.ownerUrl));
});
afterAll(async () => {
  await owner?.end();
  const admin = await openClient(database.ownerUrl);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await database?.drop();
});

const words = Object.fromEntries(
  ['request', 'note', 'approval', 'section', 'reply', 'outcome', 'change', 'person', 'notified', 'erased'].map(
    (about) => [about, about + randomBytes(6).toString('hex')],
  ),
) as Record<string, string>;

interface Planted {
  readonly applicantUid: string;
  readonly applicationUid: string;
}

// A database as it was before: everything in plain text.
async function plant(realmId: string) {
  const insert = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    await owner.query(
      `insert into ${table} (realm_id, ${columns.join(', ')}) values ($1, ${columns.map((_, n) => `$${n + 2}`).join(', ')})`,
      [realmId, ...Object.values(row)],
    );
  };
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
  const [agencyUid, agentUid, reviewerUid] = [randomUUID(), randomUUID(), randomUUID()];
  await insert('agency', { agency_uid: agencyUid, type: 'AGENCY', name: 'Meridian' });
  for (const [uid, role] of [
    [agentUid, 'agent'],
    [reviewerUid, 'reviewer'],
  ] as const)
    await insert('person', {
      person_uid: uid,
      kc_sub: uid,
      role,
      agency_uid: agencyUid,
      first_name: role,
      last_name: 'x',
      email: `${uid}@office.test`,
    });
  const application = async (outcomeReason: string): Promise<Planted> => {
    const [applicantUid, applicationUid] = [randomUUID(), randomUUID()];
    const traveller = { type: 'B2B', first_name: 'Asha', last_name: 'Rao', agency_uid: agencyUid, agent_uid: agentUid };
    await insert('applicant', { applicant_uid: applicantUid, ...traveller });
    await insert('application', {
      application_uid: applicationUid,
      reference: `A-${applicationUid}`,
      applicant_uid: applicantUid,
      agency_uid: agencyUid,
      agent_uid: agentUid,
      review: 'returned',
      review_round: 1,
      status: 'submitted',
      outcome: 'REJECTED',
      outcome_reason: outcomeReason,
      visa_from: 'India',
      visa_to: 'Germany',
      nationality: 'India',
      visa_category: 'Tourism',
      visa_type: 'Short stay',
      travel_from: '2027-03-10',
      travel_to: '2027-03-20',
    });
    return { applicantUid, applicationUid };
  };
  const { applicantUid, applicationUid } = await application(words['outcome']!);
  const round = { application_uid: applicationUid, round: 1 };
  await insert('review_task', {
    ...round,
    reviewer_uid: reviewerUid,
    request_reason: words['request'],
    note: words['note'],
    approval_reason: words['approval'],
    verdict: 'returned',
    decided_at: new Date(),
  });
  const section = { ...round, section: 'journey' };
  await insert('review_section', {
    ...section,
    reviewer_uid: reviewerUid,
    verdict: 'returned',
    reason: words['section'],
  });
  await insert('review_reply', { ...section, person_uid: agentUid, body: words['reply'] });
  await insert('change_log', { application_uid: applicationUid, kind: 'moved', reason: words['change'] });
  await insert('change_log', { subject_uid: agentUid, kind: 'suspended', reason: words['person'] });
  const about = { person_uid: agentUid, application_uid: applicationUid };
  await insert('notification', { ...about, kind: 'reviewReturned', body: words['notified'] });
  // A traveller whose key was destroyed while the rows are still there.
  const erased = await application(words['erased']!);
  await insert('erasure', { erasure_uid: randomUUID(), applicant_uid: erased.applicantUid, cause: 'agency' });
  const nobody = { session: '', distributorUid: null, applicantUid: null, applicantType: null };
  const actor: Actor = {
    realmId,
    personUid: agentUid,
    sub: agentUid,
    role: 'agent',
    roles: ['agent'],
    agencyUid,
    ...nobody,
  };
  return { actor, applicantUid, applicationUid, reviewerUid };
}

test('texts of earlier databases are sealed where the product opens them, and no plain text is left', async () => {
  const realmId = await insertRealm(urlTo(database.ownerUrl), { path: 'earlier' });
  const { actor, applicationUid, reviewerUid } = await plant(realmId);
  const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
  const noKeys = () => {
    throw new Error('no key file');
  };
  const run = (openKeys: () => typeof keys) =>
    migrate(urlTo(database.ownerUrl), readMigrations(), {
      [sealedReasonsFile]: (client) => sealReasons(client, openKeys),
    });
  await expect(run(noKeys)).rejects.toThrow('no key file');
  expect((await run(() => keys))[0]).toBe(sealedReasonsFile);

  const found: string[] = [];
  for (const table of ['application', 'review_task', 'review_section', 'review_reply', 'change_log', 'notification']) {
    const { rows } = await owner.query<{ text: string }>(`select t::text as text from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    const text = rows.map((row) => row.text).join(' ');
    for (const [about, word] of Object.entries(words))
      if (text.includes(word) || text.includes(Buffer.from(word).toString('hex'))) found.push(`${table} ${about}`);
  }
  expect(found).toEqual(['change_log person']);

  const tenants = openTenants(urlTo(database.ownerUrl), 1);
  try {
    const db = tenants.forRealm(realmId);
    expect(await getReasons(db, keys, actor, applicationUid)).toEqual({
      requestReason: words['request'],
      tasks: [{ reviewerUid, note: words['note'], approvalReason: words['approval'] }],
      sections: [{ section: 'journey', reviewerUid, reason: words['section'] }],
      outcomeReason: words['outcome'],
    });
    const { items } = await listTimeline(db, keys, actor, { applicationUid, withReasons: 'yes' });
    expect(items.map(({ reason }) => reason)).toEqual([words['change']]);
  } finally {
    await tenants.close();
  }
});
