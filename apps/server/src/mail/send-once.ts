import { sql, type Db } from '../access/db.ts';
import type { Mail } from '../adapters/mail.ts';
import type { Realm } from '../realms/realm.types.ts';
import { layout, type MailPart } from './layout.ts';

export interface Letter {
  readonly key: string; // what it is about, and its message id: 'reset <uid>'
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly words: readonly MailPart[];
}

// In the realm's brand, and once; where the worker dies between the mail server's yes and our note of it, a second copy with the same
// message id goes out.
export async function sendOnce(mail: Mail, db: Db, realm: Realm, letter: Letter): Promise<void> {
  const { key, to, subject, link, words } = letter;
  if (await db.find(sql`select 1 from mail_sent where realm_id = ${db.realmId} and mail_key = ${key}`)) return;
  const { realmDisplayName, support } = realm.configuration;
  await mail.send({
    to,
    fromName: realmDisplayName,
    replyTo: support.email,
    subject,
    messageId: key.replaceAll(' ', '-'),
    ...layout(realm, subject, link, words),
  });
  await db.run(sql`insert into mail_sent (realm_id, mail_key) values (${db.realmId}, ${key}) on conflict do nothing`);
}
