import type { SavedView } from '@visawright/contract/identity/preferences.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';

const most = 50;

const columns = (actor: Actor) => sql`
  v.view_uid as "viewUid", v.list, v.name, v.query, v.is_shared as "isShared", v.person_uid = ${actor.personUid} as "isMine"`;

// Colleagues share an agency, distributor or the platform agency. Applicants have none, nor do people without a company.
const hasColleagues = ({ role, agencyUid, distributorUid }: Actor) =>
  role === 'admin' || role === 'reviewer' || (role !== 'applicant' && (agencyUid ?? distributorUid) !== null);

const isSharedWith = (actor: Actor) =>
  !hasColleagues(actor)
    ? sql`false`
    : sql`v.is_shared and v.agency_uid is not distinct from ${actor.agencyUid}::uuid
        and v.distributor_uid is not distinct from ${actor.distributorUid}::uuid`;

export const listSavedViews: Handler<'listSavedViews'> = async ({ db, actor }, { query }) => ({
  views: await db.many<SavedView>(sql`
    select ${columns(actor)} from saved_view v
    where v.realm_id = ${db.realmId} and v.list = ${query.list} and (v.person_uid = ${actor.personUid} or ${isSharedWith(actor)})
    order by v.created_at, v.view_uid limit 500`),
});

export const createSavedView: Handler<'createSavedView'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    await refuseTooMany(tx, actor);
    const isShared = body.isShared && hasColleagues(actor);
    return tx.get<SavedView>(sql`
      insert into saved_view as v (realm_id, person_uid, agency_uid, distributor_uid, list, name, query, is_shared)
      values (${tx.realmId}, ${actor.personUid}, ${actor.agencyUid}, ${actor.distributorUid}, ${body.list}, ${body.name},
        ${body.query}, ${isShared})
      returning ${columns(actor)}`);
  });

async function refuseTooMany(tx: Db, { personUid }: Actor): Promise<void> {
  const mine = sql`realm_id = ${tx.realmId} and person_uid = ${personUid}`;
  // Serialised, because concurrent requests could each see room for one more.
  await tx.run(sql`select 1 from person where ${mine} for no key update`);
  const { n } = await tx.get<{ n: number }>(sql`select count(*)::int as n from saved_view where ${mine}`);
  if (n >= most) throw new AppError('quota.tooMany', undefined, `You can keep ${most} views. Remove one first.`);
}

export const deleteSavedView: Handler<'deleteSavedView'> = async ({ db, actor }, { body }) => {
  const gone = await db.run(sql`
    delete from saved_view where realm_id = ${db.realmId} and view_uid = ${body.viewUid} and person_uid = ${actor.personUid}`);
  if (gone === 0) throw new AppError('record.notFound');
  return { ok: true };
};
