import type { NewApplicant } from '@visawright/contract/applicant.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach, reachFor } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { blindOf } from '../vault/passport.ts';

interface Known {
  readonly applicantUid: string | null; // null: a row above, or somebody the caller may not open
  readonly blind: string | null;
}

export interface Duplicates {
  // The column by which this person is already known, and who it is; otherwise the person counts as known from now on.
  take(person: NewApplicant): { column: 'passportNumber' | 'email'; applicantUid: string | null } | undefined;
}

// Within the agency and inside the file; who else is an agency's customer is not for a traveller to find out. A family shares an
// address: two different passport numbers are two people.
export async function duplicatesOf(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  agencyUid: string,
  people: readonly NewApplicant[],
): Promise<Duplicates> {
  const mayOpen = inReach('applicant', actor, 'applicant.manage');
  const among = reachFor(actor, 'applicant.manage') === 'self' ? mayOpen : sql`a.agency_uid = ${agencyUid}`;
  const blindText = (number: string) => blindOf(keys, db.realmId, number).toString('base64');
  const blinds = people.flatMap(({ passportNumber }) =>
    passportNumber ? [blindOf(keys, db.realmId, passportNumber)] : [],
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
  const keep = (email: string | null, known: Known) => {
    if (known.blind !== null) byPassport.set(known.blind, known);
    if (email !== null) byEmail.set(email, [...(byEmail.get(email) ?? []), known]);
  };
  for (const { applicant_uid, email, blind, may_open } of rows)
    keep(email, { applicantUid: may_open ? applicant_uid : null, blind: blind?.toString('base64') ?? null });
  return {
    take({ passportNumber, email }) {
      const blind = passportNumber === null ? null : blindText(passportNumber);
      const same = blind === null ? undefined : byPassport.get(blind);
      if (same) return { column: 'passportNumber', applicantUid: same.applicantUid };
      const near = (email === null ? [] : (byEmail.get(email) ?? [])).find(
        (known) => known.blind === null || blind === null,
      );
      if (near) return { column: 'email', applicantUid: near.applicantUid };
      keep(email, { applicantUid: null, blind });
      return undefined;
    },
  };
}
