import { daysLater } from '@visawright/contract/dates/days.ts';
import { dayInZone } from '@visawright/contract/dates/time-since.ts';
import { periodOf } from '@visawright/contract/insight/analytics-facts.ts';
import { accountStatusJoins, mayAct } from '../../../platform/access/may-act.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../../platform/jobs/run-hourly.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';

const earliestHour = 7;
const hourMs = 3_600_000;

// On Monday from seven in the realm's time zone, the numbers of the week before for everyone who asked for them. Looking again is harmless:
// a job with the same key exists once.
export async function enqueueSummaries(jobs: Jobs, db: Db, now: number): Promise<number> {
  const { zone } = await db.get<{ zone: string }>(sql`select analytics_zone(${db.realmId}) as zone`);
  const monday = dayInZone(now, zone);
  const isTime = periodOf('week', monday).from === monday && dayInZone(now - earliestHour * hourMs, zone) === monday;
  if (!isTime) return 0;
  const from = daysLater(monday, -7);
  return db.transaction(async (tx) => {
    const people = await tx.many<{ uid: string }>(sql`
      select p.person_uid as uid from person p ${accountStatusJoins}
      where p.realm_id = ${tx.realmId} and p.role in ('admin', 'distributor', 'agency') and p.joined_at is not null and ${mayAct}
        and (p.preferences ->> 'weeklyNumbers')::boolean`);
    for (const { uid } of people)
      await jobs.enqueue(tx, 'analyticsMail', `${uid} ${from}`, { realmId: tx.realmId, personUid: uid, from });
    return people.length;
  });
}

export const watchSummaries = (parts: SweepParts & { readonly jobs: Jobs }): { close(): void } =>
  runHourlyInRealms(parts, 'weekly summaries', async (db, now) => {
    await enqueueSummaries(parts.jobs, db, now);
    return 0; // nothing is deleted
  });
