import { signingKeyName } from '../../platform/crypto/signing-key.ts';
import { openSecret, sealSecret } from '../../identity/second-factor/second-factor.ts';
import { openApiKey, sealApiKey } from '../../identity/settings/vision-api-key.ts';
import { openWebhookSecret, sealWebhookSecret } from '../../insight/integrations/webhooks/webhook-secret.ts';
import { openPushDevice, sealPushDevice } from '../../applications/notifications/channels/push/push-device.ts';
import {
  openChannelSecrets,
  sealChannelSecrets,
} from '../../applications/notifications/channels/settings/channel-settings.ts';
import { openPhone, sealPhone } from '../../applications/notifications/phone/stored-phone.ts';
import { lessonName } from '../../documents/pipeline/category-lessons.ts';
import { applicantKeyName } from '../../platform/crypto/applicant-key.ts';
import { rootIdOf, type KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeyNoOf, realmKeysOf, vaultKeyName, type RealmKeys } from '../../platform/crypto/realm-key.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { secretAbout, secretUse, type ConfidentialClient } from '../../platform/keycloak/client-secrets.ts';

export interface Rewrapped {
  readonly underRoot: number;
  readonly underRealm: number;
}

// Rewraps everything of a realm that is under an older key, while the product is running. A row is written only if it still holds what was
// read, so a key that was replaced or destroyed in the meantime stays as it is.
export async function rewrapRealm(owner: Db, keys: KeyStore): Promise<Rewrapped> {
  const underRoot =
    (await resealRealmKeys(owner, keys)) +
    (await resealApiKey(owner, keys)) +
    (await resealFactors(owner, keys)) +
    (await resealWebhookSecrets(owner, keys)) +
    (await resealChannels(owner, keys));
  const realmKeys = await realmKeysOf(owner, keys);
  let underRealm = 0;
  for (const column of realmColumns) underRealm += await rewrapColumn(owner, realmKeys, column);
  return { underRoot, underRealm };
}

interface KeyRow {
  readonly kind: string;
  readonly key_no: number;
  readonly wrapped: Buffer;
  readonly public_key: Buffer | null;
}

async function resealRealmKeys(owner: Db, keys: KeyStore): Promise<number> {
  const rows = await owner.many<KeyRow>(sql`
    select kind, key_no, wrapped, public_key from realm_key where realm_id = ${owner.realmId} and wrapped <> ''`);
  let count = 0;
  for (const row of rows) {
    if (rootIdOf(row.wrapped) === keys.sealsWith()) continue;
    const [use, about] = nameOf(owner.realmId, row);
    const sealed = keys.seal(use, about, keys.open(use, about, row.wrapped));
    count += await owner.run(sql`
      update realm_key set wrapped = ${sealed}
      where realm_id = ${owner.realmId} and kind = ${row.kind} and key_no = ${row.key_no} and wrapped = ${row.wrapped}`);
  }
  return count;
}

function nameOf(realmId: string, { kind, public_key }: KeyRow): readonly [use: string, about: string] {
  if (kind === 'vault') return vaultKeyName(realmId);
  if (kind === 'package') return signingKeyName(realmId, public_key!);
  return [secretUse, secretAbout(realmId, kind as ConfidentialClient)];
}

async function resealApiKey(owner: Db, keys: KeyStore): Promise<number> {
  const row = await owner.find<{ api_key: Buffer }>(
    sql`select api_key from vision_endpoint where realm_id = ${owner.realmId}`,
  );
  if (!row || rootIdOf(row.api_key) === keys.sealsWith()) return 0;
  const sealed = sealApiKey(keys, owner.realmId, openApiKey(keys, owner.realmId, row.api_key));
  return owner.run(sql`
    update vision_endpoint set api_key = ${sealed} where realm_id = ${owner.realmId} and api_key = ${row.api_key}`);
}

async function resealFactors(owner: Db, keys: KeyStore): Promise<number> {
  const { realmId } = owner;
  const rows = await owner.many<{ uid: string; secret: Buffer }>(
    sql`select person_uid as uid, secret from second_factor where realm_id = ${realmId}`,
  );
  let count = 0;
  for (const { uid, secret } of rows) {
    if (rootIdOf(secret) === keys.sealsWith()) continue;
    const sealed = sealSecret(keys, realmId, uid, openSecret(keys, realmId, uid, secret));
    count += await owner.run(sql`
      update second_factor set secret = ${sealed} where realm_id = ${realmId} and person_uid = ${uid} and secret = ${secret}`);
  }
  return count;
}

