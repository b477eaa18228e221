import { socket as settings } from '@visawright/contract/constants.ts';
import {
  missedHints,
  renewSession,
  socketEvents,
  type SocketEvent,
  type SocketPayloads,
} from '@visawright/contract/events.ts';
import { texts } from '@visawright/contract/texts.ts';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { refresh } from './refresh.ts';
import { defaultTenant } from './send.ts';
import { reconnector, type Reconnector } from './socket-reconnect.ts';
import { read } from './storage.ts';
import { runsOut, storedSession } from './stored-session.ts';
import { toast } from './toast.ts';

export interface Live {
  state: 'disconnected' | 'connected' | 'error';
  lastUpdate: number | null; // when anything last came, by this browser's clock
  message: string | null;
}
export const liveStore = create<Live>(() => ({ state: 'disconnected', lastUpdate: null, message: null }));

// null: anything may have changed while nobody listened, so read again.
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
const spreadMs = 2_000; // everybody is told at the same moment; not everybody asks at once

let line: { tries: Reconnector; socket: Socket | undefined; renewing: ReturnType<typeof setInterval> } | undefined;

// Once a page; afterwards it looks after itself.
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
  const lost = (state: Live['state'], message: string | null) => {
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
    // A dead token is renewed while waiting; whether the session has ended is for the next call to find out.
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

// The token was renewed, here or in another tab: the server would otherwise cut the socket at the old one's end.
function renew() {
  const token = storedSession()?.access_token;
  if (!line?.socket?.connected || token === sentToken) return;
  if (token === undefined) return disconnectLive();
  sentToken = token;
  line.socket.emit(renewSession, token);
}
