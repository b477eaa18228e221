import { allowedAttributes, allowedName, type AttributeValue } from './span-attributes.ts';
import type { FinishedSpan, SpanKind } from './span.types.ts';

export interface SpanTarget {
  readonly endpoint: string; // the collector's base address
  readonly headers: Readonly<Record<string, string>>;
  readonly ratio: number; // of traces, 0 to 1
  readonly resource: Readonly<Record<string, string>>; // service.name, service.version, …
  readonly onResult?: (isDelivered: boolean, spans: number) => void;
}

export interface SpanExporter {
  add(span: FinishedSpan): void;
  samples(traceId: string): boolean;
  close(): Promise<void>;
}

const batchSize = 512;
const mostWaiting = 8_192; // above it spans are dropped: calls never wait for a collector
const everyMs = 2_000;
const timeoutMs = 5_000;
const closeMs = 3_000;

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 };

// OTLP over HTTP as JSON (opentelemetry.io/docs/specs/otlp), which every collector takes.
export function openSpanExporter(target: SpanTarget): SpanExporter {
  const address = new URL('v1/traces', target.endpoint.endsWith('/') ? target.endpoint : `${target.endpoint}/`).href;
  const limit = Math.round(target.ratio * 0xffff_ffff);
  let waiting: FinishedSpan[] = [];
  let sending: Promise<void> | undefined;

  const post = async (batch: readonly FinishedSpan[]): Promise<void> => {
    const isDelivered = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...target.headers },
      body: JSON.stringify(requestOf(target.resource, batch)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.ok;
      },
      () => false,
    );
    target.onResult?.(isDelivered, batch.length);
  };

  // One request at a time; spans of a failed one are lost, as are those that come while the queue is full.
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await post(batch);
    }
  };
  const flush = (): Promise<void> =>
    (sending ??= drain().finally(() => {
      sending = undefined;
    }));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  return {
    add(span) {
      if (waiting.length >= mostWaiting) return target.onResult?.(false, 1);
      waiting.push(span);
      if (waiting.length >= batchSize) void flush();
    },
    samples: (traceId) => Number.parseInt(traceId.slice(-8), 16) <= limit && limit > 0,
    async close() {
      clearInterval(timer);
      const limitReached = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([flush(), limitReached]);
    },
  };
}

function requestOf(resource: Readonly<Record<string, string>>, spans: readonly FinishedSpan[]): object {
  const byService = Map.groupBy(spans, ({ service }) => service ?? resource['service.name'] ?? '');
  return {
    resourceSpans: [...byService].map(([service, own]) => ({
      resource: { attributes: Object.entries({ ...resource, 'service.name': service }).map(attributeOf) },
      scopeSpans: [{ scope: { name: 'visawright' }, spans: own.map(spanOf) }],
    })),
  };
}

const spanOf = ({ traceId, spanId, parentSpanId, name, kind, startMs, endMs, attributes, isError }: FinishedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
  name: allowedName(name),
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: allowedAttributes(attributes).map(attributeOf),
  status: isError ? { code: 2 } : {},
});

const attributeOf = ([key, value]: [string, AttributeValue]) => ({
  key,
  value:
    typeof value === 'string'
      ? { stringValue: value }
      : typeof value === 'boolean'
        ? { boolValue: value }
        : { intValue: String(Math.round(value)) },
});

// As text: the number has more digits than a double.
function nanoseconds(ms: number): string {
  const whole = Math.floor(ms);
  return `${whole}${String(Math.floor((ms - whole) * 1e6)).padStart(6, '0')}`;
}
