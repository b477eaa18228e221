import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { ReaderWork, Readers } from '@visawright/reading/engine.types.ts';
import { onFrames, sendFrame } from './frames.ts';
import type { ReadReply, ReadRequest } from './readers.types.ts';

// Serves readers on a socket of the file system. Who may use it is decided by the folder's owner and group.
export function serveReaders(readers: Readers, path: string): Promise<Server> {
  rmSync(path, { force: true }); // a predecessor that was killed has left it
  const server = createServer((socket) => serve(readers, socket));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      chmodSync(path, 0o660);
      resolve(server);
    });
  });
}

function serve(readers: Readers, socket: Socket): void {
  const running = new Map<number, AbortController>();
  const reply = (message: ReadReply) => {
    running.delete(message.id);
    if (!socket.destroyed) sendFrame(socket, message);
  };
  socket.on('error', () => undefined); // handled as its end
  socket.on('close', () => {
    for (const cancel of running.values()) cancel.abort();
  });
  onFrames(socket, (message) => {
    const { id, job, timeoutMs } = message as ReadRequest;
    if (!job) return running.get(id)?.abort();
    const cancel = new AbortController();
    running.set(id, cancel);
    let work: ReaderWork | undefined;
    const onWork = (done: ReaderWork) => void (work = done);
    readers.read(job, { signal: cancel.signal, onWork, ...(timeoutMs === undefined ? {} : { timeoutMs }) }).then(
      (reading) => reply({ id, reading, ...(work && { work }) }),
      (error: Error) => reply({ id, error: error.message }),
    );
  });
}
