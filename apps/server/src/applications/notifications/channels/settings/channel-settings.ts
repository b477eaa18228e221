import type { KeyStore } from '../../../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../../../platform/db/db.ts';

export interface SmsSettings {
  readonly url: string;
  readonly account: string;
  readonly from: string;
}
export interface SmsSecrets {
  readonly token: string;
}
export interface WhatsAppSettings {
  readonly url: string;
  readonly phone: string;
  readonly template: string;
  readonly codeTemplate: string;
}
export interface WhatsAppSecrets {
  readonly token: string;
  readonly appSecret: string; // signs reports
  readonly verifyToken: string; // of the challenge when the address of reports is registered
}
interface ByChannel {
  readonly push: { readonly settings: object; readonly secrets: object };
  readonly sms: { readonly settings: SmsSettings; readonly secrets: SmsSecrets };
  readonly whatsapp: { readonly settings: WhatsAppSettings; readonly secrets: WhatsAppSecrets };
}
export type SetUpChannel = keyof ByChannel;

export interface StoredChannel<C extends SetUpChannel> {
  readonly isOn: boolean;
  readonly settings: ByChannel[C]['settings'];
  readonly secrets: ByChannel[C]['secrets'] | null;
}

const use = 'channel';
const about = (realmId: string, channel: string) => `${realmId}/${channel}`;

export const sealChannelSecrets = (keys: KeyStore, realmId: string, channel: string, secrets: object): Buffer =>
  keys.seal(use, about(realmId, channel), JSON.stringify(secrets));

export const openChannelSecrets = (keys: KeyStore, realmId: string, channel: string, sealed: Buffer): object =>
  JSON.parse(keys.open(use, about(realmId, channel), sealed)) as object;

export async function findChannel<C extends SetUpChannel>(
  db: Db,
  keys: KeyStore,
  channel: C,
): Promise<StoredChannel<C> | undefined> {
  const row = await db.find<{ is_on: boolean; settings: unknown; secrets: Buffer | null }>(
    sql`select is_on, settings, secrets from channel_setting where realm_id = ${db.realmId} and channel = ${channel}`,
  );
  if (!row) return undefined;
  const secrets = row.secrets && openChannelSecrets(keys, db.realmId, channel, row.secrets);
  return {
    isOn: row.is_on,
    settings: row.settings as ByChannel[C]['settings'],
    secrets: secrets as ByChannel[C]['secrets'],
  };
}

// What a message needs; undefined where the channel is off or was never set up.
export async function openProvider<C extends 'sms' | 'whatsapp'>(
  db: Db,
  keys: KeyStore,
  channel: C,
): Promise<(ByChannel[C]['settings'] & ByChannel[C]['secrets']) | undefined> {
  const found = await findChannel(db, keys, channel);
  return found?.isOn && found.secrets ? { ...found.settings, ...found.secrets } : undefined;
}

// Push messages need no provider: they are offered unless the realm switched them off.
export const isPushOffered = async (db: Db): Promise<boolean> =>
  (await db.find(sql`
    select 1 from channel_setting where realm_id = ${db.realmId} and channel = 'push' and not is_on`)) === undefined;
