import { signUpCode as facts } from '@visawright/contract/identity/sign-up-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { freeAddress } from '../invitations/free-address.ts';
import { noteLinkUse, takeLinkUse } from '../partner-links/take-link-use.ts';
import { getPlatformAgencyUid } from '../people/get-platform-agency-uid.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { isSameCode } from '../../platform/crypto/mailed-code.ts';
import { signUpCode } from './sign-up-code.ts';
import { openDetails, type SignUpDetails } from './sign-up-details.ts';
import { isPartnerSignUp, requireOffered } from './sign-up.ts';

type Language = 'en' | 'hi';
interface Attempt {
  readonly tries: number;
  readonly sends: number;
  readonly details: Buffer;
  readonly language: Language;
  readonly terms_version: number;
  readonly requested_at: Date;
  readonly partner_link_uid: string | null;
}

interface NewTraveller {
  readonly applicantUid: string;
  readonly personUid: string;
  readonly language: Language;
  readonly agencyName: string | null; // that they agreed to share with
}

// What modules above do with a new traveller, in the same transaction.
export interface SignUpListeners {
  signUpConfirmed(tx: Tx, traveller: NewTraveller): Promise<void>;
}

export const confirmSignUp =
  (clock: Clock, listeners: SignUpListeners): Handler<'confirmSignUp'> =>
  async (call, { body: { signUpUid, code } }) => {
    requireOffered(call.realm, await isPartnerSignUp(call, signUpUid));
    const now = clock();
    const attempt = await takeTry(call, signUpUid, now);
    if (!isSameCode(code, signUpCode(call.parts.keys, call.db.realmId, signUpUid, attempt.sends)))
      throw new AppError('signUp.codeWrong', { left: facts.tries - attempt.tries });
    const details = openDetails(call.parts.keys, call.db.realmId, signUpUid, attempt.details);
    await call.db.transaction(async (tx) => {
      // Single use, also when the same code arrives twice at once; a failure below leaves the code usable.
      const claimed = await tx.run(sql`
        update sign_up set confirmed_at = ${at(now)}, details = null
        where realm_id = ${tx.realmId} and sign_up_uid = ${signUpUid} and confirmed_at is null`);
      if (claimed === 0) throw new AppError('signUp.codeOld');
      await createTraveller(call, tx, details, attempt, listeners);
    });
    return { ok: true };
  };

// Counted before the code is compared, so that no number of concurrent calls gets more tries.
async function takeTry(call: PublicCall, signUpUid: string, now: number): Promise<Attempt> {
  const attempt = await call.db.find<Attempt>(sql`
    update sign_up set tries = tries + 1
    where realm_id = ${call.db.realmId} and sign_up_uid = ${signUpUid} and confirmed_at is null and tries < ${facts.tries}
      and sent_at > ${at(now - facts.seconds * 1_000)}
    returning tries, sends, details, language, terms_version, requested_at, partner_link_uid`);
  if (attempt === undefined) throw new AppError('signUp.codeOld');
  return attempt;
}

async function createTraveller(
  call: PublicCall,
  tx: Tx,
  details: SignUpDetails,
  { language, terms_version: terms, requested_at: acceptedAt, partner_link_uid: linkUid }: Attempt,
  listeners: SignUpListeners,
): Promise<void> {
  const { email, firstName, lastName, password, agencyName = null } = details;
  // Two sign-ups of one address are confirmed one after the other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('sign-up ' || ${tx.realmId} || ${email}, 0))`);
  if (await tx.find(sql`select 1 from person where realm_id = ${tx.realmId} and email = ${email}`))
    throw new AppError('signUp.codeOld');
  // A link that was ended meanwhile adds no traveller to its agency.
  const agencyUid = linkUid === null ? null : await takeLinkUse(tx, linkUid);
  // For example an account that is left over from a confirmation that failed half-way.
  await freeAddress(tx, call.parts.identity, call.realm, email);
  const account = { email, firstName, lastName, role: 'applicant' } as const;
  const sub = await call.parts.identity.createAccount(call.realm, account, password);
  const { uid: personUid } = await tx.get<{ uid: string }>(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, preferences, terms_version, terms_accepted_at)
    values (${tx.realmId}, ${sub}, 'applicant', ${agencyUid}, ${firstName}, ${lastName}, ${email},
      ${JSON.stringify({ language })}::jsonb, ${terms}, ${acceptedAt.toISOString()})
    returning person_uid as uid`);
  const { uid: applicantUid } = await tx.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, person_uid, type, first_name, last_name)
    select g.realm_id, g.agency_uid, ${personUid}, case when g.type = 'SUPER_ADMIN' then 'D2C' else 'B2B' end, ${firstName}, ${lastName}
    from agency g
    where g.realm_id = ${tx.realmId} and g.agency_uid = ${agencyUid ?? (await getPlatformAgencyUid(tx))}
    returning applicant_uid as uid`);
  if (linkUid !== null) await noteLinkUse(tx, linkUid, applicantUid);
  await listeners.signUpConfirmed(tx, { applicantUid, personUid, language, agencyName });
}
