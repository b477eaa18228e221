import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serveBackchannelLogout } from '../identity/sessions/serve-backchannel-logout.ts';
import { serveExtensionBuild } from '../identity/extension/serve-extension-build.ts';
import { serveHandoffPage } from '../documents/handoff/serve-handoff-page.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { Handlers } from '../platform/http/call.ts';
import { sendError } from '../platform/http/send-error.ts';
import { apiHeaders } from '../platform/http/headers.ts';
import { serveHealth, type Readiness } from '../platform/http/monitoring/serve-health.ts';
import { readJsonBodies } from '../platform/http/read-json-bodies.ts';
import { createMetrics, type Metrics } from '../platform/http/monitoring/create-metrics.ts';
import { serveOpenApi } from '../platform/http/openapi/serve-openapi.ts';
import { serveHelp } from '../platform/http/pages/serve-help.ts';
import { servePages } from '../platform/http/pages/serve-pages.ts';
import { refuseBrokenRequests } from '../platform/http/refuse-broken-requests.ts';
import { openRequestLog } from '../platform/http/monitoring/request-log.ts';
import { traceRequests } from '../platform/http/monitoring/trace-requests.ts';
import { serveReference } from '../platform/http/openapi/serve-reference.ts';
import { serveOperations } from '../platform/http/serve-operations.ts';
import { serveChannelCallbacks } from '../applications/notifications/channels/callbacks/serve-channel-callbacks.ts';
import { serveCalendar } from '../insight/integrations/calendar/serve-calendar.ts';
import { alertAdmins } from '../insight/trail/alert-admins.ts';
import { handlers as allHandlers } from './handlers.ts';
import { sharedRateLimitStore } from '../platform/limits/shared-rate-limit-store.ts';
import type { Parts } from '../platform/parts/parts.ts';
import { serveSockets } from '../platform/realtime/serve-sockets.ts';
import { serveShare } from '../delivery/share/serve-share.ts';
import { serveStart } from '../delivery/share/serve-start.ts';
import { serveResumable } from '../documents/resumable-uploads/serve-resumable.ts';
import { serveVerifyPage } from '../delivery/verify/serve-verify-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
    metrics: Metrics;
    routesServed: { method: string; url: string }[]; // lets the bench check every route
  }
}

const bodyLimit = 256 * 1_024;

export async function buildApp(parts: Parts, handlers: Handlers = allHandlers): Promise<FastifyInstance> {
  const { config, log } = parts;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    childLoggerFactory: (own) => own, // a child logger per request is expensive; log lines name the request themselves
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit,
    // A missing host is refused below, with our own error reply. Node looks for slow requests every 30 s by default, and takes the longer
    // of its two limits for the whole request, so the limit for headers (60 s) has to be the shorter one.
    http: { requireHostHeader: false, connectionsCheckingInterval: 1_000, headersTimeout: 20_000 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000, // longer than the proxies in front of us
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(apiHeaders);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequests,
  });
  const lines = openRequestLog(log);
  const readiness: Readiness = { stopping: false, askedAt: -Infinity, firstRefusedAt: undefined };
  app.decorate('readiness', readiness);
  app.decorateRequest('realmPath', '');
  app.decorateRequest('personUid', '');
  app.decorate('routesServed', []);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) app.routesServed.push({ method: each, url });
  });

  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  traceRequests(app);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(apiHeaders);
    if (readiness.stopping) void reply.header('connection', 'close');
    if (request.headers.host === undefined) next(new AppError('input.invalid'));
    else next();
  });
  // Logged when the reply is ready, not when it has been sent: waiting for that would add listeners to every call.
  app.addHook('onSend', (request, reply, _payload, next) => {
    const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observe(request.method, route, reply.statusCode, ms);
    lines.write({
      requestId: request.id,
      traceId: request.trace?.traceId ?? '',
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
      realm: request.realmPath,
      person: reply.statusCode >= 400 ? request.personUid : '',
    });
    next();
  });
  app.addHook('onClose', (_app, done) => {
    lines.flush();
    done();
  });
  const pages = { realms: parts.realms, publicHost: new URL(config.PUBLIC_URL).host };
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, pages));

  readJsonBodies(app);
  await app.register(rateLimit, {
    global: false,
    store: sharedRateLimitStore(parts.callCounters),
    errorResponseBuilder: () => new AppError('quota.tooMany'),
  });
  await serveOperations(app, parts, handlers, alertAdmins);
  await serveResumable(app, parts);
  await serveBackchannelLogout(app, parts);
  await serveChannelCallbacks(app, parts);
  serveHealth(app, parts, readiness);
  serveOpenApi(app);
  serveReference(app);
  serveExtensionBuild(app, parts);
  serveShare(app, parts);
  serveStart(app, parts);
  serveCalendar(app, parts);
  serveHandoffPage(app, parts);
  serveVerifyPage(app, parts);
  serveHelp(app, parts);
  await servePages(app, parts);
  serveSockets(app, parts, metrics.register);
  return app;
}
