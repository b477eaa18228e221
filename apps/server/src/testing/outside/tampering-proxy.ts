import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Tamper {
  readonly method?: string;
  readonly path?: (path: string) => string;
  readonly body?: (body: Buffer) => Buffer;
}

export interface TamperingProxy {
  readonly url: string;
  close(): void;
}

// A man in the middle between us and a service, with a valid signature: forwards everything unchanged except what is named.
export async function openTamperingProxy(endpoint: string, tamper: Tamper = {}): Promise<TamperingProxy> {
  const { hostname, port } = new URL(endpoint);
  const server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const sent = Buffer.concat(chunks);
      const passed = ask({
        hostname,
        port,
        method: tamper.method ?? request.method,
        path: (tamper.path ?? same)(request.url!),
        headers: request.headers, // including the host, which the signature covers
      });
      passed.on('response', (answer) => {
        reply.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(reply);
      });
      passed.on('error', () => reply.destroy());
      passed.end((tamper.body ?? same)(sent));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const same = <T>(what: T): T => what;
