import { CallError } from '../../lib/api/call.ts';

// A version conflict carries the current record.
export const staleRecord = (error: unknown): unknown =>
  error instanceof CallError && error.code.endsWith('.versionStale')
    ? (error.details as { current?: unknown } | undefined)?.current
    : undefined;
