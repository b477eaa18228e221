import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serveHandoffPage } from './handoff/serve-handoff-page.ts';
import { AppError } from './http/app-error.ts';
import type { Handlers } from './http/call.ts';
import { sendError } from './http/errors.ts';
import { apiHeaders } from './http/headers.ts';
import { serveHealth, type Readiness } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveOpenApi } from './http/openapi.routes.ts';
import { servePages } from './http/page.ts';
import { refuseBrokenRequests } from './http/raw-refusal.ts';
import { requestLines } from './http/request-lines.ts';
import { serveReference } from './http/reference.ts';
import { serveOperations } from './http/serve.ts';
import { handlers as allHandlers } from './handlers.ts';
import type { Parts } from './parts.ts';
import { serveSockets } from './realtime/serve-sockets.ts';
import { serveShare } from './share/serve-share.ts';
import { serveResumable } from './uploads/resumable/serve-resumable.ts';
import { serveVerifyPage } from './verify/serve-verify-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
    routesServed: { method: string; url: string }[]; // for proofs that walk all of them
  }
}

const bodyLimit = 256 * 1_024;

export async function buildApp(parts: Parts, handlers: Handlers = allHandlers): Promise<FastifyInstance> {
  const { config, log } = parts;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    childLoggerFactory: (own) => own, // one a request would cost more than all else we do; lines name the request themselves
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit,
    http: { requireHostHeader: false }, // refused below, in our own words
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000, // longer than the proxies in front keep theirs
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(apiHeaders);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequests,
  });
  const lines = requestLines(log);
  const readiness: Readiness = { stopping: false };
  app.decorate('readiness', readiness);
  app.decorateRequest('realmPath', '');
  app.decorate('routesServed', []);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) app.routesServed.push({ method: each, url });
  });

  const { observe, register } = serveMetrics(app);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(apiHeaders);
    if (readiness.stopping) void reply.header('connection', 'close');
    if (request.headers.host === undefined) next(new AppError('input.invalid'));
    else next();
  });
  // When the reply is ready to leave, not when it has left: waiting for that costs every call its listeners.
  app.addHook('onSend', (request, reply, _payload, next) => {
    const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    observe(request.method, route, reply.statusCode, ms);
    lines.write({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
      realm: request.realmPath,
    });
    next();
  });
  app.addHook('onClose', (_app, done) => {
    lines.flush();
    done();
  });
  app.setErrorHandler(sendError);

  readJsonBodies(app);
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new AppError('quota.tooMany') });
  await serveOperations(app, parts, handlers);
  await serveResumable(app, parts);
  serveHealth(app, parts, readiness);
  serveOpenApi(app);
  serveReference(app);
  serveShare(app, parts);
  serveHandoffPage(app, parts);
  serveVerifyPage(app, parts);
  await servePages(app, parts);
  serveSockets(app, parts, register);
  return app;
}
