import type { FillableApplication } from '@visawright/contract/extension/fill.ts';
import type { Handler } from '../../platform/http/call.ts';
import { sql } from '../../platform/db/db.ts';
import { loadPublishedPacks } from '../packs/realm-packs.ts';
import { fillable } from './fill-application.ts';

const most = 50;

interface Row extends Omit<FillableApplication, 'declaredAt'> {
  readonly declared_at: Date | null;
}

// With the address of a portal, only the applications that one of its packs is for.
export const fillableApplications: Handler<'fillableApplications'> = async ({ db, actor }, { query }) => {
  const { origin, search = '' } = query;
  const packs = origin === undefined ? [] : await loadPublishedPacks(db);
  const destinations = packs.filter(({ pack }) => pack.origins.includes(origin!)).map(({ pack }) => pack.destination);
  const rows = await db.many<Row>(sql`
    select a.application_uid as "applicationUid", btrim(n.first_name || ' ' || n.last_name) as "applicantName",
      a.form_id as destination, a.visa_type as "visaType", a.travel_from as "fromDate", a.travel_to as "toDate", a.status, a.declared_at,
      exists (select from form_receipt r where r.realm_id = a.realm_id and r.application_uid = a.application_uid) as "openReceipt"
    from application a join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    where a.realm_id = ${db.realmId} and ${fillable(actor)}
      and (${origin === undefined} or a.form_id = any(${destinations}::text[]))
      and position(lower(${search}) in lower(n.first_name || ' ' || n.last_name || ' ' || a.reference)) > 0
    order by a.travel_from, a.application_uid limit ${most + 1}`);
  const items = rows.slice(0, most).map(({ declared_at, ...row }) => ({
    ...row,
    declaredAt: declared_at?.toISOString() ?? null,
  }));
  return { items, more: rows.length > most };
};
