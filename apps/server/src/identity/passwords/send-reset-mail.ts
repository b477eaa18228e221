import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { resetCode, resetCodeMinutes } from './reset-code.ts';
import { findRecipient, issueResetCode } from './reset-mail.queries.ts';
import { resetSubject, resetSections } from './reset-text.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';

// Runs for every request, whether the address is known or not.
export const sendResetMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, requestUid }: JobInputs['resetMail']) => {
    const db = parts.tenants.forRealm(realmId);
    const code = resetCode(parts.keys, realmId, requestUid);
    const mayGo = await run.step('code', () => issueResetCode(db, requestUid, secretHash(code)));
    if (!mayGo) return;
    await run.step('send', async () => {
      const realm = await parts.realms.byId(realmId);
      const receiver = await findRecipient(db, requestUid);
      if (!realm || !receiver) return;
      const { realmDisplayName } = realm.configuration;
      await sendMailOnce(parts.mail, db, realm, {
        key: `reset ${requestUid}`,
        to: receiver.email,
        subject: resetSubject(realmDisplayName),
        link: resetLink(realm, parts.publicUrl, code),
        sections: resetSections(realmDisplayName, receiver.first_name, resetCodeMinutes),
      });
    });
  };

export function resetLink(realm: Realm, publicUrl: string, code: string): string {
  const address = realmAddress(realm, publicUrl);
  address.searchParams.set('resetCode', code);
  return address.href;
}
