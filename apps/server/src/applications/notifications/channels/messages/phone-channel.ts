import type { ProviderChannel } from '@visawright/contract/identity/channel-facts.ts';
import { realmAddress } from '../../../../platform/mail/realm-address.ts';
import { sql, type Db } from '../../../../platform/db/db.ts';
import type { Channel } from '../../deliveries/channel.types.ts';
import { writeShortText } from '../../deliveries/notification-text.ts';
import { openPhone } from '../../phone/stored-phone.ts';
import { openProvider } from '../settings/channel-settings.ts';
import { sendOnce, type Attempt } from './claim-message.ts';
import { settleMs, type ChannelParts } from './outbound.types.ts';
import { sendSms, stoppedCode, type TextMessage } from './sms-provider.ts';
import { sendWhatsApp, type TemplateMessage } from './whatsapp-provider.ts';

export interface PhoneText {
  readonly sms: string;
  readonly whatsapp: Omit<TemplateMessage, 'name'>;
  readonly template: 'template' | 'codeTemplate';
}

// undefined: the realm does not offer the channel.
export async function findSender(
  parts: ChannelParts,
  db: Db,
  channel: ProviderChannel,
): Promise<((message: TextMessage, text: PhoneText) => Promise<Attempt>) | undefined> {
  if (channel === 'sms') {
    const provider = await openProvider(db, parts.keys, 'sms');
    return provider && ((message, text) => sendSms(parts, provider, message, text.sms));
  }
  const provider = await openProvider(db, parts.keys, 'whatsapp');
  return (
    provider &&
    ((message, { whatsapp, template }) =>
      sendWhatsApp(parts, provider, message, { ...whatsapp, name: provider[template] }))
  );
}

// SMS and WhatsApp to the confirmed phone number.
export const phoneChannel = (parts: ChannelParts, channel: ProviderChannel): Channel => ({
  name: channel,
  async send({ messageUid, realm, person, events, line: test }) {
    const db = parts.tenants.forRealm(realm.realmId);
    const [send, to] = [await findSender(parts, db, channel), await findPhone(parts, db, person.personUid, channel)];
    if (!send || !to) return 'dropped';
    const link = new URL('#/notifications', realmAddress(realm, parts.publicUrl)).href;
    const line = test ?? writeShortText(person, events);
    const text: PhoneText = {
      sms: `${realm.configuration.realmDisplayName}: ${line} ${link}`,
      whatsapp: { language: person.language, words: [line, link] },
      template: 'template',
    };
    const { personUid } = person;
    const message = { messageUid, targetUid: personUid, channel, personUid };
    const ended = await sendOnce(db, message, parts.test?.settleMs ?? settleMs, async () => {
      const attempt = await send({ realmId: realm.realmId, messageUid, to }, text);
      if (attempt.end === 'failed' && channel === 'sms' && attempt.cause === stoppedCode) await stop(db, personUid);
      return attempt;
    });
    return ended === 'accepted' ? 'delivered' : 'refused';
  },
});

async function findPhone({ keys }: ChannelParts, db: Db, personUid: string, channel: ProviderChannel) {
  const row = await db.find<{ number: Buffer }>(sql`
    select number from person_phone
    where realm_id = ${db.realmId} and person_uid = ${personUid} and not (${channel} = any(stopped))`);
  return row && openPhone(keys, db.realmId, personUid, row.number);
}

const stop = (db: Db, personUid: string) =>
  db.run(sql`
    update person_phone set stopped = stopped || '{sms}'
    where realm_id = ${db.realmId} and person_uid = ${personUid} and not ('sms' = any(stopped))`);
