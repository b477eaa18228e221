import { createAdapter } from '@socket.io/postgres-adapter';
import { socket as settings } from '@visawright/contract/constants.ts';
import { missedHints, renewSession } from '@visawright/contract/events.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { apiHeaders } from '../http/headers.ts';
import type { Parts } from '../parts.ts';
import { admit, refusal } from './admit.ts';
import { openHintsLink } from './hints-link.ts';
import { LiveSession } from './live-session.ts';
import { ownOrigins } from './own-origin.ts';
import { personRoom } from './rooms.ts';

const longestMessage = 4_096;
const greetingMs = 10_000; // a connection that has not shown its token by then is dropped
const neverMs = 2 ** 31 - 1;

// Hints for open pages. A page is told things and asks for nothing: the only event it may send is a newer token.
export function serveSockets(app: FastifyInstance, parts: Parts, register: Registry): void {
  const origins = ownOrigins(parts.config, parts.realms);
  const sessions = new Map<string, LiveSession>();
  const opened = new Gauge({ name: 'sockets_open', help: 'Sockets open now', registers: [register] });
  const sent = new Counter({ name: 'socket_events_total', help: 'Events sent to sockets', registers: [register] });
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
  // What was said while nobody listened is lost: every page reads again.
  const link = openHintsLink(parts.config.DATABASE_API_URL, parts.log, () => io.local.emit(missedHints));
  io.adapter(createAdapter(link.pool, { cleanupInterval: neverMs }));
  io.engine.use((_request: unknown, reply: { setHeader(name: string, value: string): void }, next: () => void) => {
    for (const [name, value] of Object.entries(apiHeaders)) reply.setHeader(name, value);
    next();
  });

  const enter = async (socket: Socket, answer: (refused?: Error) => void) => {
    const before = changes;
    try {
      const session = new LiveSession(socket, parts.actors, await admit(parts, origins, socket.handshake));
      await session.prepare();
      Object.assign(socket.data, { before, session });
    } catch (error) {
      return answer(refusal(error));
    }
    answer();
  };
  io.use((socket, answer) => void enter(socket, answer));

  io.on('connection', (socket: Socket) => {
    const { before, session } = socket.data as { before: number; session: LiveSession };
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
        .catch(() => undefined); // the database is away: it stays as it was until its token ends
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
