import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createRequestDurations, type RequestDurations } from './request-durations.ts';

// Labels are route patterns only: paths, realms or names would be personal data and unbounded.
export interface Metrics {
  readonly observe: RequestDurations['observe'];
  readonly register: Registry;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { observe, text } = createRequestDurations();
  return { observe, register, text: async () => (await register.metrics()) + text() };
}

// On a port and address of their own, which nothing outside reaches: the public port knows no metrics.
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
    else
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
