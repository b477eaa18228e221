import { randomUUID } from 'node:crypto';
import type { ProviderChannel } from '@visawright/contract/identity/channel-facts.ts';
import type { NewPushDevice } from '@visawright/contract/identity/channels.ts';
import type { ChannelParts } from '../../applications/notifications/channels/messages/outbound.types.ts';
import { openChannels } from '../../applications/notifications/channels/open-channels.ts';
import { hashPushAddress, sealPushDevice } from '../../applications/notifications/channels/push/push-device.ts';
import { sealChannelSecrets } from '../../applications/notifications/channels/settings/channel-settings.ts';
import { hashPhone, sealPhone } from '../../applications/notifications/phone/stored-phone.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openRealmDirectory } from '../../platform/realms/realm-directory.ts';
import { openCallbackServer } from './callback-server.ts';
import { openSmsServer, openWhatsAppServer } from './message-servers.ts';
import { createTestDatabase } from '../test-database.ts';
import { createTestTenant } from '../test-tenant.ts';

const publicUrl = 'https://visas.test';
const smsAccount = { id: 'AC00000001', token: 'sms-token-canary' };
const whatsAppAccount = { phone: '10987654321', token: 'wa-token-canary', appSecret: 'wa-secret-canary' };
export const verifyToken = 'verify-canary';

// A realm with providers on loopback, the channels as the worker has them, and the address of reports as the API serves it.
export async function createChannelTenant() {
  const database = await createTestDatabase();
  const tenant = await createTestTenant(database);
  const { realmId, keys, owner } = tenant;
  const workers = openTenants(database.workerUrl, 2);
  const apis = openTenants(database.apiUrl, 2);
  const realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  const served = await openCallbackServer({ tenants: apis, keys, realms, config: { PUBLIC_URL: publicUrl } });
  const callbacks = served.url;
  let reports = true;
  let status = 200;
  const sms = await openSmsServer(smsAccount, {
    callbackBase: () => (reports ? callbacks : 'http://127.0.0.1:9'),
    status: () => (status === 200 ? 201 : status),
  });
  const callback = () => (reports ? `${callbacks}/callbacks/whatsapp/${realmId}` : 'http://127.0.0.1:9');
  const whatsapp = await openWhatsAppServer({ ...whatsAppAccount, callback }, { status: () => status });
  const parts: ChannelParts = {
    tenants: workers,
    keys,
    publicUrl,
    test: { allowsLoopback: true, timeoutMs: 2_000, settleMs: 700 },
  };
  const channels = openChannels({ ...parts, mail: undefined as never });
  const admin = await tenant.person('admin');

  return {
    ...tenant,
    database,
    realms,
    parts,
    admin,
    sms,
    whatsapp,
    callbacks,
    reports: (isOn: boolean) => void (reports = isOn),
    answers: (given: number) => void (status = given),
    handlerCall: (actor: Actor) =>
      ({
        db: tenant.db,
        actor,
        parts: { keys, config: { PUBLIC_URL: publicUrl } },
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      }) as never,
    async setUp(channel: ProviderChannel, isOn = true) {
      const [settings, secrets] =
        channel === 'sms'
          ? [{ url: sms.url, account: smsAccount.id, from: '+15005550006' }, { token: smsAccount.token }]
          : [
              { url: whatsapp.url, phone: whatsAppAccount.phone, template: 'notice', codeTemplate: 'code' },
              { token: whatsAppAccount.token, appSecret: whatsAppAccount.appSecret, verifyToken },
            ];
      await owner.run(sql`
        insert into channel_setting (realm_id, channel, is_on, settings, secrets, changed_by)
        values (${realmId}, ${channel}, ${isOn}, ${JSON.stringify(settings)}::jsonb,
          ${sealChannelSecrets(keys, realmId, channel, secrets)}, ${admin.personUid})
        on conflict (realm_id, channel) do update set is_on = excluded.is_on`);
    },
    insertPhone: ({ personUid }: Actor, number: string) =>
      owner.run(sql`
        insert into person_phone (realm_id, person_uid, number, number_hash)
        values (${realmId}, ${personUid}, ${sealPhone(keys, realmId, personUid, number)}, ${hashPhone(keys, realmId, number)})`),
    async insertDevice({ personUid }: Actor, device: NewPushDevice) {
      const uid = randomUUID();
      await owner.run(sql`
        insert into push_device (realm_id, device_uid, person_uid, name, subscription, address_hash)
        values (${realmId}, ${uid}, ${personUid}, 'Chrome', ${sealPushDevice(keys, realmId, uid, device)},
          ${hashPushAddress(keys, realmId, device.endpoint)})`);
      return uid;
    },
    async send(channel: 'push' | ProviderChannel, { personUid }: Actor, messageUid: string = randomUUID()) {
      const event = {
        kind: 'documentsMissing',
        reference: 'A-7K2M9Q',
        agency: null,
        title: null,
        words: 'Rao',
      } as const;
      const person = { personUid, email: 'agent@house.test', firstName: 'Asha', language: 'en' } as const;
      const realm = (await realms.byId(realmId))!;
      return channels[channel].send({ messageUid, key: messageUid, realm, person, events: [event] });
    },
    messages: (messageUid: string) =>
      owner.many<{ state: string; cause: string | null; turn: number }>(sql`
        select state, cause, turn from channel_message where realm_id = ${realmId} and message_uid = ${messageUid}`),
    async close() {
      await served.close();
      sms.close();
      whatsapp.close();
      await tenant.close();
      await Promise.all([workers.close(), apis.close(), realms.close()]);
      await database.drop();
    },
  };
}
export type ChannelTenant = Awaited<ReturnType<typeof createChannelTenant>>;
