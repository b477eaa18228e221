import { foldAnalytics } from '../analytics/fold-analytics.ts';
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '@visawright/contract/privacy/personal-data.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openClient } from '../../platform/db/connection.ts';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import { openRealmDirectory } from '../../platform/realms/realm-directory.ts';
import { objectPrefixes } from '../../platform/crypto/object-keys.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import { createPackageTenant } from '../../testing/package-tenant.ts';
import { applyLedger, countUnapplied } from './apply-ledger.ts';
import { eraseNow, eraseTraveller } from './erase-traveller.ts';
import { finishOpenErasures } from './finish-open-erasures.ts';
import { certificateBytes } from './issue-certificate.ts';
import { requestErasure } from './request-erasure.ts';
import type { ErasureParts } from './erasure.types.ts';

let here: Awaited<ReturnType<typeof createPackageTenant>>;
let parts: ErasureParts;
let deleted: string[]; // accounts deleted at the provider
let close: () => Promise<void>;

beforeAll(async () => {
  here = await createPackageTenant();
  const store = s3ObjectStore(readConfig());
  const tenants = openTenants(here.database.workerUrl, 2);
  const realms = openRealmDirectory(here.database.resolverUrl, 'sandbox');
  deleted = [];
  const identity = {
    removeAccount: async (_realm: unknown, id: string) => deleted.push(id) > 0,
  } as unknown as Identity;
  parts = { store, tenants, realms, identity, keys: here.tenant.keys, log: pino({ level: 'silent' }) };
  close = async () => {
    const { realmId } = here.tenant;
    await store.removeVersions(`erasure-ledger/${realmId}/`);
    await Promise.all([tenants.close(), realms.close()]);
    store.close();
    await here.close();
  };
});
afterAll(() => close());

const ask = (applicantUid: string) =>
  here.tenant.db.transaction((tx) => requestErasure(tx, here.jobs, { applicantUid, cause: 'self', requestedBy: null }));
const worker = () => parts.tenants.forRealm(here.tenant.realmId);

// A traveller with a package, a note, a consent, a view, a notification and search words.
async function complete(): Promise<{ traveller: Actor; uids: string[] }> {
  const { tenant } = here;
  const { realmId, owner } = tenant;
  const { traveller, applicationUid, docId } = await here.started();
  await here.declare(traveller, applicationUid);
  await here.ask(traveller, applicationUid);
  const { packageUid } = await here.isReady(traveller, applicationUid);
  const applicantUid = traveller.applicantUid!;
  await owner.run(sql`insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${realmId}, ${applicantUid}, 'readDocuments', 1, 'en', 'text', ${traveller.personUid})`);
  await owner.run(sql`insert into view_log (realm_id, person_uid, applicant_uid, document_uid, purpose)
    values (${realmId}, ${here.here.agent.personUid}, ${applicantUid}, ${docId}, 'page')`);
  await owner.run(sql`insert into notification (realm_id, person_uid, kind, application_uid, caused_by)
    values (${realmId}, ${here.here.agent.personUid}, 'transferred', ${applicationUid}, ${traveller.personUid})`);
  await owner.run(sql`insert into passport_index (realm_id, blind, applicant_uid)
    values (${realmId}, ${Buffer.from('blind')}, ${applicantUid})`);
  const { uploadUid, pageUid } = await owner.get<{ uploadUid: string; pageUid: string }>(sql`
    select u.upload_uid as "uploadUid", p.page_uid as "pageUid" from upload u
    join page p on p.realm_id = u.realm_id and p.upload_uid = u.upload_uid
    where u.realm_id = ${realmId} and u.applicant_uid = ${applicantUid} limit 1`);
  return { traveller, uids: [applicantUid, applicationUid, docId, packageUid, uploadUid, pageUid] };
}

// Tables that name people by uid for good, such as the trail, are not looked at.
const remains = (table: string) => personalData[table]?.erasure === 'remains';

