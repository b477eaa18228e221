import { CallError } from '../../lib/call.ts';

// Somebody else saved first: what stands there now comes with the refusal.
export const staleValue = (error: unknown): unknown =>
  error instanceof CallError && error.code.endsWith('.versionStale')
    ? (error.details as { current?: unknown } | undefined)?.current
    : undefined;
