/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socket as settings } from '@visawright/contract/constants.ts';
import { texts } from '@visawright/contract/texts.ts';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, disconnectLive, liveStore, onLive } from './socket.ts';
import { setStorageScope, write } from './storage.ts';
import { sessionOf, storeSession } from './stored-session.ts';
import { openBrowser } from './testing/browser.ts';

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

const isConnected = () => vi.waitFor(() => expect(liveStore.getState().state).toBe('connected'), 4_000);

test('without a stored token nothing is asked, and the state says why', async () => {
  connectLive();
  await vi.waitFor(() =>
    expect(liveStore.getState()).toMatchObject({ state: 'error', message: texts.socketTokenMissing }),
  );
  expect(admitted).toHaveLength(0);
});

test('the token goes in the auth field; on connecting, subscribers read again, then hear events', async () => {
  signIn('one');
  const heard: unknown[] = [];
  const stop = onLive('application:changed', (payload) => heard.push(payload));
  connectLive();
  await isConnected();
  expect(admitted[0]!.handshake.auth).toEqual({ token: 'one', realmClientId: 'sunrise' });
  expect(admitted[0]!.conn.transport.name).toBe('websocket');
  expect(heard).toEqual([null]);
  admitted[0]!.emit('application:changed', { applicationUid: 'a', version: 2 });
  await vi.waitFor(() => expect(heard).toEqual([null, { applicationUid: 'a', version: 2 }]));
  expect(Date.now() - liveStore.getState().lastUpdate!).toBeLessThan(1_000);
  admitted[0]!.emit('hints:missed');
  await vi.waitFor(() => expect(heard).toHaveLength(3), 3_000);
  expect(heard.at(-1)).toBeNull();
  stop();
  admitted[0]!.emit('application:changed', { applicationUid: 'a', version: 3 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toHaveLength(3);
});

test('cut by the server, it comes back by itself and reads again', async () => {
  signIn('one');
  const again = vi.fn<() => void>();
  const stop = onLive('notification:new', again);
  connectLive();
  await isConnected();
  signIn('two');
  admitted[0]!.disconnect(true);
  await vi.waitFor(() => expect(liveStore.getState().state).toBe('disconnected'));
  await isConnected();
  expect(admitted[1]!.handshake.auth).toMatchObject({ token: 'two' });
  expect(again).toHaveBeenCalledTimes(2);
  stop();
});

test('a token renewed meanwhile is given to the open socket', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  signIn('one');
  // On a busy machine the first try may be late, and the second be the open one.
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
