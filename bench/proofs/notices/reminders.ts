import { remind } from '@visawright/server/product.ts';
import type { TestTenant } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import { randomOf } from '../facts/random.ts';

export interface ReminderFacts {
  readonly applications: number;
  readonly expected: number;
  readonly missed: number;
  readonly onAnotherDay: number; // also those without a reason: not yet, not any more
  readonly twice: number;
}

type Kind = 'lodgeSoon' | 'documentsMissing';
interface Life {
  readonly applicationUid: string;
  readonly days: ReadonlyMap<Kind, ReadonlySet<number>>; // of the simulated time, counted from its first day
  readonly ends: readonly { readonly day: number; readonly what: 'submitted' | 'complete' | 'moved' }[];
}

const firstDay = Date.UTC(2027, 0, 4);
const dayMs = 86_400_000;
const simulated = 45;
const isoDay = (day: number) => new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
const movedBy = 12;

// Applications whose reasons come and go at random, and a clock that is moved by six hours at a time. What is expected is computed here,
// without the functions of the product.
export async function remindWithMovedClock(tenant: TestTenant, count: number, seed: number): Promise<ReminderFacts> {
  const random = randomOf(seed);
  const below = (limit: number) => random.whole(0, limit - 1);
  const agencyUid = await tenant.agency();
  const { personUid: agentUid } = await tenant.person('agent', agencyUid);
  const lives: Life[] = [];
  for (let at = 0; at < count; at++) lives.push(await insertLife(tenant, { agencyUid, agentUid, at, below }));
  const applicationUids = lives.map(({ applicationUid }) => applicationUid);
  for (let day = 0; day < simulated; day++) {
    for (const life of lives)
      for (const end of life.ends) if (end.day === day) await endReason(tenant, life.applicationUid, end.what);
    for (const hour of [0, 6, 12, 18]) {
      const now = new Date(firstDay + day * dayMs + hour * 3_600_000);
      await Promise.all([remind(tenant.worker, now), remind(tenant.owner, now)]); // two workers at the same moment
    }
  }
  const sent = await tenant.owner.many<{ application_uid: string; kind: Kind; day: number; n: number }>(sql`
    select application_uid, kind, (at at time zone 'Asia/Kolkata')::date - ${isoDay(0)}::date as day, count(*)::int as n
    from notification where realm_id = ${tenant.realmId} and application_uid = any(${applicationUids}::uuid[])
      and kind in ('lodgeSoon', 'documentsMissing') group by 1, 2, 3`);
  const wanted = lives.flatMap(({ applicationUid, days }) =>
    [...days].flatMap(([kind, own]) => [...own].map((day) => `${applicationUid} ${kind} ${day}`)),
  );
  const seen = new Set(sent.map(({ application_uid, kind, day }) => `${application_uid} ${kind} ${day}`));
  const isWanted = new Set(wanted);
  return {
    applications: count,
    expected: wanted.length,
    missed: wanted.filter((each) => !seen.has(each)).length,
    onAnotherDay: [...seen].filter((each) => !isWanted.has(each)).length,
    twice: sent.filter(({ n }) => n > 1).length,
  };
}

interface Making {
  readonly agencyUid: string;
  readonly agentUid: string;
  readonly at: number;
  readonly below: (limit: number) => number;
}

async function insertLife(tenant: TestTenant, { agencyUid, agentUid, at, below }: Making): Promise<Life> {
  const applicantUid = await tenant.applicant({ agencyUid, agentUid });
  const lodgeBy = 12 + below(20);
  const missingSince = below(15);
  const submitted = below(2) === 0 ? below(simulated) : simulated;
  const complete = below(2) === 0 ? below(simulated) : simulated;
  const moved = below(4) === 0 ? 1 + below(lodgeBy) : simulated;
  const { uid } = await tenant.owner.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to, lodge_by)
    values (${tenant.realmId}, ${`R-${at}`}, ${applicantUid}, ${agencyUid}, ${agentUid}, 'initiated', 'India', 'Germany', 'India',
      'Tourism', 'Short stay', '2027-05-01', '2027-05-10', ${isoDay(lodgeBy)}) returning application_uid as uid`);
  await tenant.owner.run(sql`
    insert into application_summary (realm_id, application_uid, documents_present, documents_required, blocking, warnings,
      missing_documents) values (${tenant.realmId}, ${uid}, 0, 1, 0, 0, '{Photo}')`);
  await tenant.owner.run(sql`
    update application_summary set missing_since = ${isoDay(missingSince)}
    where realm_id = ${tenant.realmId} and application_uid = ${uid}`);
  const before = (end: number) => (day: number) => day >= 0 && day < simulated && day < end;
  const beforeMove = [10, 5, 1].map((days) => lodgeBy - days).filter(before(Math.min(submitted, moved)));
  const afterMove = [10, 5, 1]
    .map((days) => lodgeBy + movedBy - days)
    .filter((day) => moved < simulated && day >= moved && before(submitted)(day));
  const documents = [3, 10, 17].map((days) => missingSince + days).filter(before(Math.min(submitted, complete)));
  return {
    applicationUid: uid,
    days: new Map<Kind, Set<number>>([
      ['lodgeSoon', new Set([...beforeMove, ...afterMove])],
      ['documentsMissing', new Set(documents)],
    ]),
    ends: [
      { day: submitted, what: 'submitted' as const },
      { day: complete, what: 'complete' as const },
      { day: moved, what: 'moved' as const },
    ].filter(({ day, what }) => what === 'submitted' || day < submitted),
  };
}

async function endReason(tenant: TestTenant, uid: string, what: Life['ends'][number]['what']): Promise<void> {
  const own = sql`realm_id = ${tenant.realmId} and application_uid = ${uid}`;
  if (what === 'complete')
    await tenant.owner.run(sql`update application_summary set missing_documents = '{}' where ${own}`);
  if (what === 'moved')
    await tenant.owner.run(
      sql`update application set lodge_by = lodge_by + ${movedBy}::int, version = version + 1 where ${own}`,
    );
  if (what === 'submitted')
    await tenant.owner.transaction(async (tx) => {
      await tx.run(sql`alter table application disable trigger user`); // one step instead of four
      await tx.run(sql`update application set status = 'submitted' where ${own}`);
      await tx.run(sql`alter table application enable trigger user`);
    });
}
