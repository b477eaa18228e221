import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  readonly call: string;
  readonly sentAt: number; // ms, as Date.now(); when it was due, if the caller keeps a pace
  readonly endedAt: number;
  readonly status: number; // 0: none
  readonly type: string; // of its body, or why there is none
  readonly code: string; // of an error reply
  readonly retryAfter: string; // seconds, as the reply says it
}

interface Request {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly dueAt?: number;
}

export interface Sender {
  readonly answers: Answer[];
  readonly inFlight: () => number;
  readonly oldestInFlight: () => number; // when it was sent; now, if there is none
  send(request: Request): Promise<Buffer>; // the body, empty unless the call succeeded
  close(): Promise<void>; // when everything has been answered
}

export interface SenderOrder {
  readonly port: number;
  readonly certificate?: Buffer; // of the edge; without it, the API itself is called
  readonly most?: number; // calls in flight
}

const limitMs = 40_000; // longer than any limit of the product
export const mostInFlight = 400;

export const isFailed = ({ status }: Answer): boolean => status === 0 || status >= 400;

// Sends calls on connections that stay open, and notes how each one was answered.
export function openSender({ port, certificate, most = mostInFlight }: SenderOrder): Sender {
  const { Agent, request } = certificate ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: most, ...(certificate ? { ca: certificate } : {}) });
  const place = certificate ? { servername: 'localhost' } : {};
  const host = certificate ? `localhost:${port}` : `127.0.0.1:${port}`;
  const answers: Answer[] = [];
  const inFlight = new Set<{ readonly sentAt: number }>();

  return {
    answers,
    inFlight: () => inFlight.size,
    oldestInFlight: () => [...inFlight][0]?.sentAt ?? Date.now(),
    send: ({ call, method, path, headers, body, dueAt }) =>
      new Promise<Buffer>((resolve) => {
        const sentAt = dueAt ?? Date.now();
        const one = { sentAt };
        inFlight.add(one);
        const end = (status: number, type: string, bytes: Buffer, retryAfter = '') => {
          inFlight.delete(one);
          const code = status >= 400 ? codeOf(bytes) : '';
          answers.push({ call, sentAt, endedAt: Date.now(), status, type, code, retryAfter });
          resolve(status >= 200 && status < 300 ? bytes : Buffer.alloc(0));
        };
        const asked = request(
          { agent, ...place, host: '127.0.0.1', port, method, path, headers: { host, ...headers } },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.once('close', () => {
              const isWhole = reply.complete;
              end(
                isWhole ? reply.statusCode! : 0,
                isWhole ? (reply.headers['content-type'] ?? '') : 'cut',
                Buffer.concat(parts),
                reply.headers['retry-after'],
              );
            });
            reply.on('error', () => undefined);
          },
        );
        asked.setTimeout(limitMs, () => asked.destroy(new Error('no answer')));
        let isOver = false;
        asked.once('response', () => (isOver = true));
        asked.on('error', (error: Error & { code?: string }) => {
          if (!isOver) end(0, error.code ?? error.message, Buffer.alloc(0));
          isOver = true;
        });
        asked.end(body);
      }),
    async close() {
      for (const until = Date.now() + limitMs + 5_000; inFlight.size > 0 && Date.now() < until;) await wait(50);
      agent.destroy();
    },
  };
}

function codeOf(bytes: Buffer): string {
  try {
    const { code = '', requestId } = JSON.parse(bytes.toString()) as { code?: string; requestId?: string };
    return requestId === undefined ? `${code} of the edge` : code;
  } catch {
    return bytes.toString().slice(0, 20);
  }
}
