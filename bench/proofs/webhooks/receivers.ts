import { createServer, type Server, type Socket } from 'node:net';
import { answers, type WebhookReceiver } from '@visawright/server/testing.ts';

type Answer = WebhookReceiver['answers'];

// Receivers that answer badly, with the cause that is documented for it.
export function badAnswers(canaryPort: number): readonly (readonly [name: string, cause: string, answer: Answer])[] {
  const redirect = (status: number, to: string): Answer => answers.status(status, { location: to });
  const inside = [`http://127.0.0.2:${canaryPort}/`, `http://[::1]:${canaryPort}/`, `//127.0.0.2:${canaryPort}/`];
  return [
    ['never answers', 'timeout', answers.never],
    ['answers too late', 'timeout', answers.late(5_000)],
    ['sends one byte at a time', 'timeout', drip],
    ['refuses', 'status', answers.status(503)],
    ['is gone', 'status', answers.status(410)],
    ['asks for a password', 'status', answers.status(401, { 'www-authenticate': 'Basic realm="x"' })],
    ...[301, 302, 303, 307, 308].map((status, n) => {
      return [`redirects with ${status}`, 'redirect', redirect(status, inside[n % inside.length]!)] as const;
    }),
    ['redirects to a file', 'redirect', redirect(302, 'file:///etc/passwd')],
    ['says 200 and goes on for ever', 'reply', (reply) => void reply.writeHead(200).end(Buffer.alloc(5_000_000, 120))],
    ['says 200, promises more and hangs up', 'reply', brokenOff],
    ['speaks no HTTP', 'reply', (reply) => void reply.socket!.end('SSH-2.0-OpenSSH_9.7\r\n\r\n')],
    [
      'sends a header of 1 MB',
      'reply',
      (reply) => void reply.socket!.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`),
    ],
    ['hangs up', 'connection', (reply) => void reply.socket!.destroy()],
  ];
}

const drip: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '1000' });
  const timer = setInterval(() => reply.write('x'), 50);
  reply.on('close', () => clearInterval(timer));
};

const brokenOff: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '1000' });
  reply.write('ok', () => reply.socket!.destroy());
};

export interface Canary {
  readonly port: number;
  connections(): number;
  knock(): Promise<void>;
  close(): void;
}

// Listens on addresses inside. Nothing may ever connect; the control does.
export async function openCanary(): Promise<Canary> {
  let connections = 0;
  const servers: Server[] = [];
  const listen = (host: string, port: number) =>
    new Promise<number>((ready, fail) => {
      const server = createServer((socket: Socket) => {
        connections++;
        socket.destroy();
      });
      server.on('error', fail);
      server.listen(port, host, () => ready((server.address() as { port: number }).port));
      servers.push(server);
    });
  const port = await listen('127.0.0.2', 0);
  await listen('::1', port).catch(() => undefined); // a machine without IPv6
  return {
    port,
    connections: () => connections,
    knock: () =>
      fetch(`http://127.0.0.2:${port}/`).then(
        () => undefined,
        () => undefined,
      ),
    close: () => servers.forEach((server) => server.close()),
  };
}
