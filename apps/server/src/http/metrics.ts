import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { AppError } from './app-error.ts';
import { durations, type Durations } from './durations.ts';

// Route patterns only: a path, a realm or a name would be personal, and endless. Not for the outside: behind a proxy there is no such page.
export function serveMetrics(app: FastifyInstance): { observe: Durations['observe']; register: Registry } {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { observe, text } = durations();
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('route.unknown');
    return reply.type(register.contentType).send((await register.metrics()) + text());
  });
  return { observe, register };
}
