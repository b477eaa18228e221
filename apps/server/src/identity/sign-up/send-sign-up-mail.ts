import { signUpCode as facts } from '@visawright/contract/identity/sign-up-facts.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';
import { signUpCode } from './sign-up-code.ts';
import { openDetails } from './sign-up-details.ts';
import { accountExistsSections, accountExistsSubject, codeSections, codeSubject } from './sign-up-text.ts';

// A code for a new address; for the address of an account an email that says so. Suspended people get none.
export const sendSignUpMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, signUpUid, send }: JobInputs['signUpMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, sealed] = [await parts.realms.byId(realmId), await findDetails(db, signUpUid, send)];
      if (!realm || !sealed) return;
      const { email, firstName } = openDetails(parts.keys, realmId, signUpUid, sealed);
      const { realmDisplayName: brand } = realm.configuration;
      const known = await findPerson(db, email);
      if (known !== undefined && known.status !== 'active') return;
      const code = signUpCode(parts.keys, realmId, signUpUid, send);
      const letter = known
        ? { subject: accountExistsSubject(brand), sections: accountExistsSections(brand, known.first_name) }
        : { subject: codeSubject(brand, code), sections: codeSections(brand, firstName, code, facts.seconds / 60) };
      await sendMailOnce(parts.mail, db, realm, {
        key: `sign-up ${signUpUid} ${send}`,
        to: email,
        link: realmAddress(realm, parts.publicUrl).href,
        ...letter,
      });
    });
  };

// Nothing when a later code was asked for meanwhile or the account exists already.
const findDetails = async (db: Db, signUpUid: string, send: number): Promise<Buffer | null | undefined> =>
  (
    await db.find<{ details: Buffer | null }>(sql`
      select details from sign_up where realm_id = ${db.realmId} and sign_up_uid = ${signUpUid} and sends = ${send}`)
  )?.details;

const findPerson = (db: Db, email: string) =>
  db.find<{ first_name: string; status: string }>(sql`
    select first_name, status from person where realm_id = ${db.realmId} and email = ${email}`);
