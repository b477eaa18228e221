import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { deriveIntakeKey, derivePremiumKey, buildStartLink } from './build-start-link.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import { sendMailOnce } from '../../../platform/mail/send-mail-once.ts';
import { writeStartLinkSubject, writeStartLinkText } from './start-link-text.ts';

interface Row {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly visa_details: VisaDetails;
  readonly has_premium_check: boolean;
  readonly until: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly agency: string;
}

const findIntake = (db: Db, intakeUid: string) =>
  db.find<Row>(sql`
    select k.applicant_uid, k.agency_uid, k.visa_details, k.premium_key_hash is not null as has_premium_check,
      to_char(k.expires_at, 'DD/MM/YYYY') as until, a.first_name,
      case when p.joined_at is null then coalesce(a.email, p.email) else p.email end as email, g.name as agency
    from intake_key k
    join applicant a on a.realm_id = k.realm_id and a.applicant_uid = k.applicant_uid
    join agency g on g.realm_id = k.realm_id and g.agency_uid = k.agency_uid
    left join person p on p.realm_id = a.realm_id and p.person_uid = a.person_uid
    where k.realm_id = ${db.realmId} and k.intake_uid = ${intakeUid} and k.used_at is null and k.expires_at > now()`);

export const sendStartLinkMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, intakeUid }: JobInputs['startLinkMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, intake] = [await parts.realms.byId(realmId), await findIntake(db, intakeUid)];
      if (!realm || !intake?.email) return;
      const { realmDisplayName } = realm.configuration;
      const { visa_details: visaDetails, agency, until } = intake;
      const { visaTo: country, fromDate, toDate } = visaDetails;
      const journey = { firstName: intake.first_name, agency, country, fromDate, toDate, until };
      const about = { applicantUid: intake.applicant_uid, agencyUid: intake.agency_uid, visaDetails };
      const linkKeys = {
        creation: deriveIntakeKey(parts.keys, realmId, intakeUid),
        premium: intake.has_premium_check ? derivePremiumKey(parts.keys, realmId, intakeUid) : null,
      };
      await sendMailOnce(parts.mail, db, realm, {
        key: `start link ${intakeUid}`,
        to: intake.email,
        subject: writeStartLinkSubject(realmDisplayName, country),
        link: buildStartLink(realm, parts.publicUrl, linkKeys, about),
        sections: writeStartLinkText(realmDisplayName, journey),
      });
    });
  };
