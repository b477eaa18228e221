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

// Somebody between us and a part, with a good signature in hand: passes everything on as it is but for what is named.
export async function tamperingProxy(endpoint: string, tamper: Tamper = {}): Promise<TamperingProxy> {
  const { hostname, port } = new URL(endpoint);
  const server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const sent = Buffer.concat(chunks);
      const passed = ask({
        hostname,
        port,
        method: tamper.method ?? request.method,
        path: (tamper.path ?? same)(request.url!),
        headers: request.headers, // the host's name among them, which the signature covers
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
