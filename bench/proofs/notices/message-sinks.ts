import { randomUUID } from 'node:crypto';
import {
  createBrowserSubscription,
  openCallbackServer,
  openPushServer,
  openSmsServer,
  openWhatsAppServer,
  type TestDatabase,
  type TestTenant,
} from '@visawright/server/testing.ts';
import {
  hashPhone,
  hashPushAddress,
  sealChannelSecrets,
  sealPhone,
  sealPushDevice,
} from '@visawright/server/product.ts';
import { openRealmDirectory, openTenants, sql } from '@visawright/server/tools.ts';
import type { Person } from './deliveries.ts';

export interface MessageFacts {
  readonly messages: number; // to browsers and phones
  readonly messagesMissing: number;
  readonly messagesTwice: number;
  readonly messagesUnasked: number;
  readonly pushCopies: number; // sent again after a kill: the topic replaces the first
}

interface Owner {
  readonly personUid: string;
  readonly number: string;
  readonly path: string; // of the browser at the push service
}

const publicUrl = 'http://127.0.0.1:8080'; // as the workers write it into messages
const account = { id: 'AC00000001', token: 'sms-token-of-proof' };
const cloud = { phone: '10987654321', token: 'wa-token-of-proof', appSecret: 'wa-secret-of-proof' };
const slow = { delayMs: () => 50 + Math.random() * 350, status: () => (Math.random() < 0.02 ? 503 : 200) };

// A push service, an SMS provider and the WhatsApp API, slow and failing now and then, and the address where they report.
export async function openMessageSinks(database: TestDatabase, tenant: TestTenant) {
  const { realmId, keys, owner } = tenant;
  const tenants = openTenants(database.apiUrl, 4);
  const realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  const callbacks = await openCallbackServer({ tenants, keys, realms, config: { PUBLIC_URL: publicUrl } });
  const push = await openPushServer({ ...slow, status: () => (slow.status() === 200 ? 201 : 503) });
  const sms = await openSmsServer(account, { ...slow, callbackBase: () => callbacks.url });
  const callback = () => `${callbacks.url}/callbacks/whatsapp/${realmId}`;
  const whatsapp = await openWhatsAppServer({ ...cloud, callback }, slow);
  const owners: Owner[] = [];

  const setProvider = (channel: string, settings: object, secrets: object, personUid: string) =>
    owner.run(sql`
      insert into channel_setting (realm_id, channel, is_on, settings, secrets, changed_by)
      values (${realmId}, ${channel}, true, ${JSON.stringify(settings)}::jsonb,
        ${sealChannelSecrets(keys, realmId, channel, secrets)}, ${personUid})`);

  return {
    async setUp(people: readonly Person[]) {
      const by = people[0]!.personUid;
      await setProvider('sms', { url: sms.url, account: account.id, from: '+15005550006' }, account, by);
      const templates = { template: 'notice', codeTemplate: 'code' };
      const settings = { url: whatsapp.url, phone: cloud.phone, ...templates };
      await setProvider('whatsapp', settings, { ...cloud, verifyToken: 'verify-of-proof' }, by);
      for (const [at, { personUid }] of people.entries()) {
        const [number, uid] = [`+9198765${String(at).padStart(5, '0')}`, randomUUID()];
        const { device } = createBrowserSubscription(push.url);
        await owner.run(sql`
          insert into person_phone (realm_id, person_uid, number, number_hash)
          values (${realmId}, ${personUid}, ${sealPhone(keys, realmId, personUid, number)}, ${hashPhone(keys, realmId, number)})`);
        await owner.run(sql`
          insert into push_device (realm_id, device_uid, person_uid, name, subscription, address_hash)
          values (${realmId}, ${uid}, ${personUid}, '', ${sealPushDevice(keys, realmId, uid, device)},
            ${hashPushAddress(keys, realmId, device.endpoint)})`);
        owners.push({ personUid, number, path: new URL(device.endpoint).pathname });
      }
    },

    // Every notification of a person with a phone is part of one message on each channel; the message carries the key of its batch.
    async compare(expected: number): Promise<MessageFacts> {
      const rows = await owner.many<{ person_uid: string; channel: string; batch_uid: string | null }>(sql`
        select person_uid, channel, batch_uid from notification_delivery
        where realm_id = ${realmId} and channel <> 'mail'`);
      const got = [
        ...sms.received.map(({ callback: url, to }) => {
          const key = new URL(url).searchParams.get('message');
          return nameOf(
            'sms',
            key,
            owners.find(({ number }) => number === to),
          );
        }),
        ...whatsapp.received.map(({ key, to }) =>
          nameOf(
            'whatsapp',
            key,
            owners.find(({ number }) => number === `+${to}`),
          ),
        ),
      ];
      const topics = push.received.map(({ headers, path }) =>
        nameOf(
          'push',
          uuidOf(headers['topic'] ?? ''),
          owners.find((each) => each.path === path),
        ),
      );
      const wanted = rows.map((row) => `${row.channel} ${row.batch_uid} ${row.person_uid}`);
      const [seen, isWanted] = [new Set([...got, ...topics]), new Set(wanted)];
      const owed = expected * 3 - rows.length; // never written, or too many
      return {
        messages: isWanted.size,
        messagesMissing: wanted.filter((each) => !seen.has(each)).length + Math.max(0, owed),
        messagesTwice: got.length - new Set(got).size,
        messagesUnasked: [...seen].filter((each) => !isWanted.has(each)).length + Math.max(0, -owed),
        pushCopies: topics.length - new Set(topics).size,
      };
    },

    async close() {
      for (const server of [push, sms, whatsapp]) server.close();
      await callbacks.close();
      await Promise.all([tenants.close(), realms.close()]);
    },
  };
}

const nameOf = (channel: string, key: string | null, to: Owner | undefined) =>
  `${channel} ${key ?? 'no key'} ${to?.personUid ?? 'nobody'}`;

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
