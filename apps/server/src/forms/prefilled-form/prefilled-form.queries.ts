import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface EarlierAnswersRow {
  readonly application_uid: string;
  readonly form_id: string;
  readonly form_version: number | null;
  readonly answers: Buffer;
  readonly visa_category: VisaGroup;
  readonly travel_from: string;
  readonly is_same_trip: boolean;
}

export interface FormRow {
  readonly form_version: number | null;
  readonly answers: Buffer | null;
  readonly declared_at: Date | null;
  readonly declared_by_name: string | null;
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly address_country: string | null;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
  readonly today: string;
  readonly is_direct: boolean; // of a traveller without an agency
}

// Columns the application record leaves out. The caller has already checked access to the application.
export const formRow = (db: Db, applicationUid: string): Promise<FormRow> =>
  db.get<FormRow>(sql`
    select a.form_version, a.answers, a.declared_at, btrim(w.first_name || ' ' || w.last_name) as declared_by_name, n.applicant_uid,
      n.first_name, n.last_name, coalesce(n.email, p.email) as email, p.address_country, n.wrapped_key, n.details,
      (now() at time zone coalesce(r.settings ->> 'timeZone', 'Asia/Kolkata'))::date as today,
      g.type = 'SUPER_ADMIN' as is_direct
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    join realm r on r.realm_id = a.realm_id
    join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    left join person p on p.realm_id = a.realm_id and p.person_uid = n.person_uid
    left join person w on w.realm_id = a.realm_id and w.person_uid = a.declared_by
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid}`);

// The same traveller's latest answers in other applications, newest first. Not limited to the actor's own reach: a form must be the
// same for everyone who may open it, as the documents are.
export const earlierAnswersRows = (db: Db, applicationUid: string): Promise<EarlierAnswersRow[]> =>
  db.many<EarlierAnswersRow>(sql`
    select e.application_uid, e.form_id, e.form_version, e.answers, e.visa_category, e.travel_from,
      coalesce(e.trip_uid = a.trip_uid, false) as is_same_trip
    from application a
    join application e on e.realm_id = a.realm_id and e.applicant_uid = a.applicant_uid and e.application_uid <> a.application_uid
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and e.deleted_at is null
      and e.answers is not null and e.form_id is not null
    order by e.updated_at desc, e.application_uid limit 3`);

export async function personNames(db: Db, personUids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (personUids.length === 0) return new Map();
  const rows = await db.many<{ uid: string; name: string }>(sql`
    select person_uid as uid, btrim(first_name || ' ' || last_name) as name from person
    where realm_id = ${db.realmId} and person_uid = any(${[...new Set(personUids)]}::uuid[])`);
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}

export interface PlacedRow {
  readonly document_uid: string;
  readonly page_uid: string;
  readonly homography: number[];
}

export const placedPages = (db: Db, applicationUid: string): Promise<PlacedRow[]> =>
  db.many<PlacedRow>(sql`
    select m.document_uid, m.page_uid, m.homography from application_document x
    join document_page m on m.realm_id = x.realm_id and m.document_uid = x.document_uid
    where x.realm_id = ${db.realmId} and x.application_uid = ${applicationUid} order by m.position`);
