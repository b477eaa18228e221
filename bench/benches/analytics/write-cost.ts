import { randomUUID } from 'node:crypto';
import { openTenants, sql, type Db } from '@visawright/server/tools.ts';
import { asAdmin, urlOf } from '../lists/lists-cluster.ts';
import type { OwnPostgres } from '../../proofs/takeover/own-postgres.ts';

const triggers = ['application_stays', 'application_marks_analytics', 'application_change_marks_analytics'];
const [pairs, writesAtOnce] = [30, 60];

interface Place {
  readonly applicantUid: string;
  readonly agencyUid: string;
  readonly agents: readonly string[];
}

// A draft with its change, and its transfer to another agent with its change: what the product writes for the two.
async function write(db: Db, { applicantUid, agencyUid, agents }: Place): Promise<void> {
  const uid = randomUUID();
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into application (realm_id, application_uid, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to)
      values (${db.realmId}, ${uid}, ${uid}, ${applicantUid}, ${agencyUid}, ${agents[0]}, 'India', 'Germany', 'India', 'Tourism', 'Short',
        '2027-03-10', '2027-03-20')`);
    await tx.run(sql`
      insert into change_log (realm_id, application_uid, person_uid, kind) values (${db.realmId}, ${uid}, ${agents[0]}, 'created')`);
  });
  await db.transaction(async (tx) => {
    await tx.run(sql`
      update application set agent_uid = ${agents[1]}, version = version + 1 where realm_id = ${db.realmId} and application_uid = ${uid}`);
    await tx.run(sql`
      insert into change_log (realm_id, application_uid, person_uid, kind) values (${db.realmId}, ${uid}, ${agents[0]}, 'transferred')`);
  });
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

// Writes with and without the triggers in turn; the ratio of each pair, and of all pairs the median, so that other work on the machine
// hardly counts.
export async function measureWriteCost(cluster: OwnPostgres, database: string): Promise<{ ratio: number; ms: number }> {
  const tenants = openTenants(urlOf(cluster, 'api', database), 1);
  try {
    return await asAdmin(cluster, database, async (query) => {
      const [row] = await query<Place & { realmId: string }>(`
        select a.realm_id as "realmId", a.applicant_uid as "applicantUid", a.agency_uid as "agencyUid",
          array(select p.person_uid from person p where p.agency_uid = a.agency_uid limit 2) as agents from applicant a limit 1`);
      const db = tenants.forRealm(row!.realmId);
      const timed = async (isOn: boolean) => {
        for (const trigger of triggers)
          await query(`alter table application ${isOn ? 'enable' : 'disable'} trigger ${trigger}`);
        await write(db, row!); // plans are made again after the change
        const started = performance.now();
        for (let at = 0; at < writesAtOnce; at++) await write(db, row!);
        return (performance.now() - started) / writesAtOnce;
      };
      await timed(true);
      const found: { ratio: number; on: number }[] = [];
      for (let pair = 0; pair < pairs; pair++) {
        const first = await timed(pair % 2 === 0);
        const second = await timed(pair % 2 !== 0);
        const [on, off] = pair % 2 === 0 ? [first, second] : [second, first];
        found.push({ ratio: on / off, on });
      }
      await timed(true);
      return { ratio: median(found.map(({ ratio }) => ratio)), ms: median(found.map(({ on }) => on)) };
    });
  } finally {
    await tenants.close();
  }
}
