import { createServer, Socket, type AddressInfo } from 'node:net';

export interface Canary {
  readonly port: number;
  hits(): number; // connections to the canary
  dialled(): readonly string[]; // every address this process connected to
  close(): void;
}

// Counts every connection to it, and records every connection that this process opens.
export async function openCanary(): Promise<Canary> {
  let hits = 0;
  const server = createServer((socket) => {
    hits++;
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 0\r\n\r\n').on('error', () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '::', ready));
  const dialled: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- restored below and always called with its socket
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat() as [{ host?: string; port?: number; path?: string } | number | string];
    dialled.push(
      typeof first === 'object' ? (first.path ?? `${first.host ?? 'localhost'}:${first.port}`) : String(first),
    );
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  return {
    port: (server.address() as AddressInfo).port,
    hits: () => hits,
    dialled: () => dialled,
    close() {
      Socket.prototype.connect = connect;
      server.close();
    },
  };
}
