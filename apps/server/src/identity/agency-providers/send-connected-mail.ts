import { sql } from '../../platform/db/db.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';
import { connectedSections, connectedSubject } from './connected-text.ts';

interface Recipient {
  readonly email: string;
  readonly first_name: string;
  readonly agency: string;
}

// The person learns that their agency's provider opens their account from now on.
export const sendConnectedMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, personUid, noticeUid }: JobInputs['agencyConnectedMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const realm = await parts.realms.byId(realmId);
      const person = await db.find<Recipient>(sql`
        select p.email, p.first_name, a.name as agency from person p
        join agency a on a.realm_id = p.realm_id and a.agency_uid = p.agency_uid
        where p.realm_id = ${db.realmId} and p.person_uid = ${personUid}`);
      if (!realm || !person) return;
      const { realmDisplayName } = realm.configuration;
      await sendMailOnce(parts.mail, db, realm, {
        key: `agency provider ${noticeUid}`,
        to: person.email,
        subject: connectedSubject(realmDisplayName),
        link: realmAddress(realm, parts.publicUrl).href,
        sections: connectedSections(realmDisplayName, person.first_name, person.agency),
      });
    });
  };
