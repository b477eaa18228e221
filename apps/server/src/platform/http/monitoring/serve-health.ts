import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts/parts.ts';
import { steadyAnswer } from './steady-answer.ts';

export interface Readiness {
  stopping: boolean;
  askedAt: number; // by a load balancer, ms of performance.now()
  firstRefusedAt: number | undefined; // when it learned that we are stopping
}

// Ready once the database answers and the identity provider has answered at least once. If the provider is unreachable later, we report
// it but stay in service: tokens already issued remain valid, and taking every instance out would stop all users. For the same reason a
// part that is slow, or a queue for its connections, does not take a copy out of service.
export function serveHealth(app: FastifyInstance, parts: Parts, readiness: Readiness): void {
  const databaseAnswers = steadyAnswer(() => parts.tenants.answers());
  const identityAnswers = steadyAnswer(() => parts.identity.answers());
  let hasMetIdentity = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, identity] = await Promise.all([databaseAnswers(), identityAnswers()]);
    hasMetIdentity ||= identity;
    const isReady = database && hasMetIdentity && !readiness.stopping;
    readiness.askedAt = performance.now();
    if (readiness.stopping) readiness.firstRefusedAt ??= performance.now();
    return reply.status(isReady ? 200 : 503).send({ ready: isReady, database, identity, stopping: readiness.stopping });
  });
}
