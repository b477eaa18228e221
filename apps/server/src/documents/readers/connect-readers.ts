import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReading, ReadOptions, Readers } from '@visawright/reading/engine.types.ts';
import { onFrames, sendFrame } from './frames.ts';
import { ReadersUnavailable } from './readers-unavailable.ts';
import type { ReadReply } from './readers.types.ts';

const startsWithinMs = 10_000; // the readers may start after the worker

interface Pending {
  readonly onWork: ReadOptions['onWork'];
  readonly resolve: (reading: DocumentReading) => void;
  readonly reject: (error: Error) => void;
}

// Readers in a process of another user. A lost connection fails the jobs that were sent through it; the next job connects again.
export function connectReaders(path: string): Readers {
  const pending = new Map<number, Pending>();
  let connection: Promise<Socket> | undefined;
  let [lastId, isClosed] = [0, false];

  const failAll = (error: Error) => {
    connection = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const open = async (): Promise<Socket> => {
    const socket = await connectWithin(path, startsWithinMs);
    socket.on('error', () => undefined); // handled as its end
    socket.on('close', () => failAll(new ReadersUnavailable('the readers ended')));
    onFrames(socket, (message) => {
      const { id, reading, work, error } = message as ReadReply;
      const asked = pending.get(id);
      pending.delete(id);
      if (work) asked?.onWork?.(work);
      if (reading) asked?.resolve(reading);
      else asked?.reject(new Error(error ?? 'reading failed'));
    });
    return socket;
  };

  const connected = (): Promise<Socket> => {
    connection ??= open().catch((error: Error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  return {
    async read(job, { timeoutMs, signal, onWork } = {}) {
      if (isClosed) throw new Error('the readers are closed');
      const socket = await connected();
      signal?.throwIfAborted();
      const id = ++lastId;
      return new Promise<DocumentReading>((resolve, reject) => {
        pending.set(id, { onWork, resolve, reject });
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return;
          sendFrame(socket, { id });
          reject(new Error('reading was cancelled'));
        });
        sendFrame(socket, { id, job, timeoutMs });
      });
    },
    async close() {
      isClosed = true;
      const socket = await connection?.catch(() => undefined);
      socket?.destroy();
      failAll(new Error('the readers are closed'));
    },
  };
}

async function connectWithin(path: string, ms: number): Promise<Socket> {
  for (const end = Date.now() + ms; ; await wait(100)) {
    const socket = connect(path);
    const error = await new Promise<Error | undefined>((resolve) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('error', resolve);
    });
    if (!error) return socket;
    if (Date.now() > end) throw new ReadersUnavailable('the readers do not answer');
  }
}
