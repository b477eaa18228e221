import { randomUUID } from 'node:crypto';
import { mostDevices } from '@visawright/contract/identity/channel-facts.ts';
import { describeDevice } from '../../../../identity/sessions/describe-device.ts';
import { writeChange } from '../../../../platform/changes/write-change.ts';
import { sql } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Handler } from '../../../../platform/http/call.ts';
import { namesPublicHost } from '../../../../platform/outbound/public-address.ts';
import { getOwnChannels } from '../own-channels.ts';
import { isPushOffered } from '../settings/channel-settings.ts';
import { isPushKey } from './encrypt-push.ts';
import { hashPushAddress, sealPushDevice } from './push-device.ts';

// A browser belongs to the person who added it last.
export const addPushDevice: Handler<'addPushDevice'> = async ({ db, actor, parts, userAgent }, { body: device }) => {
  if (!namesPublicHost(device.endpoint)) throw new AppError('channel.addressRefused');
  if (!isPushKey(Buffer.from(device.p256dh, 'base64url'))) throw new AppError('push.keyInvalid');
  const addressHash = hashPushAddress(parts.keys, db.realmId, device.endpoint);
  return db.transaction(async (tx) => {
    if (!(await isPushOffered(tx))) throw new AppError('channel.notOffered');
    await tx.find(sql`select pg_advisory_xact_lock(hashtextextended('push devices ' || ${actor.personUid}, 0))`);
    const { count } = await tx.get<{ count: number }>(sql`
      select count(*)::int as count from push_device
      where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and address_hash <> ${addressHash}`);
    if (count >= mostDevices) throw new AppError('push.tooMany');
    await tx.run(sql`delete from push_device where realm_id = ${tx.realmId} and address_hash = ${addressHash}`);
    const deviceUid = randomUUID();
    await tx.run(sql`
      insert into push_device (realm_id, device_uid, person_uid, name, subscription, address_hash)
      values (${tx.realmId}, ${deviceUid}, ${actor.personUid}, ${describeDevice(userAgent)},
        ${sealPushDevice(parts.keys, tx.realmId, deviceUid, device)}, ${addressHash})`);
    await writeChange(tx, actor, { kind: 'pushDeviceAdded', subjectUid: actor.personUid });
    return getOwnChannels(tx, parts.keys, actor);
  });
};

export const removePushDevice: Handler<'removePushDevice'> = ({ db, actor, parts }, { body: { deviceUid } }) =>
  db.transaction(async (tx) => {
    const removed = await tx.run(sql`
      delete from push_device
      where realm_id = ${tx.realmId} and device_uid = ${deviceUid} and person_uid = ${actor.personUid}`);
    if (removed === 0) throw new AppError('record.notFound');
    await writeChange(tx, actor, { kind: 'pushDeviceRemoved', subjectUid: actor.personUid });
    return getOwnChannels(tx, parts.keys, actor);
  });
