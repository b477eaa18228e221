import { presence } from '@visawright/contract/platform/constants.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { findActorsByPerson } from '../../platform/access/find-actor.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';
import { sql, type Tx } from '../../platform/db/db.ts';

const most = 50;
const pagesPerPerson = 5;
const secondsOf = (ms: number) => ms / 1_000;
const isPresent = sql`v.seen_at > now() - make_interval(secs => ${secondsOf(presence.goneMs)})`;
const isEditing = sql`v.edited_at is not null and v.edited_at > now() - make_interval(secs => ${secondsOf(presence.lockMs)})`;

export interface Visit {
  readonly applicationUid: string;
  readonly visitUid: string;
  readonly field: string | null;
  readonly isEdit: boolean;
}

// One live page of a person; the times are measured by the database's clock.
export interface VisitRow {
  readonly person_uid: string;
  readonly role: Role;
  readonly name: string;
  readonly field: string | null;
  readonly editing_since: Date | null; // null: does not hold the field
  readonly seen_ms: number;
  readonly edited_ms: number | null;
}

// Not found if the actor may not open it.
export const requireReadable = (tx: Tx, actor: Actor, applicationUid: string): Promise<unknown> =>
  tx.get(sql`
    select a.application_uid from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);

interface Before {
  readonly field: string | null;
  readonly is_editing: boolean;
}

const findVisit = (tx: Tx, { personUid }: Actor, { applicationUid, visitUid }: Visit): Promise<Before | undefined> =>
  tx.find<Before>(sql`
    select v.field, (${isEditing}) as is_editing from form_visit v
    where v.realm_id = ${tx.realmId} and v.application_uid = ${applicationUid} and v.visit_uid = ${visitUid}
      and v.person_uid = ${personUid} and ${isPresent}`);

// Returns whether others see a difference. A field keeps its time of the first change as long as it is being edited.
export async function storeVisit(tx: Tx, actor: Actor, visit: Visit): Promise<boolean> {
  const { applicationUid, visitUid, field, isEdit } = visit;
  const before = await findVisit(tx, actor, visit);
  if (!before) await removeOldVisits(tx, actor, applicationUid);
  const edited = isEdit ? sql`now()` : sql`null::timestamptz`;
  const stored = await tx.run(sql`
    insert into form_visit as v (realm_id, application_uid, visit_uid, person_uid, field, editing_since, edited_at, seen_at)
    values (${tx.realmId}, ${applicationUid}, ${visitUid}, ${actor.personUid}, ${field}, ${edited}, ${edited}, now())
    on conflict (realm_id, application_uid, visit_uid) do update set
      field = excluded.field,
      editing_since = case when v.field is not distinct from excluded.field and ${isEditing} then v.editing_since
        else excluded.editing_since end,
      edited_at = case when v.field is not distinct from excluded.field and ${isEditing}
        then coalesce(excluded.edited_at, v.edited_at) else excluded.edited_at end,
      seen_at = excluded.seen_at
    where v.person_uid = excluded.person_uid`);
  if (stored === 0) return false; // another person's page
  return !before || before.field !== field || (isEdit && !before.is_editing);
}

export const removeVisit = async (tx: Tx, actor: Actor, { applicationUid, visitUid }: Visit): Promise<boolean> =>
  (await tx.run(sql`
    delete from form_visit v where v.realm_id = ${tx.realmId} and v.application_uid = ${applicationUid}
      and v.visit_uid = ${visitUid} and v.person_uid = ${actor.personUid}`)) > 0;

// When a page opens: rows nobody renews in the whole realm, and the oldest pages of a person who has very many open.
const removeOldVisits = (tx: Tx, { personUid }: Actor, applicationUid: string): Promise<number> =>
  tx.run(sql`
    delete from form_visit d using (
      select o.application_uid, o.visit_uid from form_visit o
      where o.realm_id = ${tx.realmId} and (
        o.seen_at < now() - make_interval(secs => ${secondsOf(presence.goneMs)})
        or o.application_uid = ${applicationUid} and o.visit_uid in (
          select k.visit_uid from form_visit k
          where k.realm_id = ${tx.realmId} and k.application_uid = ${applicationUid} and k.person_uid = ${personUid}
          order by k.seen_at desc offset ${pagesPerPerson - 1}))
      for update skip locked) old
    where d.realm_id = ${tx.realmId} and d.application_uid = old.application_uid and d.visit_uid = old.visit_uid`);

// Everybody who has the form open and may still open it, the actor included.
export async function presentVisits(tx: Tx, actor: Actor, applicationUid: string): Promise<VisitRow[]> {
  const rows = await tx.many<VisitRow>(sql`
    select v.person_uid, p.role, btrim(p.first_name || ' ' || p.last_name) as name, v.field,
      case when ${isEditing} then v.editing_since end as editing_since,
      (extract(epoch from now() - v.seen_at) * 1000)::int as seen_ms,
      (extract(epoch from now() - v.edited_at) * 1000)::int as edited_ms
    from form_visit v join person p on p.realm_id = v.realm_id and p.person_uid = v.person_uid
    where v.realm_id = ${tx.realmId} and v.application_uid = ${applicationUid} and ${isPresent}
    order by v.seen_at desc limit ${most}`);
  const others = new Set(rows.map((row) => row.person_uid).filter((uid) => uid !== actor.personUid));
  const allowed = await stillAllowed(tx, [...others], applicationUid);
  return rows.filter((row) => row.person_uid === actor.personUid || allowed.has(row.person_uid));
}

async function stillAllowed(tx: Tx, personUids: readonly string[], applicationUid: string): Promise<Set<string>> {
  const people = (await findActorsByPerson(tx, personUids)).filter((one) => mayDo(one, 'application.read'));
  if (people.length === 0) return new Set();
  const checks = people
    .map((one) => sql`case when ${inReach('application', one, 'application.read')} then ${one.personUid}::text end`)
    .reduce((all, each) => sql`${all}, ${each}`);
  const { uids } = await tx.get<{ uids: string[] }>(sql`
    select array_remove(array[${checks}], null) as uids from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid}`);
  return new Set(uids);
}
