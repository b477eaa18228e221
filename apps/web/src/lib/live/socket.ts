import { socket as settings } from '@visawright/contract/platform/constants.ts';
import {
  missedHints,
  renewSession,
  socketEvents,
  type SocketEvent,
  type SocketPayloads,
} from '@visawright/contract/platform/events.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { refresh } from '../session/refresh.ts';
import { defaultTenant } from '../http/send.ts';
import { reconnector, type Reconnector } from './socket-reconnect.ts';
import { read } from '../browser/storage.ts';
import { runsOut, storedSession } from '../tokens/stored-session.ts';
import { toast } from '../browser/toast.ts';

export interface LiveState {
  state: 'disconnected' | 'connected' | 'error';
  lastUpdate: number | null; // time of the last event, by the browser's clock
  message: string | null;
}
export const liveStore = create<LiveState>(() => ({ state: 'disconnected', lastUpdate: null, message: null }));

// null: events may have been missed, so reload.
export type LiveHandler<E extends SocketEvent> = (payload: SocketPayloads[E] | null) => void;
const handlers = new Map<SocketEvent, Set<LiveHandler<SocketEvent>>>();

export function onLive<E extends SocketEvent>(event: E, handler: LiveHandler<E>): () => void {
  const own = handlers.get(event) ?? new Set();
  handlers.set(event, own.add(handler as LiveHandler<SocketEvent>));
  return () => void own.delete(handler as LiveHandler<SocketEvent>);
}

const seen = () => liveStore.setState({ lastUpdate: Date.now() });
function readAgain() {
  seen();
  for (const handler of new Set([...handlers.values()].flatMap((own) => [...own]))) handler(null);
}

const renewEveryMs = 10_000;
const spreadMs = 2_000; // jitter, because all browsers get the event at the same time

let line: { tries: Reconnector; socket: Socket | undefined; renewing: ReturnType<typeof setInterval> } | undefined;

// Called once per page; reconnects automatically.
export function connectLive(): void {
  if (line) return;
  const tries = reconnector(() => void open(), gaveUp);
  line = { tries, socket: undefined, renewing: setInterval(renew, renewEveryMs) };
  globalThis.addEventListener?.('online', comeBack);
  void open();
}

export function disconnectLive(): void {
  if (!line) return;
  const { tries, socket, renewing } = line;
  line = undefined;
  tries.stop();
  clearInterval(renewing);
  globalThis.removeEventListener?.('online', comeBack);
  socket?.close();
  liveStore.setState({ state: 'disconnected', message: null });
}

function gaveUp() {
  liveStore.setState({ state: 'error', message: texts.socketGaveUp });
  void toast(texts.socketGaveUp, 'error', { duration: settings.gaveUpToastMs });
}

function signedOut() {
  liveStore.setState({ state: 'error', message: texts.socketTokenMissing });
  void toast(texts.socketTokenMissing, 'error');
}

const comeBack = () => {
  if (line && !line.socket?.connected) line.tries.again();
};

let sentToken: string | undefined;

async function open(): Promise<void> {
  const mine = line;
  if (!mine) return;
  const session = storedSession();
  if (!session) return signedOut();
  if (runsOut(session, 5) && session.refresh_token !== null) await refresh(session.access_token);
  const library = await import('socket.io-client').catch(() => null);
  if (line !== mine) return;
  if (!library) return mine.tries.failed();
  mine.socket?.removeAllListeners().close();
  mine.socket = library.io(location.origin, {
    path: settings.path,
    transports: [...settings.transports],
    tryAllTransports: true,
    timeout: settings.timeoutMs,
    reconnection: false,
    forceNew: true,
    auth: (give) => {
      sentToken = storedSession()?.access_token;
      give({ token: sentToken, realmClientId: read('realmClientId') ?? defaultTenant });
    },
  });
  listen(mine.socket, mine.tries);
}

function listen(socket: Socket, tries: Reconnector) {
  const lost = (state: LiveState['state'], message: string | null) => {
    liveStore.setState({ state, message });
    tries.failed();
  };
  socket.on('connect', () => {
    tries.succeeded();
    liveStore.setState({ state: 'connected', message: null });
    readAgain();
  });
  socket.on('disconnect', () => lost('disconnected', null));
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    // Refreshes an expired token while waiting; a call will find out if the session has ended.
    if (error.data?.code === 'auth.tokenDead' && sentToken) void refresh(sentToken);
    lost('error', error.message);
  });
  socket.on(missedHints, () => setTimeout(readAgain, Math.random() * spreadMs));
  for (const event of socketEvents)
    socket.on(event, (payload: SocketPayloads[SocketEvent]) => {
      seen();
      for (const handler of handlers.get(event) ?? []) handler(payload);
    });
}

// Sends a refreshed token, because the server closes the socket when the old one expires.
function renew() {
  const token = storedSession()?.access_token;
  if (!line?.socket?.connected || token === sentToken) return;
  if (token === undefined) return disconnectLive();
  sentToken = token;
  line.socket.emit(renewSession, token);
}
