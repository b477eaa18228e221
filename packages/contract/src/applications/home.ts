import { z } from 'zod';
import { Application } from './application.ts';
import { statuses } from './application-status.ts';

export const homeReasons = [
  'returned', // a reviewer sent sections back
  'lodgeSoon', // the lodge-by date is within the realm's urgent days
  'packageReady', // next is the online form or the appointment
  'approved', // the package can be built
  'draftIdle', // nothing added for three days
] as const;

// The agent's home screen. Every number counts rows the agent may open.
export const Home = z.object({
  today: z.iso.date(), // in the realm's time zone
  needsMe: z.array(z.object({ reason: z.enum(homeReasons), application: Application })),
  needsMeCount: z.number().int(),
  waiting: z.array(
    z.object({ on: z.enum(['reviewer', 'applicant']), since: z.iso.datetime(), application: Application }),
  ),
  waitingOn: z.object({ reviewer: z.number().int(), applicant: z.number().int() }),
  lodgeBy: z.array(z.object({ day: z.iso.date(), count: z.number().int() })), // the next 14 days
  lodgeNext: z.array(z.object({ applicationUid: z.uuid(), applicantName: z.string(), day: z.iso.date() })), // the first of them
  overdue: z.number().int(), // lodge-by date passed, not submitted
  workload: z.record(z.enum(statuses), z.number().int()),
  openCount: z.number().int(), // not yet submitted
  teamAverage: z.number(), // open applications per agent of the agency
});
export type Home = z.infer<typeof Home>;
