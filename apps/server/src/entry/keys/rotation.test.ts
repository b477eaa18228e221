import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  hashPushAddress,
  openPushDevice,
  sealPushDevice,
} from '../../applications/notifications/channels/push/push-device.ts';
import { vapidKeyOf } from '../../applications/notifications/channels/push/vapid.ts';
import {
  openChannelSecrets,
  sealChannelSecrets,
} from '../../applications/notifications/channels/settings/channel-settings.ts';
import { hashPhone, openPhone, sealPhone } from '../../applications/notifications/phone/stored-phone.ts';
import { loadPublicKeys, loadSigningKey, rotateSigningKey } from '../../platform/crypto/signing-key.ts';
import { sealApiKey, openApiKey } from '../../identity/settings/vision-api-key.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { fileKeyStore, type KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf, rotateRealmKey } from '../../platform/crypto/realm-key.ts';
import { addRootKey, readRootKeys } from '../../platform/crypto/root-keys.ts';
import { sql } from '../../platform/db/db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { realmKeyRows, realmKeyUses, rootKeyUses } from './key-status.ts';
import { retireRealmKeys, retireRootKeys, retireSigningKeys } from './retire-keys.ts';
import { rewrapRealm } from './rewrap-keys.ts';
import { binaryColumns } from './sealed-columns.ts';

let database: TestDatabase;
let tenant: TestTenant;
let folder: string;
let file: string;
const store = (): KeyStore => fileKeyStore(file); // as a new process

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'root-key');
  copyFileSync(process.env['ROOT_KEY_FILE']!, file);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await tenant.close();
  await database.drop();
});

const settle = () =>
  tenant.owner.run(
    sql`update realm_key set created_at = created_at - interval '2 minutes' where realm_id = ${tenant.realmId}`,
  );

test('every binary column is listed with the key it is under', async () => {
  const rows = await tenant.owner.many<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid = 'bytea'::regtype and a.attnum > 0 and not a.attisdropped order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(binaryColumns).sort());
});

test('a new realm key wraps nothing before other processes can know it', async () => {
  const before = await realmKeysOf(tenant.db, store());
  await rotateRealmKey(tenant.owner, store());
  expect((await realmKeysOf(tenant.db, store())).newest).toBe(before.newest);
  await settle();
  expect((await realmKeysOf(tenant.db, store())).newest).toBe(before.newest + 1);
});

test('rewraps a realm under new root and realm keys; the old ones can be retired and everything still opens', async () => {
  const agencyUid = await tenant.agency();
  const people = [await tenant.applicant({ agencyUid }), await tenant.applicant({ agencyUid })];
  const sealed = await Promise.all(
    people.map(async (uid) => (await loadApplicantKey(tenant.db, store(), uid)).sealFor('note', uid)),
  );
  const admin = await tenant.person('admin');
  await tenant.owner.run(sql`
    insert into vision_endpoint (realm_id, url, model, api_key, consent_text, agreed_by)
    values (${tenant.realmId}, 'https://x.test', 'm', ${sealApiKey(store(), tenant.realmId, 'secret')}, 'yes', ${admin.personUid})`);
  const { realmId } = tenant;
  const { personUid } = admin;
  const device = { endpoint: 'https://push.test/x', p256dh: 'p', auth: 'a' };
  await tenant.owner.run(sql`
    insert into channel_setting (realm_id, channel, is_on, secrets, changed_by)
    values (${realmId}, 'sms', true, ${sealChannelSecrets(store(), realmId, 'sms', { token: 't' })}, ${personUid})`);
  await tenant.owner.run(sql`
    insert into person_phone (realm_id, person_uid, number, number_hash)
    values (${realmId}, ${personUid}, ${sealPhone(store(), realmId, personUid, '+911')}, ${hashPhone(store(), realmId, '+911')})`);
  await tenant.owner.run(sql`
    insert into push_device (realm_id, device_uid, person_uid, name, subscription, address_hash)
    values (${realmId}, ${personUid}, ${personUid}, '', ${sealPushDevice(store(), realmId, personUid, device)},
      ${hashPushAddress(store(), realmId, device.endpoint)})`);
  const { publicKey } = vapidKeyOf(store(), realmId);
  const signedBefore = await loadSigningKey(tenant.worker, store());

  addRootKey(file, new Date());
  const realmKeyNo = await rotateRealmKey(tenant.owner, store());
  await settle();
  await expect(retireRootKeys(file, store(), [tenant.owner])).rejects.toThrow('root key 1 is still needed');
  await expect(retireRealmKeys(tenant.owner, store())).rejects.toThrow('2 in applicant.wrapped_key');
  const done = await rewrapRealm(tenant.owner, store());
  expect(done).toEqual({ underRoot: expect.any(Number), underRealm: 2 });
  expect(await rewrapRealm(tenant.owner, store())).toEqual({ underRoot: 0, underRealm: 0 });
  expect(new Set((await rootKeyUses(tenant.owner)).map(({ key }) => key))).toEqual(new Set([2]));
  expect(await realmKeyUses(tenant.owner)).toEqual([{ column: 'applicant.wrapped_key', key: realmKeyNo, count: 2 }]);

  await retireRealmKeys(tenant.owner, store());
  expect(await retireRootKeys(file, store(), [tenant.owner])).toEqual([1]);
  expect(readRootKeys(file).roots.map(({ id }) => id)).toEqual([2]);
  for (const [at, uid] of people.entries())
    expect((await loadApplicantKey(tenant.db, store(), uid)).openFor('note', sealed[at]!)).toBe(uid);
  const { api_key } = await tenant.owner.get<{ api_key: Buffer }>(sql`select api_key from vision_endpoint`);
  expect(openApiKey(store(), tenant.realmId, api_key)).toBe('secret');
  expect((await loadSigningKey(tenant.worker, store())).keyId).toBe(signedBefore.keyId);
  const row = await tenant.owner.get<{ secrets: Buffer; number: Buffer; subscription: Buffer }>(sql`
    select c.secrets, p.number, d.subscription from channel_setting c, person_phone p, push_device d`);
  expect(openChannelSecrets(store(), realmId, 'sms', row.secrets)).toEqual({ token: 't' });
  expect(openPhone(store(), realmId, personUid, row.number)).toBe('+911');
  expect(openPushDevice(store(), realmId, personUid, row.subscription)).toEqual(device);
  expect(vapidKeyOf(store(), realmId).publicKey).toBe(publicKey); // browsers have subscribed with it
});

