import type { Distributor } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';
import { countedAtMost, openOf } from '../agencies/agencies.queries.ts';

export interface DistributorRow {
  readonly distributor_uid: string;
  readonly name: string;
  readonly type: Distributor['type'];
  readonly status: Distributor['status'];
  readonly agencies: number;
  readonly open_applications: number;
  readonly created_at: Date;
}

export const distributorColumns: Sql = sql`
  a.distributor_uid, a.name, a.type, a.status,
  (select count(*)::int from agency g where g.realm_id = a.realm_id and g.distributor_uid = a.distributor_uid) as agencies,
  (select count(*)::int from (select 1 from agency g cross join lateral (${openOf(sql`g`)}) w
    where g.realm_id = a.realm_id and g.distributor_uid = a.distributor_uid limit ${countedAtMost}) counted) as open_applications,
  a.created_at`;

export const distributorOf = (actor: Actor, row: DistributorRow): Distributor => ({
  distributorUid: row.distributor_uid,
  name: row.name,
  type: row.type,
  status: row.status,
  agencies: row.agencies,
  openApplications: row.open_applications,
  createdAt: row.created_at.toISOString(),
  can: row.type !== 'SUPER_ADMIN' && mayDo(actor, 'distributor.manage') ? ['distributor.manage'] : [],
});

export const readDistributor = async (db: Db, actor: Actor, distributorUid: string): Promise<Distributor> =>
  distributorOf(
    actor,
    await db.get<DistributorRow>(sql`
      select ${distributorColumns} from distributor a
      where a.realm_id = ${db.realmId} and a.distributor_uid = ${distributorUid}
        and ${inReach('distributor', actor, 'distributor.manage')}`),
  );

export const lockDistributor = (db: Db, actor: Actor, distributorUid: string) =>
  db.get<Pick<DistributorRow, 'type' | 'status'>>(sql`
    select a.type, a.status from distributor a
    where a.realm_id = ${db.realmId} and a.distributor_uid = ${distributorUid}
      and ${inReach('distributor', actor, 'distributor.manage')} for no key update`);
