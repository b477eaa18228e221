import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { socket as settings } from '@visawright/contract/platform/constants.ts';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';

interface Received {
  readonly event: string;
  readonly payload: unknown;
}

export interface TestSocket {
  readonly socket: Socket;
  readonly received: Received[];
  readonly cut: Promise<string>; // the reason, once disconnected
}

export interface SocketOptions {
  readonly token?: string;
  readonly realm?: string;
  readonly origin?: string;
  readonly transport?: 'websocket' | 'polling';
  readonly ca?: Buffer; // a certificate that only this test knows
}

export const addressOfApp = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const start = (url: string, { token, realm, origin, transport = 'websocket', ca }: SocketOptions) =>
  io(url, {
    path: settings.path,
    transports: [transport],
    auth: { ...(token === undefined ? {} : { token }), ...(realm === undefined ? {} : { realmClientId: realm }) },
    reconnection: false,
    forceNew: true,
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
    ...(ca === undefined ? {} : { ca: ca.toString() }),
  });

// A page's socket: open, or rejected with what the page would receive.
export function openSocket(url: string, order: SocketOptions): Promise<TestSocket> {
  const socket = start(url, order);
  const received: Received[] = [];
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }));
  const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve({ socket, received, cut }));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}

export const refusedWith = (url: string, order: SocketOptions): Promise<string> =>
  openSocket(url, order).then(
    ({ socket }) => {
      socket.close();
      return 'admitted';
    },
    (error: Error) => error.message,
  );

export async function waitUntil(fits: () => boolean, ms = 5_000): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(10)) if (fits()) return true;
  return fits();
}