async function resealWebhookSecrets(owner: Db, keys: KeyStore): Promise<number> {
  const { realmId } = owner;
  const rows = await owner.many<{ uid: string; secret: Buffer }>(
    sql`select endpoint_uid as uid, secret from webhook_endpoint where realm_id = ${realmId}`,
  );
  let count = 0;
  for (const { uid, secret } of rows) {
    if (rootIdOf(secret) === keys.sealsWith()) continue;
    const sealed = sealWebhookSecret(keys, realmId, uid, openWebhookSecret(keys, realmId, uid, secret));
    count += await owner.run(sql`
      update webhook_endpoint set secret = ${sealed}
      where realm_id = ${realmId} and endpoint_uid = ${uid} and secret = ${secret}`);
  }
  return count;
}

interface RootColumn {
  readonly table: Sql;
  readonly column: Sql;
  readonly name: Sql;
  readonly reseal: (keys: KeyStore, realmId: string, name: string, sealed: Buffer) => Buffer;
}

// Providers' secrets, browsers and phone numbers of staff.
const rootColumns: readonly RootColumn[] = [
  {
    table: sql`channel_setting`,
    column: sql`secrets`,
    name: sql`channel`,
    reseal: (keys, realmId, name, sealed) =>
      sealChannelSecrets(keys, realmId, name, openChannelSecrets(keys, realmId, name, sealed)),
  },
  {
    table: sql`push_device`,
    column: sql`subscription`,
    name: sql`device_uid::text`,
    reseal: (keys, realmId, name, sealed) =>
      sealPushDevice(keys, realmId, name, openPushDevice(keys, realmId, name, sealed)),
  },
  {
    table: sql`person_phone`,
    column: sql`number`,
    name: sql`person_uid::text`,
    reseal: (keys, realmId, name, sealed) => sealPhone(keys, realmId, name, openPhone(keys, realmId, name, sealed)),
  },
];

async function resealChannels(owner: Db, keys: KeyStore): Promise<number> {
  const { realmId } = owner;
  let count = 0;
  for (const { table, column, name, reseal } of rootColumns) {
    const rows = await owner.many<{ name: string; sealed: Buffer }>(sql`
      select ${name} as name, ${column} as sealed from ${table} where realm_id = ${realmId} and ${column} is not null`);
    for (const row of rows) {
      if (rootIdOf(row.sealed) === keys.sealsWith()) continue;
      const fresh = reseal(keys, realmId, row.name, row.sealed);
      count += await owner.run(sql`
        update ${table} set ${column} = ${fresh}
        where realm_id = ${realmId} and ${name} = ${row.name} and ${column} = ${row.sealed}`);
    }
  }
  return count;
}

interface RealmColumn {
  readonly table: Sql;
  readonly column: Sql;
  readonly uid: Sql;
  readonly about: (realmId: string, uid: string) => string;
}

const realmColumns: readonly RealmColumn[] = [
  { table: sql`applicant`, column: sql`wrapped_key`, uid: sql`applicant_uid`, about: applicantKeyName },
  { table: sql`official_blank`, column: sql`wrapped_key`, uid: sql`blank_uid`, about: applicantKeyName },
  { table: sql`billing_document`, column: sql`wrapped_key`, uid: sql`billing_uid`, about: applicantKeyName },
  { table: sql`category_lesson`, column: sql`body`, uid: sql`document_uid`, about: lessonName },
];

const atOnce = 500;

async function rewrapColumn(
  owner: Db,
  realmKeys: RealmKeys,
  { table, column, uid, about }: RealmColumn,
): Promise<number> {
  const { realmId, newest } = realmKeys;
  let count = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await owner.many<{ uid: string; wrapped: Buffer }>(sql`
      select ${uid} as uid, ${column} as wrapped from ${table}
      where realm_id = ${realmId} and ${uid} > ${after} and ${column} is not null order by ${uid} limit ${atOnce}`);
    if (rows.length === 0) return count;
    after = rows.at(-1)!.uid;
    const old = rows.filter(({ wrapped }) => realmKeyNoOf(wrapped) !== newest);
    if (old.length === 0) continue;
    const fresh = old.map((row) => {
      const name = about(realmId, row.uid);
      return realmKeys.wrap(name, realmKeys.unwrap(name, row.wrapped));
    });
    const hex = (values: readonly Buffer[]) => values.map((value) => value.toString('hex'));
    count += await owner.run(sql`
      update ${table} t set ${column} = decode(n.fresh, 'hex')
      from unnest(${old.map((row) => row.uid)}::uuid[], ${hex(old.map((row) => row.wrapped))}::text[], ${hex(fresh)}::text[])
        as n (uid, was, fresh)
      where t.realm_id = ${realmId} and t.${uid} = n.uid and t.${column} = decode(n.was, 'hex')`);
  }
}
