import type { TenantDatabase } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { Mail } from '../adapters/mail.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { layout } from './layout.ts';
import { noteSent, wasSent } from './mail-sent.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { resetCode, resetCodeMinutes } from './reset-code.ts';
import { findReceiver, giveCode } from './reset-mail.queries.ts';
import { resetSubject, resetWords } from './reset-words.ts';

export interface MailParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly keys: KeyStore;
  readonly mail: Mail;
  readonly publicUrl: string;
}

// Runs for every request alike, known address or not. The mail leaves once; where the worker dies between the mail server's yes
// and our note of it, a second copy with the same code and message id goes out.
export const resetMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, requestUid }: JobInputs['resetMail']) => {
    const db = parts.tenants.forRealm(realmId);
    const code = resetCode(parts.keys, realmId, requestUid);
    const mayGo = await run.step('code', () => giveCode(db, requestUid, secretHash(code)));
    if (!mayGo) return;
    await run.step('send', async () => {
      const key = `reset ${requestUid}`;
      const realm = await parts.realms.byId(realmId);
      const receiver = await findReceiver(db, requestUid);
      if (!realm || !receiver || (await wasSent(db, key))) return;
      const { realmDisplayName, support } = realm.configuration;
      const subject = resetSubject(realmDisplayName);
      const words = resetWords(realmDisplayName, receiver.first_name, resetCodeMinutes);
      await parts.mail.send({
        to: receiver.email,
        fromName: realmDisplayName,
        replyTo: support.email,
        subject,
        messageId: `reset-${requestUid}`,
        ...layout(realm, subject, resetLink(realm, parts.publicUrl, code), words),
      });
      await noteSent(db, key);
    });
  };

export function resetLink(realm: Realm, publicUrl: string, code: string): string {
  const [host] = realm.hosts;
  const address = host ? new URL(`${new URL(publicUrl).protocol}//${host}/`) : new URL(`/${realm.path}`, publicUrl);
  address.searchParams.set('resetCode', code);
  return address.href;
}
