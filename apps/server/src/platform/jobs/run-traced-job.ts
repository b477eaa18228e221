import { isSampled, startEntrySpan } from '../tracing/span.ts';
import { newSpanId, newTraceId, readTraceparent, runInTrace } from '../tracing/trace-context.ts';
import type { EngineJob } from './engine.types.ts';

// Continues the trace of the call that queued the job; a job that was queued outside any call begins one.
export async function runTracedJob(job: EngineJob, traceparent: unknown, run: () => Promise<void>): Promise<void> {
  const origin = readTraceparent(traceparent);
  const traceId = origin?.traceId ?? newTraceId();
  const context = { traceId, spanId: newSpanId(), isRecorded: isSampled(traceId) };
  const facts = { 'visawright.job': job.name, 'visawright.queue': job.queue };
  const span = startEntrySpan(context, origin?.spanId, `job ${job.name}`, 'consumer', facts);
  try {
    await runInTrace(context, run);
    span?.end();
  } catch (error) {
    span?.end(error);
    throw error;
  }
}
