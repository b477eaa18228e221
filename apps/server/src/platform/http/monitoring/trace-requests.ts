import type { FastifyInstance } from 'fastify';
import { isSampled, isTracing, startEntrySpan, type Span } from '../../tracing/span.ts';
import { newSpanId, readTraceparent, runInTrace, type TraceContext } from '../../tracing/trace-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: TraceContext | null;
    span: Span | null;
  }
}

const unrecorded = new Set(['/healthz', '/readyz']); // asked every few seconds

// A call continues the trace of the page that made it. Whether it is recorded is our choice alone. Without a usable header the id of the
// trace is that of the request, so that both find the same lines.
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, next) => {
    const origin = readTraceparent(request.headers.traceparent);
    const traceId = origin?.traceId ?? request.id.replaceAll('-', '');
    if (!isTracing()) request.trace = { traceId, spanId: traceId.slice(16), isRecorded: false };
    else {
      const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
      const isRecorded = isSampled(traceId) && !unrecorded.has(route);
      request.trace = { traceId, spanId: newSpanId(), isRecorded };
      const facts = { 'http.request.method': request.method, 'http.route': route };
      const name = `${request.method} ${route}`;
      request.span = startEntrySpan(request.trace, origin?.spanId, name, 'server', facts) ?? null;
    }
    runInTrace(request.trace, next);
  });
  // Reading a body leaves the context of the call, so it is entered again.
  app.addHook('preHandler', (request, _reply, next) => {
    if (request.trace === null) next();
    else runInTrace(request.trace, next);
  });
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { span } = request;
    if (span !== null) {
      const { statusCode } = reply;
      span.set({
        'http.response.status_code': statusCode,
        ...(request.realmPath ? { 'visawright.realm': request.realmPath } : {}),
      });
      span.end(statusCode >= 500 ? new ReplyFailed(statusCode) : undefined);
    }
    next();
  });
}

class ReplyFailed extends Error {
  readonly code: string;

  constructor(status: number) {
    super('the call failed');
    this.code = String(status);
  }
}
