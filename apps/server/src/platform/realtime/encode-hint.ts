import type { SocketEvent, SocketPayloads } from '@visawright/contract/platform/events.ts';

const namespace = '/';
export const channel = `socket.io#${namespace}`;

const broadcast = 3; // the adapter's code for "to everyone in these rooms"
const event = 2; // the protocol's code for a named event
const longest = 7_000; // PostgreSQL limits a notification to 8,000 bytes

// A hint in the format each API process's adapter reads from the channel. The official emitter package omits the namespace, which makes
// the adapter ignore it, and reacts to a failed statement by sending another.
export function encodeHint<E extends SocketEvent>(
  rooms: readonly string[],
  name: E,
  payload: SocketPayloads[E],
): string {
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
