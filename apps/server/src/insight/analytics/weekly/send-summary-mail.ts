import { daysLater } from '@visawright/contract/dates/days.ts';
import { accountStatusJoins, mayAct } from '../../../platform/access/may-act.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import { realmAddress } from '../../../platform/mail/realm-address.ts';
import { sendMailOnce } from '../../../platform/mail/send-mail-once.ts';
import { getAnalytics } from '../get-analytics.ts';
import { writeSummarySubject, writeSummaryText } from './summary-text.ts';

interface Reader extends Pick<Actor, 'sub' | 'role' | 'agencyUid' | 'distributorUid'> {
  readonly email: string;
  readonly firstName: string;
  readonly language: string | null;
}

// Nobody gets it who has switched it off since or is suspended.
const findReader = (db: Db, personUid: string) =>
  db.find<Reader>(sql`
    select p.kc_sub as sub, p.role, p.agency_uid as "agencyUid", p.distributor_uid as "distributorUid", p.email,
      p.first_name as "firstName", p.preferences ->> 'language' as language
    from person p ${accountStatusJoins}
    where p.realm_id = ${db.realmId} and p.person_uid = ${personUid} and ${mayAct}
      and (p.preferences ->> 'weeklyNumbers')::boolean`);

// The reader's own numbers, by the same call as the screen: the same reach, and the same groups are hidden.
export const sendSummaryMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, personUid, from }: JobInputs['analyticsMail']): Promise<void> => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, reader] = [await parts.realms.byId(realmId), await findReader(db, personUid)];
      if (!realm || !reader) return;
      const { email, firstName, language, ...facts } = reader;
      const actor: Actor = {
        ...facts,
        realmId,
        personUid,
        roles: [reader.role],
        session: '',
        applicantUid: null,
        applicantType: null,
      };
      const numbers = await getAnalytics(db, actor, { from, to: daysLater(from, 6) });
      const lang = language === 'hi' ? 'hi' : 'en';
      const screen = reader.role === 'agency' ? '#/settings?tab=analytics' : '#/analytics';
      await sendMailOnce(parts.mail, db, realm, {
        key: `analytics ${personUid} ${from}`,
        to: email,
        subject: writeSummarySubject(realm.configuration.realmDisplayName, lang),
        link: new URL(
          `${screen}${screen.includes('?') ? '&' : '?'}period=week&day=${from}`,
          realmAddress(realm, parts.publicUrl),
        ).href,
        sections: [writeSummaryText(numbers, firstName, lang)],
      });
    });
  };
