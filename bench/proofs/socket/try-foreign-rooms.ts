import { setTimeout as wait } from 'node:timers/promises';
import { socketEvents } from '@visawright/contract/platform/events.ts';
import { agencyRoom, personRoom } from '@visawright/server/tools.ts';
import { openSocket, type TestSocket } from '@visawright/server/testing.ts';
import type { Crowd } from './crowd.ts';

export interface ForeignRoomAttempt extends TestSocket {
  readonly attempt: string;
}

const names = [
  'join',
  'joinRoom',
  'subscribe',
  'room',
  'room:join',
  'message',
  'session:renewed',
  'admin',
  'leave',
  'broadcast',
];

// A user of one realm tries everything a page can send to receive events of another realm. Sockets that are not cut stay open to record
// events.
export async function tryForeignRooms(url: string, from: Crowd, into: Crowd): Promise<ForeignRoomAttempt[]> {
  const [me, them] = [from.agents[0]!, into.agents[0]!];
  const rooms = [personRoom(into.realm.realmId, them.personUid), agencyRoom(into.realm.realmId, them.agencyUid)];
  const order = { token: me.token(), realm: from.realm.path };
  const tried: ForeignRoomAttempt[] = [];
  const attempt = async (name: string, act: (socket: TestSocket['socket']) => void) => {
    const opened = await openSocket(url, order);
    act(opened.socket);
    tried.push({ attempt: name, ...opened });
  };
  for (const event of [...names, ...socketEvents])
    for (const payload of [rooms[0], rooms, { room: rooms[1], rooms }])
      await attempt(`${event} ${JSON.stringify(payload).slice(0, 20)}`, (socket) => socket.emit(event, payload));
  await attempt('join, asking for an answer', (socket) => socket.emit('join', rooms, () => undefined));
  await attempt("renewed with another realm's token", (socket) => socket.emit('session:renew', them.token()));
  await attempt("renewed with a colleague's token", (socket) => socket.emit('session:renew', from.agents[1]!.token()));
  await attempt('renewed with no token', (socket) => socket.emit('session:renew', { rooms }));
  await attempt('renewed too often', (socket) => {
    for (let i = 0; i < 20; i++) socket.emit('session:renew', order.token);
  });
  await attempt('a thousand attachments announced', (socket) =>
    socket.io.engine.write('51000-["join",{"_placeholder":true,"num":0}]'),
  );
  await attempt('a packet of no kind', (socket) => socket.io.engine.write('9["join"]'));
  await attempt("the adapter's own words", (socket) =>
    socket.emit('socket.io#/', { type: 4, data: { opts: { rooms: [] }, rooms } }),
  );
  await wait(500);
  return tried;
}
