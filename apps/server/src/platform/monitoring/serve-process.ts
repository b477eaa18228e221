import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

export interface ServedProcess {
  readonly register: Registry;
  text(): Promise<string>; // of all metrics
  readonly isReady?: () => boolean; // a process whose health is not served elsewhere
}

// Metrics, and the health of a process without a port of its own. On an address that nothing outside reaches: the public port knows no
// metrics.
export async function serveProcess(served: ServedProcess, host: string, port: number): Promise<Server> {
  const { register, isReady } = served;
  const server = createServer((request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'GET') response.writeHead(404).end();
    else if (request.url === '/metrics')
      served.text().then(
        (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    else if (isReady && request.url === '/healthz') json(200, { status: 'ok' });
    else if (isReady && request.url === '/readyz') json(isReady() ? 200 : 503, { ready: isReady() });
    else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
