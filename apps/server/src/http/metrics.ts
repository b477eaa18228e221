import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from './app-error.ts';

// Route patterns only: a path, a realm or a name would be personal, and endless. Not for the outside: behind a proxy there is no such page.
export function serveMetrics(
  app: FastifyInstance,
): (method: string, route: string, status: number, ms: number) => void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const children = new Map<string, ReturnType<typeof durations.labels>>();

  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('route.unknown');
    return reply.type(register.contentType).send(await register.metrics());
  });

  return (method, route, status, ms) => {
    const key = `${method} ${status} ${route}`;
    let child = children.get(key);
    if (!child) children.set(key, (child = durations.labels(method, route, String(status))));
    child.observe(ms / 1_000);
  };
}