test('a stored reply under the earlier root key keeps that key until it expires', async () => {
  const { personUid } = await tenant.person('agent', await tenant.agency());
  await tenant.owner.run(sql`
    insert into idempotency (realm_id, person_uid, operation, key, body_mac, reply)
    values (${tenant.realmId}, ${personUid}, 'x', 'k', '\\x00', ${store().seal('idempotency', 'x', '{}')})`);
  addRootKey(file, new Date());
  await rewrapRealm(tenant.owner, store());
  await expect(retireRootKeys(file, store(), [tenant.owner])).rejects.toThrow('1 in idempotency.reply');
  await tenant.owner.run(sql`delete from idempotency`);
  expect(await retireRootKeys(file, store(), [tenant.owner])).toEqual([2]);
});

test('a key destroyed while rewrapping stays destroyed', async () => {
  const uid = await tenant.applicant({ agencyUid: await tenant.agency() });
  await loadApplicantKey(tenant.db, store(), uid);
  await rotateRealmKey(tenant.owner, store());
  await settle();
  const { many } = tenant.owner;
  const owner = {
    ...tenant.owner,
    async many<T>(query: Parameters<typeof many>[0]): Promise<T[]> {
      const rows = await tenant.owner.many<T>(query);
      if (query.text.includes('from applicant'))
        await tenant.owner.run(sql`update applicant set wrapped_key = null where applicant_uid = ${uid}`);
      return rows;
    },
  };
  await rewrapRealm(owner, store());
  const row = await tenant.owner.get<{ wrapped_key: Buffer | null }>(
    sql`select wrapped_key from applicant where applicant_uid = ${uid}`,
  );
  expect(row.wrapped_key).toBeNull();
});

test('a retired signing key signs nothing more, and its public half stays published', async () => {
  const before = await loadSigningKey(tenant.worker, store());
  const fresh = await rotateSigningKey(tenant.owner, store());
  expect(await retireSigningKeys(tenant.owner)).toBe(1);
  expect((await loadPublicKeys(tenant.db)).map(({ keyId }) => keyId)).toEqual([fresh.keyId, before.keyId]);
  const rows = (await realmKeyRows(tenant.owner)).filter(({ kind }) => kind === 'package');
  expect(rows.map(({ isRetired }) => isRetired)).toEqual([true, false]);
  expect(await rewrapRealm(tenant.owner, store())).toMatchObject({ underRealm: 0 });
});
