import type { DLogger } from '@dbos-inc/dbos-sdk';
import type { Logger } from 'pino';

// The engine logs job ids and causes, never inputs; its informational output is for debugging only.
export function engineLog(log: Logger): DLogger {
  const text = (entry: unknown) => (entry instanceof Error ? entry.message : String(entry)).split('\n', 1)[0]!;
  return {
    debug: (entry) => log.trace({ part: 'jobs' }, text(entry)),
    info: (entry) => log.debug({ part: 'jobs' }, text(entry)),
    warn: (entry) => log.warn({ part: 'jobs' }, text(entry)),
    error: (entry) => log.error({ part: 'jobs' }, text(entry)),
  };
}
