import { performance } from 'node:perf_hooks';
import type { SpanExporter } from './export-spans.ts';
import type { FinishedSpan, SpanAttributes, SpanKind } from './span.types.ts';
import { currentTrace, newSpanId, runInTrace, type TraceContext } from './trace-context.ts';

// One exporter for the process. Without it nothing is recorded, and a span costs one comparison.
let exporter: SpanExporter | undefined;

export function setSpanExporter(to: SpanExporter | undefined): void {
  exporter = to;
}

export const isTracing = (): boolean => exporter !== undefined;

// Decided by the trace id alone, so that all processes agree; what a caller asks for does not count.
export const isSampled = (traceId: string): boolean => exporter?.samples(traceId) ?? false;

const nowMs = () => performance.timeOrigin + performance.now();

export interface Span {
  readonly context: TraceContext;
  set(attributes: SpanAttributes): void;
  end(error?: unknown): void;
}

function openSpan(
  to: SpanExporter,
  at: { readonly traceId: string; readonly parentSpanId: string | undefined; readonly spanId: string },
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
): Span {
  const startMs = nowMs();
  let [all, isOpen] = [attributes, true];
  return {
    context: { traceId: at.traceId, spanId: at.spanId, isRecorded: true },
    set: (more) => (all = { ...all, ...more }),
    end(error) {
      if (!isOpen) return;
      isOpen = false;
      const isError = error !== undefined;
      to.add({
        traceId: at.traceId,
        spanId: at.spanId,
        parentSpanId: at.parentSpanId,
        name,
        kind,
        startMs,
        endMs: nowMs(),
        attributes: isError ? { ...all, 'error.type': errorType(error) } : all,
        isError,
      });
    },
  };
}

// The first span of this process in a trace: a call, or a run of a job. `context` already has its id.
export function startEntrySpan(
  context: TraceContext,
  parentSpanId: string | undefined,
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
): Span | undefined {
  if (exporter === undefined || !context.isRecorded) return undefined;
  return openSpan(exporter, { ...context, parentSpanId }, name, kind, attributes);
}

// Below whatever runs now; undefined while nothing is recorded.
export function startSpan(name: string, kind: SpanKind, attributes: SpanAttributes): Span | undefined {
  if (exporter === undefined) return undefined;
  const parent = currentTrace();
  if (parent === undefined || !parent.isRecorded) return undefined;
  const at = { traceId: parent.traceId, parentSpanId: parent.spanId, spanId: newSpanId() };
  return openSpan(exporter, at, name, kind, attributes);
}

// Runs the work below a span of its own.
export async function withSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, kind, attributes);
  if (span === undefined) return work(undefined);
  try {
    const result = await runInTrace(span.context, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

// Of another process that may not send anything itself, such as a reader.
export function addReportedSpan(
  parent: TraceContext,
  span: Omit<FinishedSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'isError'>,
): void {
  exporter?.add({
    ...span,
    traceId: parent.traceId,
    parentSpanId: parent.spanId,
    spanId: newSpanId(),
    isError: false,
  });
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
