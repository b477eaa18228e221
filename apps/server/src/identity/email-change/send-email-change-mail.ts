import { emailChangeCode as facts } from '@visawright/contract/identity/email-change-facts.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';
import { emailChangeCode, openChange } from './email-change.ts';
import { changedMail, codeMail, noticeMail } from './email-change-text.ts';

// Two mails for a request and two for a change: one to each address. An address that another account has gets none.
export const sendEmailChangeMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, changeUid, about }: JobInputs['emailChangeMail']) => {
    const db = parts.tenants.forRealm(realmId);
    for (const to of ['former', 'email'] as const)
      await run.step(to, async () => {
        const [realm, row] = [await parts.realms.byId(realmId), await findChange(db, changeUid)];
        if (!realm || !row) return;
        const change = openChange(parts.keys, realmId, changeUid, row.details);
        if (about === 'request' && to === 'email' && (await isTaken(db, change.email))) return;
        const { realmDisplayName: brand } = realm.configuration;
        const code = emailChangeCode(parts.keys, realmId, changeUid);
        const letter =
          about === 'change'
            ? changedMail(brand, row.first_name)
            : to === 'email'
              ? codeMail(brand, row.first_name, code, facts.seconds / 60)
              : noticeMail(brand, row.first_name);
        await sendMailOnce(parts.mail, db, realm, {
          key: `email-change ${changeUid} ${about} ${to}`,
          to: change[to],
          link: realmAddress(realm, parts.publicUrl).href,
          ...letter,
        });
      });
  };

const findChange = (db: Db, changeUid: string) =>
  db.find<{ details: Buffer; first_name: string }>(sql`
    select c.details, p.first_name from email_change c
    join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.change_uid = ${changeUid}`);

const isTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.find(sql`select 1 from person where realm_id = ${db.realmId} and email = ${email}`)) !== undefined;
