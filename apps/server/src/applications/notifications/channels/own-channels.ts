import { providerChannels, type ProviderChannel } from '@visawright/contract/identity/channel-facts.ts';
import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { openPhone } from '../phone/stored-phone.ts';
import { vapidKeyOf } from './push/vapid.ts';
import { isPushOffered } from './settings/channel-settings.ts';

const shownDigits = 4;

export const listOffered = async (db: Db): Promise<ProviderChannel[]> => {
  const on = await db.many<{ channel: string }>(sql`
    select channel from channel_setting where realm_id = ${db.realmId} and is_on and secrets is not null`);
  return providerChannels.filter((name) => on.some(({ channel }) => channel === name));
};

export async function getOwnChannels(db: Db, keys: KeyStore, { personUid }: Actor): Promise<OwnChannels> {
  const isMine = sql`realm_id = ${db.realmId} and person_uid = ${personUid}`;
  const devices = await db.many<{ uid: string; name: string; added_at: Date; used_at: Date | null }>(sql`
    select device_uid as uid, name, added_at, used_at from push_device where ${isMine} order by added_at, device_uid`);
  const phone = await db.find<{ number: Buffer; confirmed_at: Date; stopped: ProviderChannel[] }>(
    sql`select number, confirmed_at, stopped from person_phone where ${isMine}`,
  );
  return {
    push: {
      isOffered: await isPushOffered(db),
      publicKey: vapidKeyOf(keys, db.realmId).publicKey,
      devices: devices.map(({ uid, name, added_at, used_at }) => ({
        deviceUid: uid,
        name,
        addedAt: added_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      })),
    },
    offered: await listOffered(db),
    phone: phone
      ? {
          ending: openPhone(keys, db.realmId, personUid, phone.number).slice(-shownDigits),
          confirmedAt: phone.confirmed_at.toISOString(),
          stopped: phone.stopped,
        }
      : null,
  };
}

export const getChannels: Handler<'getChannels'> = ({ db, parts, actor }) => getOwnChannels(db, parts.keys, actor);
