import type { ApplicantType } from '@visawright/contract/roles.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { mayAct, standingJoins } from '../access/standing.ts';

interface Row {
  readonly person_uid: string;
  readonly kc_sub: string;
  readonly applicant_uid: string;
  readonly type: ApplicantType;
}

// The traveller with an account who brought the paper, so that the product does for them what they themselves may do, and no more.
export async function travellerWhoBrought(db: Db, docId: string): Promise<Actor | undefined> {
  const row = await db.find<Row>(sql`
    select p.person_uid, coalesce(p.kc_sub, '') as kc_sub, a.applicant_uid, a.type
    from document d join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    join person p on p.realm_id = u.realm_id and p.person_uid = u.uploaded_by ${standingJoins}
    join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and p.role = 'applicant' and ${mayAct}`);
  return (
    row && {
      realmId: db.realmId,
      personUid: row.person_uid,
      sub: row.kc_sub,
      session: '',
      role: 'applicant',
      roles: ['applicant'],
      agencyUid: null,
      distributorUid: null,
      applicantUid: row.applicant_uid,
      applicantType: row.type,
    }
  );
}
