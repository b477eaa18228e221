import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import type { Certificate } from './make-certificate.ts';

export interface TlsProxy {
  readonly upgrades: () => number; // accepted WebSocket connections
  close(): void;
}

// Ends TLS in front of the product, as a load balancer does: the caller's own X-Forwarded headers are replaced, everything else is passed
// on as it is, upgrades to WebSocket included. The API runs with TRUST_PROXY=1.
export async function startTlsProxy(port: number, apiPort: number, certificate: Certificate): Promise<TlsProxy> {
  const api = { host: '127.0.0.1', port: apiPort };
  const server = createServer({ ...certificate }, (request, reply) => {
    const passed = send(
      { ...api, method: request.method, path: request.url, headers: forwarded(request) },
      (answer) => {
        reply.writeHead(answer.statusCode!, answer.rawHeaders);
        answer.pipe(reply);
        answer.on('error', () => reply.destroy());
      },
    );
    passed.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    reply.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  let upgrades = 0;
  server.on('upgrade', (request, socket, head) => {
    const line = connect(api, () => {
      const headers = Object.entries(forwarded(request)).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => `${name}: ${one}`),
      );
      line.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      line.write(head);
      line.once('data', (reply: Buffer) => {
        if (reply.toString('latin1', 0, 12) === 'HTTP/1.1 101') upgrades++;
      });
      line.pipe(socket).pipe(line);
    });
    line.on('error', () => socket.destroy());
    socket.on('error', () => line.destroy());
    socket.on('close', () => line.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    upgrades: () => upgrades,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-proto': 'https',
});
