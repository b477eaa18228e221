import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { AppError } from '../../errors/app-error.ts';
import { createRequestDurations, type RequestDurations } from './request-durations.ts';

// Labels are route patterns only: paths, realms or names would be personal data and unbounded. Hidden from the outside: any request that
// came through a proxy gets 404.
export function serveMetrics(app: FastifyInstance): { observe: RequestDurations['observe']; register: Registry } {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { observe, text } = createRequestDurations();
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('route.unknown');
    return reply.type(register.contentType).send((await register.metrics()) + text());
  });
  return { observe, register };
}
