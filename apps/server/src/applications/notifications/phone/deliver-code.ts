import { phoneCode as facts, providerChannels } from '@visawright/contract/identity/channel-facts.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../../platform/realms/realm.types.ts';
import { sendOnce } from '../channels/messages/claim-message.ts';
import { settleMs, type ChannelParts } from '../channels/messages/outbound.types.ts';
import { findSender, type PhoneText } from '../channels/messages/phone-channel.ts';
import { openPhone, phoneCodeOf } from './stored-phone.ts';

const minutes = facts.seconds / 60;
const texts = {
  en: (code: string, brand: string) => `${code} is your ${brand} code. It works for ${minutes} minutes. Tell nobody.`,
  hi: (code: string, brand: string) => `${code} आपका ${brand} कोड है। यह ${minutes} मिनट तक काम करेगा। किसी को न बताएँ।`,
};

interface Row {
  readonly person_uid: string;
  readonly number: Buffer;
  readonly language: string | null;
}

// By SMS, or by WhatsApp where the realm has no other provider. A code that has expired meanwhile is not sent.
export const deliverPhoneCode =
  (parts: ChannelParts & { readonly realms: RealmDirectory }) =>
  async (run: Run, { realmId, codeUid }: JobInputs['phoneCode']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, row] = [await parts.realms.byId(realmId), await findRequest(db, codeUid)];
      if (!realm || !row) return;
      const code = phoneCodeOf(parts.keys, realmId, codeUid);
      const language = row.language === 'hi' ? 'hi' : 'en';
      const text: PhoneText = {
        sms: texts[language](code, realm.configuration.realmDisplayName),
        whatsapp: { language, words: [code], buttonWord: code },
        template: 'codeTemplate',
      };
      const to = openPhone(parts.keys, realmId, codeUid, row.number);
      for (const channel of providerChannels) {
        const send = await findSender(parts, db, channel);
        if (!send) continue;
        const message = { messageUid: codeUid, targetUid: row.person_uid, channel, personUid: row.person_uid };
        await sendOnce(db, message, parts.test?.settleMs ?? settleMs, () =>
          send({ realmId, messageUid: codeUid, to }, text),
        );
        return;
      }
    });
  };

const findRequest = (db: Db, codeUid: string): Promise<Row | undefined> =>
  db.find<Row>(sql`
    select c.person_uid, c.number, p.preferences ->> 'language' as language
    from phone_code c join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.code_uid = ${codeUid} and c.confirmed_at is null and c.tries < ${facts.tries}
      and c.requested_at > clock_timestamp() - ${facts.seconds} * interval '1 second'`);
