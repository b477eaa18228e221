import { sql, type Db } from '../db/db.ts';
import type { Mail } from './mail.ts';
import type { Realm } from '../realms/realm.types.ts';
import { renderMail, type MailSection } from './render-mail.ts';

export interface BrandedMail {
  readonly key: string; // identifies the mail, and becomes its message id: 'reset <uid>'
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly sections: readonly MailSection[];
}

// Sends a mail in the realm's brand, once. If the worker dies after the mail server accepted it but before we recorded that, a second
// copy with the same message id goes out.
export async function sendMailOnce(mail: Mail, db: Db, realm: Realm, letter: BrandedMail): Promise<void> {
  const { key, to, subject, link, sections: words } = letter;
  if (await db.find(sql`select 1 from mail_sent where realm_id = ${db.realmId} and mail_key = ${key}`)) return;
  const { realmDisplayName, support } = realm.configuration;
  await mail.send({
    to,
    fromName: realmDisplayName,
    replyTo: support.email,
    subject,
    messageId: key.replaceAll(' ', '-'),
    ...renderMail(realm, subject, link, words),
  });
  await db.run(sql`insert into mail_sent (realm_id, mail_key) values (${db.realmId}, ${key}) on conflict do nothing`);
}