// In which tables a text occurs, the job engine's included, whichever column it is in.
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const owner = await openClient(here.database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [here.tenant.realmId]);
  const { rows } = await owner.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'dbos') and c.relkind in ('r', 'p') and not c.relispartition`);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await owner.query(`select 1 from ${name} t where t::text like any($1::text[]) limit 1`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (hits.rows.length > 0) found.push(name.replace('public.', ''));
  }
  await owner.end();
  return found.filter((table) => !remains(table) || table === 'erasure').sort();
}

const stored = async (applicantUid: string) => {
  const prefixes = objectPrefixes(here.tenant.db, applicantUid);
  const lists = prefixes.map((prefix) => Array.fromAsync(parts.store.olderThan(prefix, new Date(Date.now() + 60_000))));
  return (await Promise.all(lists)).flat(2);
};

test('nothing of an erased traveller remains but the erasure itself, and others stay as they were', async () => {
  const [{ traveller, uids }, other] = [await complete(), await complete()];
  const applicantUid = traveller.applicantUid!;
  const before = await tablesWith(uids);
  for (const table of ['applicant', 'application', 'document', 'upload', 'page', 'package', 'dbos.workflow_status'])
    expect(before).toContain(table);
  expect((await stored(applicantUid)).length).toBeGreaterThan(2);
  await foldAnalytics(worker()); // marks become shares at any time
  const othersBefore = [await tablesWith(other.uids), (await stored(other.traveller.applicantUid!)).length];

  const uid = await ask(applicantUid);
  expect(await ask(applicantUid)).toBe(uid); // a second click is the same erasure
  await eraseNow(parts, worker(), uid);

  const engine = (await tablesWith(uids)).filter((table) => table.startsWith('dbos.'));
  expect(engine).toEqual([]);
  expect(await tablesWith(uids)).toEqual(['erasure']);
  expect(
    (await tablesWith([traveller.personUid])).filter((table) => personalData[table]?.subject === 'traveller'),
  ).toEqual(['erasure']);
  expect(await tablesWith([traveller.sub, `${traveller.sub}@house.test`])).toEqual([]);
  expect(await stored(applicantUid)).toEqual([]);
  expect(deleted).toContain(traveller.sub);
  expect([await tablesWith(other.uids), (await stored(other.traveller.applicantUid!)).length]).toEqual(othersBefore);

  const row = await worker().get<{ certificate: string; signature: Buffer }>(
    sql`select certificate, signature from erasure where realm_id = ${here.tenant.realmId} and erasure_uid = ${uid}`,
  );
  const issued = JSON.parse(row.certificate) as { erased: Record<string, number>; travellerUid: string };
  expect(issued.travellerUid).toBe(applicantUid);
  expect(issued.erased).toMatchObject({
    applications: 1,
    documents: 1,
    packages: 1,
    consents: 1,
    views: 2,
    accounts: 1,
  });
  expect(row.certificate).not.toMatch(/Asha|Rao|house\.test/);
  const [key] = await loadPublicKeys(worker());
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key!.publicKey }, format: 'jwk' });
  expect(verify(null, certificateBytes(row.certificate), publicKey, row.signature)).toBe(true);
}, 120_000);

test('after the request every write about the traveller fails', async () => {
  const { db, worker: workerDb, realmId } = here.tenant;
  const { traveller, applicationUid, docId } = await here.started();
  const applicantUid = traveller.applicantUid!;
  await ask(applicantUid);
  const erased = { code: 'VW004' };
  const writes = [
    db.run(sql`update applicant set first_name = 'X' where realm_id = ${realmId} and applicant_uid = ${applicantUid}`),
    db.run(sql`insert into document (realm_id, applicant_uid, category) values (${realmId}, ${applicantUid}, 'Other')`),
    db.run(
      sql`update application set version = version + 1 where realm_id = ${realmId} and application_uid = ${applicationUid}`,
    ),
    workerDb.run(
      sql`update document set version = version + 1 where realm_id = ${realmId} and document_uid = ${docId}`,
    ),
    workerDb.run(
      sql`insert into passport_index (realm_id, blind, applicant_uid) values (${realmId}, 'x', ${applicantUid})`,
    ),
  ];
  for (const write of writes) await expect(write).rejects.toMatchObject(erased);
});

test('a run that is interrupted after any step is completed by the next', async () => {
  const names = ['ledger', 'jobs', 'key', 'objects', 'account', 'rows', 'late objects', 'certificate'];
  for (const last of names) {
    const traveller = await here.here.direct();
    const { docId } = await here.here.passport(traveller.applicantUid!);
    const uid = await ask(traveller.applicantUid!);
    const interrupted = eraseTraveller(parts, worker(), uid, async (name, work) => {
      const result = await work();
      if (name === last) throw new Error('interrupted');
      return result;
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    await finishOpenErasures(parts, Date.now() + 2 * 3_600_000);
    expect([last, ...(await tablesWith([traveller.applicantUid!, docId]))]).toEqual([last, 'erasure']);
    expect(await stored(traveller.applicantUid!)).toEqual([]);
  }
}, 120_000);

test('a legal hold refuses erasure until it is released', async () => {
  const { db, realmId } = here.tenant;
  const { applicantUid } = await here.here.direct();
  const admin = await here.tenant.person('admin');
  await db.run(sql`insert into legal_hold (realm_id, applicant_uid, reason, placed_by)
    values (${realmId}, ${applicantUid}, 'x', ${admin.personUid})`);
  await expect(ask(applicantUid!)).rejects.toMatchObject({ code: 'erasure.onHold' });
  await db.run(
    sql`update legal_hold set released_at = now(), released_by = ${admin.personUid} where realm_id = ${realmId}`,
  );
  const uid = await ask(applicantUid!);
  await eraseNow(parts, worker(), uid);
  expect(await tablesWith([applicantUid!])).toEqual(['erasure']);
});

test('a database that was restored from before the erasure is brought up to date by the ledger', async () => {
  const { owner, realmId } = here.tenant;
  const traveller = await here.here.direct();
  const applicantUid = traveller.applicantUid!;
  const uid = await ask(applicantUid);
  await eraseNow(parts, worker(), uid);
  expect(await countUnapplied(parts)).toBe(0);
  // As in a restored database: the traveller is there, the erasure is not.
  await owner.run(sql`delete from erasure where realm_id = ${realmId} and erasure_uid = ${uid}`);
  await owner.run(sql`insert into applicant (realm_id, applicant_uid, agency_uid, person_uid, type, first_name, last_name)
    values (${realmId}, ${applicantUid}, ${here.here.agencyUid}, ${traveller.personUid}, 'D2C', 'Restored', 'Person')`);
  await owner.run(sql`update person set kc_sub = ${traveller.sub}, first_name = 'Restored' where realm_id = ${realmId}
    and person_uid = ${traveller.personUid}`);
  expect(await countUnapplied(parts)).toBe(1);
  deleted.length = 0;
  expect(await applyLedger(parts)).toBe(1);
  expect(await tablesWith(['Restored', 'restored'])).toEqual([]);
  expect(await tablesWith([applicantUid])).toEqual(['erasure']);
  expect(deleted).toContain(traveller.sub);
  expect([await countUnapplied(parts), await applyLedger(parts)]).toEqual([0, 0]);
});

test('travellers somebody added stay, without the one who added them', async () => {
  const { tenant } = here;
  const parent = await here.here.direct();
  const child = await tenant.applicant({ agencyUid: here.here.agencyUid, addedBy: parent.applicantUid! });
  await eraseNow(parts, worker(), await ask(parent.applicantUid!));
  const row = await tenant.owner.get(
    sql`select added_by from applicant where realm_id = ${tenant.realmId} and applicant_uid = ${child}`,
  );
  expect(row).toEqual({ added_by: null });
});

test('nobody can erase without a request, and the API not at all', async () => {
  const { db, worker: workerDb, realmId } = here.tenant;
  await expect(workerDb.run(sql`select erase_rows(${randomUUID()})`)).rejects.toMatchObject({ code: 'VW001' });
  await expect(db.run(sql`select erase_rows(${randomUUID()})`)).rejects.toMatchObject({ code: '42501' });
  for (const each of [db, workerDb])
    await expect(each.run(sql`delete from applicant where realm_id = ${realmId}`)).rejects.toMatchObject({
      code: '42501',
    });
});
