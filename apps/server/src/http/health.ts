import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

export interface Readiness {
  stopping: boolean;
}

// Ready: the database answers, and the identity provider has answered once. Later silence of the provider is told but keeps us in
// service: valid tokens work to their end without it, and taking every copy away would put everyone out.
export function serveHealth(app: FastifyInstance, parts: Parts, readiness: Readiness): void {
  let hasMetIdentity = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, identity] = await Promise.all([parts.tenants.answers(), parts.identity.answers()]);
    hasMetIdentity ||= identity;
    const isReady = database && hasMetIdentity && !readiness.stopping;
    return reply.status(isReady ? 200 : 503).send({ ready: isReady, database, identity, stopping: readiness.stopping });
  });
}
