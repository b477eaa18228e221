import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { staffName, workload } from './staff.queries.ts';

const most = 500;

// For pickers: name and current workload.
export async function listStaffChoices(db: Db, condition: Sql) {
  const people = await db.many<{ person_uid: string; name: string; open: number }>(sql`
    select a.person_uid, trim(${staffName}) as name, ${workload} as open from person a
    where a.realm_id = ${db.realmId} and a.status = 'active' and ${condition}
    order by lower(${staffName}), a.person_uid limit ${most}`);
  return {
    people: people.map(({ person_uid, name, open }) => ({ personUid: person_uid, name, openApplications: open })),
  };
}
