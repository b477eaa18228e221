import type { Identity } from '../adapters/identity.types.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import { ensureAccountOf } from '../people/account-of.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { findInvited } from './invitation-mail.queries.ts';
import { invitationSubject, invitationWords } from './invitation-words.ts';
import { invitationHours, resetCode } from './reset-code.ts';
import { resetLink, type MailParts } from './reset-mail.ts';
import { giveCode } from './reset-mail.queries.ts';
import { sendOnce } from './send-once.ts';

// The person's row stood first, with this job in the same transaction; the account at the provider follows here, as often as it takes.
export const invitationMail =
  (parts: MailParts & { readonly identity: Identity }) =>
  async (run: Run, { realmId, requestUid }: JobInputs['invitationMail']) => {
    const db = parts.tenants.forRealm(realmId);
    const code = resetCode(parts.keys, realmId, requestUid);
    const isThere = await run.step('account', async () => {
      const [realm, invited] = [await parts.realms.byId(realmId), await findInvited(db, requestUid)];
      if (!realm || !invited) return false;
      await ensureAccountOf(db, parts.identity, realm, invited);
      return true;
    });
    if (!isThere) return;
    const mayGo = await run.step('code', () => giveCode(db, requestUid, secretHash(code), invitationHours * 60));
    if (!mayGo) return;
    await run.step('send', async () => {
      const [realm, invited] = [await parts.realms.byId(realmId), await findInvited(db, requestUid)];
      if (!realm || !invited) return;
      const { realmDisplayName } = realm.configuration;
      const { first_name: firstName, role, company, invited_by: invitedBy } = invited;
      await sendOnce(parts.mail, db, realm, {
        key: `invitation ${requestUid}`,
        to: invited.email,
        subject: invitationSubject(realmDisplayName),
        link: resetLink(realm, parts.publicUrl, code),
        words: invitationWords(realmDisplayName, { firstName, role, company, invitedBy }, invitationHours),
      });
    });
  };
