import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

// A proxy in front of a part that can be shut as if the part had failed: new connections are refused, open ones are cut.
export interface Gate {
  readonly port: number;
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export async function openGate(host: string, port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((near) => {
    if (isShut) {
      near.destroy();
      return;
    }
    const far = connect({ host, port });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isShut = true;
      cut();
    },
    open: () => void (isShut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
