import { randomUUID } from 'node:crypto';
import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { parseTravelDays } from '../../records/travel-days.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { secretHash } from '../../../platform/crypto/secret-hash.ts';
import { inviteApplicant, type StartLinkReceiver } from './invite-applicant.ts';
import { findAlpha3, deriveIntakeKey, derivePremiumKey, buildStartLink } from './build-start-link.ts';

const startLinkDays = 14;
const mostAnHour = 20; // per applicant, so that nobody's mailbox can be flooded

interface Order {
  readonly applicantUid: string;
  readonly visaDetails: VisaDetails;
  readonly send: 'copy' | 'mail';
  readonly hasPremiumCheck?: boolean | undefined;
}

const refused = (field: string, message: string) => new AppError('input.invalid', [{ path: `body.${field}`, message }]);

function check({ visaDetails }: Order): void {
  for (const field of ['visaFrom', 'visaTo'] as const)
    if (findAlpha3(visaDetails[field]) === undefined) throw refused(`visaDetails.${field}`, 'is not a country we know');
  parseTravelDays(visaDetails, 'body.visaDetails');
}

export function createStartLink(call: ActorCall, order: Order) {
  check(order);
  const { actor, realm } = call;
  const { keys, jobs, config } = call.parts;
  return call.db.transaction(async (tx) => {
    const applicant = await tx.get<Omit<StartLinkReceiver, 'email'> & { email: string | null }>(sql`
      select a.applicant_uid, a.agency_uid, a.person_uid, p.joined_at is not null as has_joined, a.first_name, a.last_name,
        p.email as account_email, case when p.joined_at is null then coalesce(a.email, p.email) else p.email end as email
      from applicant a left join person p on p.realm_id = a.realm_id and p.person_uid = a.person_uid
      where a.realm_id = ${tx.realmId} and a.applicant_uid = ${order.applicantUid}
        and ${inReach('applicant', actor, 'applicant.sendStartLink')} for no key update of a`);
    const { email } = applicant;
    const isMailed = order.send === 'mail';
    if (isMailed && email === null) throw refused('send', 'this applicant has no email address');
    await refuseTooMany(tx, order.applicantUid);
    if (isMailed && email !== null) await inviteApplicant(call, tx, { ...applicant, email });
    const intakeUid = randomUUID();
    const creation = deriveIntakeKey(keys, tx.realmId, intakeUid);
    const premium = order.hasPremiumCheck ? derivePremiumKey(keys, tx.realmId, intakeUid) : null;
    const { expires_at } = await tx.get<{ expires_at: Date }>(sql`
      insert into intake_key (realm_id, key_hash, premium_key_hash, intake_uid, applicant_uid, agency_uid, visa_details, created_by,
        expires_at)
      values (${tx.realmId}, ${secretHash(creation)}, ${premium && secretHash(premium)}, ${intakeUid},
        ${order.applicantUid}, ${applicant.agency_uid},
        ${JSON.stringify(order.visaDetails)}, ${actor.personUid}, now() + ${startLinkDays} * interval '1 day')
      returning expires_at`);
    await writeChange(tx, actor, { kind: 'startLinkSent', applicantUid: order.applicantUid, became: order.send });
    if (isMailed) await jobs.enqueue(tx, 'startLinkMail', intakeUid, { realmId: tx.realmId, intakeUid });
    const about = {
      applicantUid: order.applicantUid,
      agencyUid: applicant.agency_uid,
      visaDetails: order.visaDetails,
    };
    return {
      link: buildStartLink(realm, config.PUBLIC_URL, { creation, premium }, about),
      expiresAt: expires_at.toISOString(),
      mailedTo: isMailed ? email : null,
    };
  });
}

async function refuseTooMany(tx: Tx, applicantUid: string): Promise<void> {
  const { n } = await tx.get<{ n: number }>(sql`
    select count(*)::int as n from intake_key
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and created_at > now() - interval '1 hour'`);
  if (n >= mostAnHour) throw new AppError('quota.tooMany');
}
