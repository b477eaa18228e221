import { realmAddress } from '../../../platform/mail/realm-address.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import { sendMailOnce } from '../../../platform/mail/send-mail-once.ts';
import type { Channel } from './channel.types.ts';
import { writeNotificationSubject, writeNotificationText } from './notification-text.ts';

export const mailChannel = ({
  tenants,
  mail,
  publicUrl,
}: Pick<MailParts, 'tenants' | 'mail' | 'publicUrl'>): Channel => ({
  name: 'mail',
  async send({ key, realm, person, events }) {
    const home = realmAddress(realm, publicUrl);
    await sendMailOnce(mail, tenants.forRealm(realm.realmId), realm, {
      key,
      to: person.email,
      subject: writeNotificationSubject(realm.configuration.realmDisplayName, person, events),
      link: new URL('#/notifications', home).href,
      sections: [writeNotificationText(person, events, new URL('#/settings?tab=notifications', home).href)],
    });
    return 'delivered';
  },
});
