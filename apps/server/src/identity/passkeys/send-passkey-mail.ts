import { sql } from '../../platform/db/db.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';
import { addedMail, removedMail } from './passkey-text.ts';

export const sendPasskeyMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, personUid, noticeUid, about }: JobInputs['passkeyMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const realm = await parts.realms.byId(realmId);
      const person = await db.find<{ email: string; first_name: string }>(sql`
        select email, first_name from person where realm_id = ${db.realmId} and person_uid = ${personUid}`);
      if (!realm || !person) return;
      const letter = about === 'added' ? addedMail : removedMail;
      await sendMailOnce(parts.mail, db, realm, {
        key: `passkey ${noticeUid}`,
        to: person.email,
        link: realmAddress(realm, parts.publicUrl).href,
        ...letter(realm.configuration.realmDisplayName, person.first_name),
      });
    });
  };
