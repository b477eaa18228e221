import type { ApplicantType } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { mayAct, accountStatusJoins } from '../../platform/access/may-act.ts';

interface Row {
  readonly person_uid: string;
  readonly kc_sub: string;
  readonly applicant_uid: string;
  readonly type: ApplicantType;
}

// The traveller with an account who uploaded the document. The pipeline acts with their permissions and no more.
export async function findUploadingTraveller(db: Db, docId: string): Promise<Actor | undefined> {
  const row = await db.find<Row>(sql`
    select p.person_uid, coalesce(p.kc_sub, '') as kc_sub, a.applicant_uid, a.type
    from document d join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    join person p on p.realm_id = u.realm_id and p.person_uid = u.uploaded_by ${accountStatusJoins}
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
