import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { phone } from './profile.ts';

export interface ThrottlingProxy {
  readonly port: number;
  close(): void;
}

const pieceBytes = 4_096;

// One direction of the network: bytes of all connections pass in sequence at its rate and arrive half a round trip later.
class Link {
  readonly #msPerByte: number;
  #freeAt = 0;

  constructor(bitsPerSecond: number) {
    this.#msPerByte = 8_000 / bitsPerSecond;
  }

  async pass(bytes: number): Promise<void> {
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + bytes * this.#msPerByte;
    await pause(this.#freeAt + phone.latencyMs / 2 - performance.now());
  }
}

// A slow network in front of a local server. Throttling in the browser would need DevTools, which slows the page itself.
export async function throttlingProxy(toPort: number): Promise<ThrottlingProxy> {
  const [down, up] = [new Link(phone.downBitsPerSecond), new Link(phone.upBitsPerSecond)];
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = createConnection(toPort, '127.0.0.1');
    for (const each of [near, far]) {
      open.add(each);
      each.setNoDelay(true);
      each.on('error', () => undefined);
      each.on('close', () => open.delete(each));
    }
    forward(near, far, up, pause(phone.latencyMs)); // the handshake of the connection
    forward(far, near, down, Promise.resolve());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close() {
      proxy.close();
      for (const each of open) each.destroy();
    },
  };
}

function forward(from: Socket, to: Socket, link: Link, started: Promise<unknown>): void {
  let last = started;
  const after = (work: () => unknown) => {
    last = last.then(work);
  };
  from.on('data', (chunk) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      const passed = link.pass(piece.length);
      after(async () => {
        await passed;
        to.write(piece);
      });
    }
  });
  from.on('end', () => after(() => to.end()));
  from.on('close', () => after(() => to.destroy()));
}
