import { sql, type Db } from '../../../../platform/db/db.ts';
import { realmAddress } from '../../../../platform/mail/realm-address.ts';
import type { Channel } from '../../deliveries/channel.types.ts';
import { writeShortText } from '../../deliveries/notification-text.ts';
import { NotSent, sendOnce, type Attempt } from '../messages/claim-message.ts';
import type { ChannelParts } from '../messages/outbound.types.ts';
import { postMessage } from '../messages/post-message.ts';
import { isPushOffered } from '../settings/channel-settings.ts';
import { encryptPush } from './encrypt-push.ts';
import { openPushDevice } from './push-device.ts';
import { vapidHeader, vapidKeyOf } from './vapid.ts';

interface Device {
  readonly uid: string;
  readonly subscription: Buffer;
}

const waitsSeconds = 24 * 3_600; // by the push service, for a browser that is not running
const gone = [404, 410];

// One message to each browser of the person. A copy has the same topic, which replaces a message that waits at the push service, and the
// same tag, which replaces the one on the screen: so an attempt whose end is not known is repeated at once.
export const pushChannel = (parts: ChannelParts): Channel => ({
  name: 'push',
  async send({ messageUid, realm, person, events, line: test }) {
    const db = parts.tenants.forRealm(realm.realmId);
    const devices = (await isPushOffered(db)) ? await listDevices(db, person.personUid) : [];
    if (devices.length === 0) return 'dropped';
    const home = realmAddress(realm, parts.publicUrl).href;
    const title = test ?? writeShortText(person, events);
    const note = { tag: messageUid, title, from: realm.configuration.realmDisplayName, lang: person.language };
    const payload = Buffer.from(JSON.stringify({ ...note, link: new URL('#/notifications', home).href }));
    const ended = await Promise.allSettled(
      devices.map((device) => {
        const message = { messageUid, targetUid: device.uid, channel: 'push' as const, personUid: person.personUid };
        return sendOnce(db, message, 0, () => sendTo(parts, db, device, messageUid, payload));
      }),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason; // devices that have it are not asked again
    return ended.some((each) => each.status === 'fulfilled' && each.value === 'accepted') ? 'delivered' : 'refused';
  },
});

const listDevices = (db: Db, personUid: string): Promise<Device[]> =>
  db.many<Device>(sql`
    select device_uid as uid, subscription from push_device
    where realm_id = ${db.realmId} and person_uid = ${personUid} order by added_at, device_uid`);

async function sendTo(
  parts: ChannelParts,
  db: Db,
  { uid, subscription }: Device,
  messageUid: string,
  payload: Buffer,
): Promise<Attempt> {
  const { endpoint, p256dh, auth } = openPushDevice(parts.keys, db.realmId, uid, subscription);
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  const { status } = await postMessage(parts, {
    url: endpoint,
    headers: {
      authorization: vapidHeader(vapidKeyOf(parts.keys, db.realmId), endpoint, parts.publicUrl, Date.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(waitsSeconds),
      topic: messageUid.replaceAll('-', ''),
      urgency: 'normal',
    },
    body: encryptPush(keys, payload),
  });
  if (gone.includes(status)) {
    await db.run(sql`delete from push_device where realm_id = ${db.realmId} and device_uid = ${uid}`);
    return { end: 'failed', cause: 'gone' };
  }
  if (status >= 300) {
    if (status < 400) throw new NotSent('redirect');
    return { end: 'failed', cause: `http ${status}` };
  }
  await db.run(sql`
    update push_device set used_at = clock_timestamp() where realm_id = ${db.realmId} and device_uid = ${uid}`);
  return { end: 'accepted', providerId: null };
}
