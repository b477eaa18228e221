import type { Finding } from '@visawright/contract/forms/finding.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

interface Row {
  readonly acceptance_no: number;
  readonly key: string;
  readonly at: Date;
  readonly reason: Buffer;
  readonly by_name: string;
}

const purpose = (applicationUid: string, no: number) => `acceptance/${applicationUid}/${no}`;

export const sealAcceptanceReason = (key: ApplicantKey, applicationUid: string, no: number, reason: string): Buffer =>
  key.sealFor(purpose(applicationUid, no), reason);

// By finding key. The latest row of a key counts; a withdrawn acceptance (no reason) is left out.
export async function findingAcceptances(
  db: Db,
  key: ApplicantKey,
  applicationUid: string,
): Promise<ReadonlyMap<string, NonNullable<Finding['accepted']>>> {
  const rows = await db.many<Row>(sql`
    select c.acceptance_no, c.key, c.at, c.reason, btrim(p.first_name || ' ' || p.last_name) as by_name
    from (select distinct on (f.key) f.* from finding_acceptance f
      where f.realm_id = ${db.realmId} and f.application_uid = ${applicationUid} order by f.key, f.acceptance_no desc) c
    join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.reason is not null`);
  return new Map(
    rows.map(({ acceptance_no, key: finding, at, reason, by_name }) => [
      finding,
      {
        reason: key.openFor(purpose(applicationUid, acceptance_no), reason),
        byName: by_name,
        at: at.toISOString(),
      },
    ]),
  );
}
