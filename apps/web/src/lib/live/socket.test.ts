/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socket as settings } from '@visawright/contract/platform/constants.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, disconnectLive, liveStore, onLive } from './socket.ts';
import { setStorageScope, write } from '../browser/storage.ts';
import { sessionOf, storeSession } from '../tokens/stored-session.ts';
import { openBrowser } from '../testing/browser.ts';

let io: Server;
let admitted: Socket[];
const signIn = (access_token: string) =>
  storeSession(
    sessionOf('form', { access_token, refresh_token: 'handle', expires_in: 300, refresh_expires_in: 1_800 }),
  );

beforeEach(async () => {
  openBrowser();
  setStorageScope('sunrise');
  write('realmClientId', 'sunrise');
  admitted = [];
  const http = createServer();
  io = new Server(http, { path: settings.path });
  io.on('connection', (socket) => admitted.push(socket));
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
afterEach(async () => {
  disconnectLive();
  await io.close();
  vi.unstubAllGlobals();
});

const isConnected = () => vi.waitFor(() => expect(liveStore.getState().state).toBe('connected'), 15_000);

test('does not connect without a stored token', async () => {
  connectLive();
  await vi.waitFor(
    () => expect(liveStore.getState()).toMatchObject({ state: 'error', message: texts.socketTokenMissing }),
    15_000,
  );
  expect(admitted).toHaveLength(0);
});

test('sends the token in the auth field, then notifies subscribers', async () => {
  signIn('one');
  const received: unknown[] = [];
  const stop = onLive('application:changed', (payload) => received.push(payload));
  connectLive();
  await isConnected();
  expect(admitted[0]!.handshake.auth).toEqual({ token: 'one', realmClientId: 'sunrise' });
  expect(admitted[0]!.conn.transport.name).toBe('websocket');
  expect(received).toEqual([null]);
  const emitted = Date.now();
  admitted[0]!.emit('application:changed', { applicationUid: 'a', version: 2 });
  await vi.waitFor(() => expect(received).toEqual([null, { applicationUid: 'a', version: 2 }]), 15_000);
  expect(liveStore.getState().lastUpdate!).toBeGreaterThanOrEqual(emitted);
  admitted[0]!.emit('hints:missed');
  await vi.waitFor(() => expect(received).toHaveLength(3), 15_000);
  expect(received.at(-1)).toBeNull();
  stop();
  admitted[0]!.emit('application:changed', { applicationUid: 'a', version: 3 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(3);
});

test('reconnects and reloads after the server disconnects', async () => {
  signIn('one');
  const again = vi.fn<() => void>();
  const stop = onLive('notification:new', again);
  connectLive();
  await isConnected();
  signIn('two');
  admitted[0]!.disconnect(true);
  await vi.waitFor(() => expect(liveStore.getState().state).toBe('disconnected'), 15_000);
  await isConnected();
  expect(admitted[1]!.handshake.auth).toMatchObject({ token: 'two' });
  expect(again).toHaveBeenCalledTimes(2);
  stop();
});

test('sends a refreshed token over the open socket', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  signIn('one');
  // On a busy machine the first attempt may time out and the second one connect.
  const renewed = new Promise((resolve) => {
    io.on('connection', (socket) => socket.once('session:renew', resolve));
  });
  connectLive();
  await isConnected();
  signIn('two');
  vi.advanceTimersByTime(10_000);
  expect(await renewed).toBe('two');
  vi.useRealTimers();
});
