import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { phone } from './profile.ts';

export interface SlowRoad {
  readonly port: number;
  close(): void;
}

const pieceBytes = 4_096;

// One lane of the road: bytes of all connections pass one after the other at its rate, and arrive half a round trip later.
class Lane {
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

// A poor network in front of a server on this machine. The browser's own throttle asks for its inspector, which slows the page it watches.
export async function slowRoad(toPort: number): Promise<SlowRoad> {
  const [down, up] = [new Lane(phone.downBitsPerSecond), new Lane(phone.upBitsPerSecond)];
  const open = new Set<Socket>();
  const road = createServer((near) => {
    const far = createConnection(toPort, '127.0.0.1');
    for (const each of [near, far]) {
      open.add(each);
      each.setNoDelay(true);
      each.on('error', () => undefined);
      each.on('close', () => open.delete(each));
    }
    carry(near, far, up, pause(phone.latencyMs)); // the handshake of the connection
    carry(far, near, down, Promise.resolve());
  });
  road.listen(0, '127.0.0.1');
  await once(road, 'listening');
  return {
    port: (road.address() as AddressInfo).port,
    close() {
      road.close();
      for (const each of open) each.destroy();
    },
  };
}

function carry(from: Socket, to: Socket, lane: Lane, begun: Promise<unknown>): void {
  let last = begun;
  const after = (work: () => unknown) => {
    last = last.then(work);
  };
  from.on('data', (chunk) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      const passed = lane.pass(piece.length);
      after(async () => {
        await passed;
        to.write(piece);
      });
    }
  });
  from.on('end', () => after(() => to.end()));
  from.on('close', () => after(() => to.destroy()));
}
