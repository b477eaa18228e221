import type { NewApplicant } from '@visawright/contract/applications/applicant.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { inReach, reachFor } from '../../../platform/access/reach.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { hashPassportNumber } from '../../../platform/crypto/passport-number.ts';

interface Known {
  readonly applicantUid: string | null; // null: an earlier row of the file, or an applicant the caller may not open
  readonly blind: string | null;
}

export interface KnownApplicants {
  // Returns the column that matches a known applicant; otherwise remembers the person for the following rows.
  take(person: NewApplicant): { column: 'passportNumber' | 'email'; applicantUid: string | null } | undefined;
}

// Looks in the agency and in the file itself, but a traveller only learns about their own fellow travellers. Families
// share an email address, so two different passport numbers are two people.
export async function findDuplicates(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  agencyUid: string,
  people: readonly NewApplicant[],
): Promise<KnownApplicants> {
  const mayOpen = inReach('applicant', actor, 'applicant.manage');
  const among = reachFor(actor, 'applicant.manage') === 'self' ? mayOpen : sql`a.agency_uid = ${agencyUid}`;
  const blindText = (number: string) => hashPassportNumber(keys, db.realmId, number).toString('base64');
  const blinds = people.flatMap(({ passportNumber }) =>
    passportNumber ? [hashPassportNumber(keys, db.realmId, passportNumber)] : [],
  );
  const emails = people.flatMap(({ email }) => (email ? [email] : []));
  const rows = await db.many<{
    applicant_uid: string;
    email: string | null;
    blind: Buffer | null;
    may_open: boolean;
  }>(sql`
    select a.applicant_uid, a.email, i.blind, coalesce(${mayOpen}, false) as may_open from passport_index i
    join applicant a on a.realm_id = i.realm_id and a.applicant_uid = i.applicant_uid and ${among}
    where i.realm_id = ${db.realmId} and i.blind = any(${blinds}::bytea[])
    union
    select a.applicant_uid, a.email, i.blind, coalesce(${mayOpen}, false) from applicant a
    left join passport_index i on i.realm_id = a.realm_id and i.applicant_uid = a.applicant_uid
    where a.realm_id = ${db.realmId} and ${among} and a.email = any(${emails}::text[])`);
  const byPassport = new Map<string, Known>();
  const byEmail = new Map<string, Known[]>();
  const remember = (email: string | null, known: Known) => {
    if (known.blind !== null) byPassport.set(known.blind, known);
    if (email !== null) byEmail.set(email, [...(byEmail.get(email) ?? []), known]);
  };
  for (const { applicant_uid, email, blind, may_open } of rows)
    remember(email, { applicantUid: may_open ? applicant_uid : null, blind: blind?.toString('base64') ?? null });
  return {
    take({ passportNumber, email }) {
      const blind = passportNumber === null ? null : blindText(passportNumber);
      const same = blind === null ? undefined : byPassport.get(blind);
      if (same) return { column: 'passportNumber', applicantUid: same.applicantUid };
      const near = (email === null ? [] : (byEmail.get(email) ?? [])).find(
        (known) => known.blind === null || blind === null,
      );
      if (near) return { column: 'email', applicantUid: near.applicantUid };
      remember(email, { applicantUid: null, blind });
      return undefined;
    },
  };
}
