import { createAdapter } from '@socket.io/postgres-adapter';
import { socket as settings } from '@visawright/contract/platform/constants.ts';
import { missedHints, renewSession } from '@visawright/contract/platform/events.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { apiHeaders } from '../http/headers.ts';
import type { Parts } from '../parts/parts.ts';
import { admitSocket, socketRefusal } from './admit-socket.ts';
import { openHintsLink } from './hints-link.ts';
import { registerSocketMetrics } from './socket-metrics.ts';
import { SocketSession } from './socket-session.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { personRoom } from './rooms.ts';

const longestMessage = 4_096;
const greetingMs = 10_000; // connections that have not authenticated by then are dropped
const neverMs = 2 ** 31 - 1;

// Pushes hints to open pages. The only event a page may send is a renewed token.
export function serveSockets(app: FastifyInstance, parts: Parts, register: Registry): void {
  const origins = allowedOrigins(parts.config, parts.realms);
  const sessions = new Map<string, SocketSession>();
  const { opened, sent } = registerSocketMetrics(register);
  let changes = 0;

  const io = new Server(app.server, {
    path: settings.path,
    transports: [...settings.transports],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: greetingMs,
    allowRequest: (request, answer) => {
      origins.of(request.headers.origin).then(
        (origin) => answer(null, origin !== undefined),
        () => answer('unavailable', false),
      );
    },
  });
  // Hints sent while disconnected are lost, so every page reloads its data.
  const link = openHintsLink(parts.config.DATABASE_API_URL, parts.log, () => io.local.emit(missedHints));
  io.adapter(createAdapter(link.pool, { cleanupInterval: neverMs }));
  io.engine.use((_request: unknown, reply: { setHeader(name: string, value: string): void }, next: () => void) => {
    for (const [name, value] of Object.entries(apiHeaders)) reply.setHeader(name, value);
    next();
  });

  const enter = async (socket: Socket, answer: (refused?: Error) => void) => {
    const before = changes;
    try {
      const session = new SocketSession(socket, parts.actors, await admitSocket(parts, origins, socket.handshake));
      await session.prepare();
      Object.assign(socket.data, { before, session });
    } catch (error) {
      return answer(socketRefusal(error));
    }
    answer();
  };
  io.use((socket, answer) => void enter(socket, answer));

  io.on('connection', (socket: Socket) => {
    const { before, session } = socket.data as { before: number; session: SocketSession };
    const orCut = (work: Promise<unknown>) => void work.catch(() => session.cut());
    sessions.set(socket.id, session);
    opened.set(sessions.size);
    socket.on('disconnect', () => {
      session.close();
      sessions.delete(socket.id);
      opened.set(sessions.size);
    });
    socket.onAnyOutgoing(() => sent.inc());
    socket.use(([event], next) => (event === renewSession ? next() : session.cut()));
    socket.on(renewSession, (token: unknown, answer: unknown) => {
      const renewed = session.renew(token).then((ok) => {
        if (typeof answer === 'function') (answer as (reply: { ok: boolean }) => void)({ ok });
        if (!ok) session.cut();
      });
      orCut(renewed);
    });
    session.open();
    if (before !== changes) orCut(session.lookAgain());
  });

  parts.actors.onForget((payload) => {
    changes++;
    for (const id of payload === '' ? sessions.keys() : socketsOf(payload))
      sessions
        .get(id)
        ?.lookAgain()
        .catch(() => undefined); // the database is unavailable; the socket stays until its token expires
  });

  const socketsOf = (payload: string): Iterable<string> => {
    const { realmId, personUid } = JSON.parse(payload) as { realmId: string; personUid: string };
    return [...(io.sockets.adapter.rooms.get(personRoom(realmId, personUid)) ?? [])];
  };

  app.addHook('preClose', async () => {
    for (const session of sessions.values()) session.cut();
    await io.sockets.adapter.close();
    io.engine.close();
    await link.close();
  });
}
