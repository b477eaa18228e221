import { sql, type Sql } from '../db/db.ts';
import { jobId } from './job-id.ts';
import type { JobName } from './jobs.types.ts';

// How the engine marks a job that ended without its own last step.
const givenUp = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'];

// A condition: the engine gave up the job with this name and key. `key` is SQL, so one query covers many rows.
export const isGivenUp = (name: JobName, key: Sql): Sql => sql`exists (
  select from dbos.workflow_status w where w.workflow_uuid = ${jobId(name, '')}::text || ${key} and w.status = any(${givenUp}))`;
