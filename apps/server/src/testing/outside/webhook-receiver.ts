import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedWebhook {
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = (reply: ServerResponse, received: ReceivedWebhook) => void;

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedWebhook[];
  answers: Answer;
  connections(): number;
  close(): void;
}

export const answers = {
  ok: (reply: ServerResponse): void => void reply.writeHead(204).end(),
  status: (status: number, headers: Record<string, string> = {}) =>
    ((reply) => void reply.writeHead(status, headers).end('no')) satisfies Answer,
  late: (ms: number) => ((reply) => void setTimeout(() => reply.writeHead(200).end(), ms)) satisfies Answer,
  never: (() => undefined) as Answer,
};

// A receiver of webhooks on loopback that notes what it gets and answers as it is asked to.
export async function openWebhookReceiver(first: Answer = answers.ok): Promise<WebhookReceiver> {
  let connections = 0;
  const receiver = { received: [] as ReceivedWebhook[], answers: first };
  const server = createServer((request: IncomingMessage, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const received = {
        at: Date.now(),
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      receiver.received.push(received);
      receiver.answers(reply, received);
    });
  });
  server.on('connection', () => connections++);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hooks/visa`,
    port,
    connections: () => connections,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
