import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { sql, type Db } from '@visawright/server/tools.ts';

export interface SeededApplicationRow {
  readonly application_uid: string;
  readonly reference: string;
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly status: Status;
  readonly visa_to: string;
  readonly visa_category: VisaGroup;
  readonly visa_type: string;
  readonly travel_from: string;
  readonly travel_to: string;
  readonly form_id: string;
  readonly form_version: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly declared_at: Date | null;
  readonly declared_by: string | null;
  readonly has_answers: boolean;
  readonly has_files: boolean;
  readonly has_stand_ins: boolean; // documents without files, from a quick seed
  readonly is_judged: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
  readonly today: string;
}

export const seededApplications = (db: Db, references: readonly string[]): Promise<SeededApplicationRow[]> =>
  db.many<SeededApplicationRow>(sql`
    select a.application_uid, a.reference, a.applicant_uid, a.agency_uid, a.status, a.visa_to, a.visa_category, a.visa_type, a.travel_from,
      a.travel_to, a.form_id, coalesce(a.form_version, 1) as form_version, a.created_by, a.created_at, a.declared_at, a.declared_by,
      a.answers is not null as has_answers,
      exists (select from application_summary y where y.realm_id = a.realm_id and y.application_uid = a.application_uid) as is_judged,
      exists (select from application_document x join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
        where x.realm_id = a.realm_id and x.application_uid = a.application_uid and d.upload_uid is not null) as has_files,
      exists (select from application_document x join reading r on r.realm_id = x.realm_id and r.document_uid = x.document_uid
        join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid and d.upload_uid is null
        where x.realm_id = a.realm_id and x.application_uid = a.application_uid and r.engine = ${specimenEngine}) as has_stand_ins,
      n.first_name, n.last_name, coalesce(n.email, p.email) as email, n.wrapped_key, n.details,
      (now() at time zone coalesce(r.settings ->> 'timeZone', 'Asia/Kolkata'))::date as today
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    join realm r on r.realm_id = a.realm_id
    left join person p on p.realm_id = a.realm_id and p.person_uid = n.person_uid
    where a.realm_id = ${db.realmId} and a.reference = any(${references}::text[]) and a.deleted_at is null
    order by a.reference`);

export const specimenEngine = 'specimen 1'; // the values printed on a specimen are known, so it is not read
