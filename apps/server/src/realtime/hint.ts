import type { SocketEvent, SocketPayloads } from '@visawright/contract/events.ts';

export const namespace = '/';
export const channel = `socket.io#${namespace}`;

const broadcast = 3; // the adapter's word for "to everyone in these rooms"
const event = 2; // the protocol's word for a named event
const longest = 7_000; // a notification of the database ends at 8,000 bytes

// One hint as the adapter of every API process reads it from the channel. Its own emitter package leaves the namespace out, which the
// adapter then ignores, and answers a failed statement by sending another.
export function hintText<E extends SocketEvent>(rooms: readonly string[], name: E, payload: SocketPayloads[E]): string {
  const text = JSON.stringify({
    uid: 'emitter',
    nsp: namespace,
    type: broadcast,
    data: {
      packet: { type: event, data: [name, payload], nsp: namespace },
      opts: { rooms, except: [], flags: {} },
    },
  });
  if (Buffer.byteLength(text) > longest) throw new Error(`a hint of ${rooms.length} rooms is too long`);
  return text;
}
