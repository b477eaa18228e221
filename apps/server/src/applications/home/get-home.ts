import { statuses } from '@visawright/contract/applications/application-status.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import { presentApplication } from '../records/present-application.ts';
import { getTeamAverage, countHome, listLodgeNext, listNeedingMe, listWaiting } from './home.queries.ts';

export async function getHome(db: Db, actor: Actor): Promise<Home> {
  const [counts, needing, waiting, lodgeNext, teamAverage] = await Promise.all([
    countHome(db, actor),
    listNeedingMe(db, actor),
    listWaiting(db, actor),
    listLodgeNext(db, actor),
    getTeamAverage(db, actor),
  ]);
  const numbers = statuses.map((status) => [status, counts.workload[status] ?? 0]);
  return {
    today: counts.today,
    needsMe: needing.map((row) => ({ reason: row.reason, application: presentApplication(row, actor) })),
    needsMeCount: counts.needs_me,
    waiting: waiting.map((row) => ({
      on: row.waiting_on,
      since: row.since.toISOString(),
      application: presentApplication(row, actor),
    })),
    waitingOn: { reviewer: counts.reviewer, applicant: counts.applicant },
    lodgeBy: counts.lodge_by,
    lodgeNext,
    overdue: counts.overdue,
    workload: Object.fromEntries(numbers) as Home['workload'],
    openCount: counts.open,
    teamAverage,
  };
}
