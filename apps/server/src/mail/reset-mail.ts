import type { TenantDatabase } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { Mail } from '../adapters/mail.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { realmAddress } from './realm-address.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { resetCode, resetCodeMinutes } from './reset-code.ts';
import { findReceiver, giveCode } from './reset-mail.queries.ts';
import { resetSubject, resetWords } from './reset-words.ts';
import { sendOnce } from './send-once.ts';

export interface MailParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly keys: KeyStore;
  readonly mail: Mail;
  readonly publicUrl: string;
}

// Runs for every request alike, known address or not.
export const resetMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, requestUid }: JobInputs['resetMail']) => {
    const db = parts.tenants.forRealm(realmId);
    const code = resetCode(parts.keys, realmId, requestUid);
    const mayGo = await run.step('code', () => giveCode(db, requestUid, secretHash(code)));
    if (!mayGo) return;
    await run.step('send', async () => {
      const realm = await parts.realms.byId(realmId);
      const receiver = await findReceiver(db, requestUid);
      if (!realm || !receiver) return;
      const { realmDisplayName } = realm.configuration;
      await sendOnce(parts.mail, db, realm, {
        key: `reset ${requestUid}`,
        to: receiver.email,
        subject: resetSubject(realmDisplayName),
        link: resetLink(realm, parts.publicUrl, code),
        words: resetWords(realmDisplayName, receiver.first_name, resetCodeMinutes),
      });
    });
  };

export function resetLink(realm: Realm, publicUrl: string, code: string): string {
  const address = realmAddress(realm, publicUrl);
  address.searchParams.set('resetCode', code);
  return address.href;
}
