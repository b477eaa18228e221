import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

// Which call or job the current work belongs to, as W3C Trace Context names it. It exists without tracing too: log lines carry its id.
export interface TraceContext {
  readonly traceId: string; // 32 hexadecimal digits
  readonly spanId: string; // 16; the span that work starting now is below
  readonly isRecorded: boolean;
}

const storage = new AsyncLocalStorage<TraceContext>();

export const currentTrace = (): TraceContext | undefined => storage.getStore();
export const runInTrace = <T>(context: TraceContext, work: () => T): T => storage.run(context, work);

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

// Lines of work that belongs to no call and no job carry the id of the process, so that one start can be found by it.
const processTraceId = newTraceId();
export const traceIdForLog = (): string => storage.getStore()?.traceId ?? processTraceId;

const format = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export interface Traceparent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isRecorded: boolean;
}

// Anything but the known format counts as absent.
export function readTraceparent(value: unknown): Traceparent | undefined {
  const [, traceId, spanId, flags] = typeof value === 'string' ? (format.exec(value) ?? []) : [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags!, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isRecorded }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`;
