import { statuses } from '@visawright/contract/application-status.ts';
import type { Home } from '@visawright/contract/home.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import { recordOf } from './application-row.ts';
import { averageOfTeam, countHome, findNeeding, findWaiting } from './home.queries.ts';

export async function home(db: Db, actor: Actor): Promise<Home> {
  const [counts, needing, waiting, teamAverage] = await Promise.all([
    countHome(db, actor),
    findNeeding(db, actor),
    findWaiting(db, actor),
    averageOfTeam(db, actor),
  ]);
  const numbers = statuses.map((status) => [status, counts.workload[status] ?? 0]);
  return {
    today: counts.today,
    needsMe: needing.map((row) => ({ reason: row.reason, application: recordOf(row, actor) })),
    needsMeCount: counts.needs_me,
    waiting: waiting.map((row) => ({
      on: row.waiting_on,
      since: row.since.toISOString(),
      application: recordOf(row, actor),
    })),
    waitingOn: { reviewer: counts.reviewer, applicant: counts.applicant },
    lodgeBy: counts.lodge_by,
    overdue: counts.overdue,
    workload: Object.fromEntries(numbers) as Home['workload'],
    openCount: counts.open,
    teamAverage,
  };
}
