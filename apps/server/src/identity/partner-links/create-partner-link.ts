import { isDay } from '@visawright/contract/dates/days.ts';
import type { NewPartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { partnerLinkLimits, partnerLinkSegment } from '@visawright/contract/integrations/partner-link-facts.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import { hashPartnerKey, newPartnerKey } from './partner-link-key.ts';
import { agencyOfLinks, listPartnerLinks } from './partner-links.queries.ts';

// The address leaves in this reply and is stored nowhere. One at a time for an agency, so that their number is exact.
export const createPartnerLink: Handler<'createPartnerLink'> = ({ db, parts, realm, actor }, { body }) => {
  checkTrip(body.trip);
  return db.transaction(async (tx) => {
    const agencyUid = await agencyOfLinks(tx, actor);
    await refuseTooMany(tx, agencyUid);
    const key = newPartnerKey(tx.realmId);
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into partner_link (realm_id, agency_uid, name, key_hash, trip, expires_at, most_uses, created_by)
      values (${tx.realmId}, ${agencyUid}, ${body.name}, ${hashPartnerKey(parts.keys, key)}, ${JSON.stringify(body.trip)}::jsonb,
        (${body.expiresOn}::date + 1)::timestamp at time zone 'UTC', ${body.mostUses}, ${actor.personUid})
      returning link_uid as uid`);
    await writeChange(tx, actor, { kind: 'partnerLinkCreated', subjectUid: uid });
    const { links } = await listPartnerLinks(tx, actor);
    const address = new URL(`/${partnerLinkSegment}/${key}`, realmAddress(realm, parts.config.PUBLIC_URL));
    return { link: links.find(({ linkUid }) => linkUid === uid)!, address: address.href };
  });
};

const refused = (field: string, message: string) =>
  new AppError('input.invalid', [{ path: `body.trip.${field}`, message }]);

const dayOf = (written: string) => written.split('/').toReversed().join('-');

function checkTrip(trip: NewPartnerLink['trip']): void {
  for (const field of ['visaTo', 'visaFrom', 'nationality'] as const)
    if (!countries.some(({ label }) => label === trip[field])) throw refused(field, 'is not a country we know');
  const { fromDate, toDate } = trip;
  if (fromDate === null || toDate === null) return;
  for (const [field, date] of [
    ['fromDate', fromDate],
    ['toDate', toDate],
  ] as const)
    if (!isDay(dayOf(date))) throw refused(field, 'is not a valid date');
  if (dayOf(toDate) < dayOf(fromDate)) throw refused('toDate', 'is before the first day of travel');
}

async function refuseTooMany(tx: Tx, agencyUid: string): Promise<void> {
  await tx.find(sql`select pg_advisory_xact_lock(hashtextextended('partner links ' || ${agencyUid}, 0))`);
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from partner_link
    where realm_id = ${tx.realmId} and agency_uid = ${agencyUid} and revoked_at is null`);
  if (count >= partnerLinkLimits.mostLinks) throw new AppError('partnerLink.tooMany');
}
