import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { sql, type Db } from '../../../platform/db/db.ts';

export interface OpenTrips {
  readonly status: string;
  readonly group: VisaGroup;
  readonly travelFrom: string;
  readonly count: number;
}

// Open applications of a form by status, purpose and first day of travel; nothing that names a person.
export const openTrips = (db: Db, formId: string): Promise<OpenTrips[]> =>
  db.many<OpenTrips>(sql`
    select status, visa_category as "group", travel_from as "travelFrom", count(*)::int as count from application
    where realm_id = ${db.realmId} and form_id = ${formId} and deleted_at is null and status <> 'submitted'
    group by 1, 2, 3`);

// Lists show the result of the last evaluation of the rules; it is no longer valid.
export const markSummariesStale = (tx: Db, formIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    update application_summary s set is_stale = true from application a
    where a.realm_id = ${tx.realmId} and a.form_id = any(${formIds}::text[]) and a.deleted_at is null and a.status <> 'submitted'
      and s.realm_id = a.realm_id and s.application_uid = a.application_uid and not s.is_stale`);

export interface Lodging {
  readonly uid: string;
  readonly group: VisaGroup;
  readonly travelFrom: string;
  readonly lodgeBy: string | null;
}
export const openLodgings = (tx: Db, formId: string): Promise<Lodging[]> =>
  tx.many<Lodging>(sql`
    select application_uid as uid, visa_category as "group", travel_from as "travelFrom", lodge_by as "lodgeBy" from application
    where realm_id = ${tx.realmId} and form_id = ${formId} and deleted_at is null and status <> 'submitted' for update`);

export const storeLodgeBy = (tx: Db, days: readonly { uid: string; lodgeBy: string | null }[]): Promise<number> =>
  tx.run(sql`
    update application a set lodge_by = e.lodge_by, version = a.version + 1
    from unnest(${days.map(({ uid }) => uid)}::uuid[], ${days.map(({ lodgeBy }) => lodgeBy)}::date[]) e (uid, lodge_by)
    where a.realm_id = ${tx.realmId} and a.application_uid = e.uid`);

// The people of agencies that have open applications with these forms.
export const affectedStaff = async (tx: Db, formIds: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ uid: string }>(sql`
      select p.person_uid as uid from person p
      where p.realm_id = ${tx.realmId} and p.status = 'active' and p.role in ('agency', 'agent') and p.agency_uid in (
        select a.agency_uid from application a
        where a.realm_id = ${tx.realmId} and a.form_id = any(${formIds}::text[]) and a.deleted_at is null and a.status <> 'submitted')`)
  ).map(({ uid }) => uid);
