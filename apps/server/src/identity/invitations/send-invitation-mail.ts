import type { Identity } from '../../platform/keycloak/identity.types.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { ensureProviderAccount } from './ensure-provider-account.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { findInvited } from './invitation-mail.queries.ts';
import { invitationSubject, invitationSections } from './invitation-text.ts';
import { invitationHours, resetCode } from '../passwords/reset-code.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { resetLink } from '../passwords/send-reset-mail.ts';
import { issueResetCode } from '../passwords/reset-mail.queries.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';

// The person's row and this job were committed together; the provider account is created here, with retries.
export const sendInvitationMail =
  (parts: MailParts & { readonly identity: Identity }) =>
  async (run: Run, { realmId, requestUid }: JobInputs['invitationMail']) => {
    const db = parts.tenants.forRealm(realmId);
    const code = resetCode(parts.keys, realmId, requestUid);
    const isThere = await run.step('account', async () => {
      const [realm, invited] = [await parts.realms.byId(realmId), await findInvited(db, requestUid)];
      if (!realm || !invited) return false;
      await ensureProviderAccount(db, parts.identity, realm, invited);
      return true;
    });
    if (!isThere) return;
    const mayGo = await run.step('code', () => issueResetCode(db, requestUid, secretHash(code), invitationHours * 60));
    if (!mayGo) return;
    await run.step('send', async () => {
      const [realm, invited] = [await parts.realms.byId(realmId), await findInvited(db, requestUid)];
      if (!realm || !invited) return;
      const { realmDisplayName } = realm.configuration;
      const { first_name: firstName, role, company, invited_by: invitedBy } = invited;
      await sendMailOnce(parts.mail, db, realm, {
        key: `invitation ${requestUid}`,
        to: invited.email,
        subject: invitationSubject(realmDisplayName),
        link: resetLink(realm, parts.publicUrl, code),
        sections: invitationSections(realmDisplayName, { firstName, role, company, invitedBy }, invitationHours),
      });
    });
  };
