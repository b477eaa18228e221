import { randomUUID } from 'node:crypto';
import type { PartnerTrip } from '@visawright/contract/integrations/partner-link.ts';
import { findAnyLink, type OpenLink } from '../../../identity/partner-links/find-open-link.ts';
import { presentTrip } from '../../../identity/partner-links/present-trip.ts';
import { noteLinkUse, takeLinkUse } from '../../../identity/partner-links/take-link-use.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { secretHash } from '../../../platform/crypto/secret-hash.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { deriveIntakeKey } from './build-start-link.ts';

const keyDays = 14;

interface Traveller {
  readonly applicant_uid: string;
  readonly agency_uid: string;
}

// A traveller of the link's agency gets a key of their own, as with a start link that was sent to them. Everybody else keeps their agency,
// gets the trip only, and counts as a number. Who went on before goes on, also when the link no longer works for others.
export const usePartnerLink: Handler<'usePartnerLink'> = ({ db, parts, actor }, { body: { key } }) =>
  db.transaction(async (tx) => {
    const link = await findAnyLink(tx, parts.keys, key);
    if (link === undefined) throw new AppError('partnerLink.ended');
    // The lock makes two tabs one use and one key.
    const traveller = await tx.get<Traveller>(sql`
      select a.applicant_uid, a.agency_uid from applicant a
      where a.realm_id = ${tx.realmId} and a.person_uid = ${actor.personUid} for no key update of a`);
    if (!(await hasUsed(tx, link.linkUid, traveller.applicant_uid))) {
      await takeLinkUse(tx, link.linkUid);
      await noteLinkUse(tx, link.linkUid, traveller.applicant_uid);
    }
    const trip = presentTrip(link.trip, new Date().toISOString().slice(0, 10));
    if (traveller.agency_uid !== link.agencyUid) return { trip, start: null };
    const applicationCreationKey = await getIntakeKey(tx, parts.keys, link, traveller, actor.personUid);
    const start = { applicationCreationKey, applicantUid: traveller.applicant_uid, agencyUid: link.agencyUid };
    return { trip, start };
  });

const hasUsed = async (tx: Tx, linkUid: string, applicantUid: string): Promise<boolean> =>
  (await tx.find(sql`
    select 1 from partner_link_use
    where realm_id = ${tx.realmId} and link_uid = ${linkUid} and applicant_uid = ${applicantUid}`)) !== undefined;

// The key of last time leads to the application it started, as long as that is there.
async function getIntakeKey(
  tx: Tx,
  keys: KeyStore,
  { linkUid, agencyUid, trip }: OpenLink,
  { applicant_uid: applicantUid }: Traveller,
  personUid: string,
): Promise<string> {
  const known = await tx.find<{ intake_uid: string }>(sql`
    select k.intake_uid from intake_key k
    left join application w on w.realm_id = k.realm_id and w.application_uid = k.application_uid
    where k.realm_id = ${tx.realmId} and k.partner_link_uid = ${linkUid} and k.applicant_uid = ${applicantUid}
      and case when k.used_at is null then k.expires_at > now() else w.application_uid is not null and w.deleted_at is null end
    order by k.created_at desc limit 1`);
  if (known) return deriveIntakeKey(keys, tx.realmId, known.intake_uid);
  const intakeUid = randomUUID();
  const key = deriveIntakeKey(keys, tx.realmId, intakeUid);
  await tx.run(sql`
    insert into intake_key (realm_id, key_hash, intake_uid, applicant_uid, agency_uid, visa_details, created_by, expires_at,
      partner_link_uid)
    values (${tx.realmId}, ${secretHash(key)}, ${intakeUid}, ${applicantUid}, ${agencyUid}, ${JSON.stringify(proposed(trip))}, ${personUid},
      now() + ${keyDays} * interval '1 day', ${linkUid})`);
  return key;
}

const proposed = ({ visaTo, visaFrom, nationality, visaCategory, visaType }: PartnerTrip) => ({
  visaTo,
  visaFrom,
  nationality,
  visaCategory,
  visaType,
});
