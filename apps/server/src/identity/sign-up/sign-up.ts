import { signUpCode } from '@visawright/contract/identity/sign-up-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { findOpenLink, type OpenLink } from '../partner-links/find-open-link.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { hashPassword } from './hash-password.ts';
import { sealDetails } from './sign-up-details.ts';
import { mayRequest, maySendMail } from './sign-up-limits.ts';
import { splitName } from './split-name.ts';

export const codeReply = { codeSeconds: signUpCode.seconds, resendSeconds: signUpCode.resendSeconds };

// Without an agency's start link an account can only be created where the realm offers it.
export function requireOffered({ configuration }: Realm, isPartner: boolean): void {
  if (!configuration.rules.selfSignUp && !isPartner) throw new AppError('signUp.notOffered');
}

export const isPartnerSignUp = async (call: PublicCall, signUpUid: string): Promise<boolean> =>
  (await call.db.find(sql`
    select 1 from sign_up
    where realm_id = ${call.db.realmId} and sign_up_uid = ${signUpUid} and partner_link_uid is not null`)) !==
  undefined;

// Every address gets the same row, job and reply. The worker finds out whether it has an account, and the email says so.
export const signUp =
  (clock: Clock): Handler<'signUp'> =>
  async (call, { body }) => {
    requireOffered(call.realm, body.partner !== undefined);
    const now = clock();
    const email = body.email.toLowerCase();
    checkNewPassword(call.realm, email, body.password);
    if (!(await mayRequest(call, now))) throw new AppError('quota.tooMany');
    const { keys } = call.parts;
    const link = body.partner && (await getPartnerLink(call, body.partner));
    const details = {
      email,
      ...splitName(body.name),
      password: await hashPassword(body.password),
      ...(link && { agencyName: link.agencyName }),
    };
    const sealed = sealDetails(keys, call.db.realmId, body.signUpUid, details);
    const maySend = await maySendMail(call, email, now);
    await call.db.transaction(async (tx) => {
      const isNew = await tx.run(sql`
        insert into sign_up (realm_id, sign_up_uid, details, language, terms_version, requested_at, sent_at,
          partner_link_uid)
        values (${tx.realmId}, ${body.signUpUid}, ${sealed}, ${body.language}, ${body.acceptsTerms}, ${at(now)}, ${at(now)},
          ${link?.linkUid ?? null})
        on conflict do nothing`);
      if (isNew === 1 && maySend) await enqueueMail(call, tx, body.signUpUid, 1);
    });
    return codeReply;
  };

// The person agreed to a text with this name; if the agency has another one by now, they read it again.
async function getPartnerLink(
  { db, parts }: PublicCall,
  partner: { key: string; agencyName: string },
): Promise<OpenLink> {
  const link = await findOpenLink(db, parts.keys, partner.key);
  if (link?.agencyName !== partner.agencyName) throw new AppError('partnerLink.ended');
  return link;
}

export const enqueueMail = (call: PublicCall, tx: Tx, signUpUid: string, send: number): Promise<void> =>
  call.parts.jobs.enqueue(tx, 'signUpMail', `${signUpUid}-${send}`, { realmId: tx.realmId, signUpUid, send });
