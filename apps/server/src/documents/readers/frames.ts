import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const headBytes = 4;
const largest = 512 * 1_024 * 1_024; // a job with all pages of a long file

// Messages between the worker and the readers: the length, then the value as Node serialises it for child processes.
export function sendFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  socket.cork();
  socket.write(head);
  socket.write(body);
  socket.uncork();
}

// A message that is too large ends the connection.
export function onFrames(socket: Socket, receive: (value: unknown) => void): void {
  let chunks: Buffer[] = [];
  let size = 0;
  const takeFrame = (): Buffer | undefined => {
    if (size < headBytes) return undefined;
    if (chunks[0]!.length < headBytes) chunks = [Buffer.concat(chunks)];
    const length = chunks[0]!.readUInt32BE();
    if (length > largest) {
      socket.destroy();
      return undefined;
    }
    if (size < headBytes + length) return undefined;
    const all = Buffer.concat(chunks);
    const rest = all.subarray(headBytes + length);
    chunks = rest.length > 0 ? [rest] : [];
    size = rest.length;
    return all.subarray(headBytes, headBytes + length);
  };
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    for (let body = takeFrame(); body; body = takeFrame()) receive(deserialize(body));
  });
}
