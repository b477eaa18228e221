/// <reference types="node" />
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// Browser APIs that lib/ needs in Node tests: storage, location, and a real HTTP server.
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key = (index: number) => Object.keys(this)[index] ?? null;
  getItem = (name: string) => (Object.hasOwn(this, name) ? String(this[name]) : null);
  setItem = (name: string, value: string) => void (this[name] = value);
  removeItem = (name: string) => void delete this[name];
  clear = () => Object.keys(this).forEach((name) => delete this[name]);
}

export function openBrowser() {
  const storage = new MemoryStorage();
  // Object.keys must list stored keys only, not methods.
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false });
  Object.assign(globalThis, { localStorage: storage, sessionStorage: new MemoryStorage() });
  return storage;
}

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (seen: ReceivedRequest) => { status: number; body?: unknown };

export async function openServer(answer: Answer) {
  const calls: ReceivedRequest[] = [];
  const server: Server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      calls.push(seen);
      const { status, body: sent } = answer(seen);
      reply
        .writeHead(status, { 'content-type': 'application/json' })
        .end(sent === undefined ? '' : JSON.stringify(sent));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const direct = globalThis.fetch;
  globalThis.fetch = (url, options) => direct(`${origin}${url as string}`, options);
  const close = () => {
    globalThis.fetch = direct;
    server.closeAllConnections();
    server.close();
  };
  return { calls, close };
}
