import { z } from 'zod';
import { statuses } from '../applications/application-status.ts';
import { severities } from '../applications/finding-facts.ts';
import { funnelSteps } from './analytics-facts.ts';

// null: too small a group for this reader, or nothing to compute a value from.
const count = z.number().int().nullable();
const share = z.number().min(0).max(1).nullable();
const minutes = z.number().nullable();
const day = z.iso.date();
const period = z.object({ from: day, to: day });
const words = z.object({ en: z.string(), hi: z.string() });

const Change = z.object({ now: count, was: count });
const Rate = z.object({ share, cases: count, was: share, casesBefore: count });
const Duration = z.object({ median: minutes, cases: count, was: minutes, casesBefore: count });

export const Analytics = z.object({
  period,
  comparedWith: period.nullable(),
  today: day, // in the realm's time zone
  isCountedTo: z.iso.datetime(), // when the numbers were read
  hidesSmallGroups: z.boolean(),
  started: Change,
  submitted: Change,
  lead: Duration, // from the draft to the submission
  firstPass: Rate, // first reviews that approved
  corrected: Rate, // values people changed among those they looked at
  days: z.array(z.object({ day, now: count, was: count })), // applications started
  steps: z.array(z.object({ step: z.enum(funnelSteps), now: count, was: count })), // of those started, who went on
  weeks: z.array(z.object({ from: day, share, cases: count })), // first reviews, twelve weeks to the end of the period
  returnedSections: z.array(z.object({ section: z.string(), now: count })),
  outcomes: z.array(
    z.object({ outcome: z.enum(['APPROVED', 'PENDING', 'REJECTED', 'WITHDRAWN']), now: count, was: count }),
  ),
  refusals: z.array(z.object({ rule: z.string(), title: words, now: count })), // rules that refused applications still failed
  stays: z.array(
    z.object({
      status: z.enum(statuses),
      median: minutes,
      ninth: minutes,
      cases: count,
      was: minutes,
      casesBefore: count,
    }),
  ),
  statuses: z.array(z.object({ status: z.enum(statuses), now: count })), // where those started in the period are now
  destinations: z.array(
    z.object({
      destination: z.string(),
      started: count,
      startedBefore: count,
      submitted: count,
      approved: count,
      refused: count,
      open: count, // not submitted yet
    }),
  ),
  findings: z.array(
    z.object({ rule: z.string(), title: words, severity: z.enum(severities), now: count, solved: share }),
  ),
  corrections: z.array(z.object({ kind: z.string(), cases: count, changed: share, field: z.string().nullable() })),
  waiting: z.object({ reviews: count, oldest: day.nullable(), overThreeDays: count }),
  companies: z.array(
    z.object({
      uid: z.uuid(),
      name: z.string(),
      started: count,
      firstPass: share,
      reviews: count,
      months: z.array(share), // first reviews that approved, six months to the end of the period
      lead: minutes,
      corrected: share,
      granted: share, // of those decided
    }),
  ),
  companyKind: z.enum(['agency', 'agent']),
  companyTotal: z.number().int(),
});
export type Analytics = z.infer<typeof Analytics>;
