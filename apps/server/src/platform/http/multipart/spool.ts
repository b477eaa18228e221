import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PartUnavailable } from '../../errors/part-unavailable.ts';

// Holds the files of one request until they are stored: in memory while the budget shared by all requests allows, otherwise on disk,
// encrypted with a key that exists only for the request, in an unlinked file.
const room = 96 * 1_024 * 1_024;
let taken = 0;

export interface Spooled {
  readonly size: number;
  read(): Promise<Buffer>;
}

export class Spool {
  readonly #key = randomBytes(32);
  #held = 0;
  #file: FileHandle | undefined;
  #end = 0; // offset after the last byte written

  async receive(chunks: AsyncIterable<Buffer>): Promise<Spooled> {
    const held: Buffer[] = [];
    let written: Written | undefined;
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (!written && this.#take(chunk.length)) held.push(chunk);
      else {
        written ??= await this.#begin();
        for (const each of [...held.splice(0), chunk]) await written.write(each);
      }
    }
    return { size, read: () => (written ? written.read() : Promise.resolve(Buffer.concat(held))) };
  }

  async close(): Promise<void> {
    taken -= this.#held;
    this.#held = 0;
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }

  #take(bytes: number): boolean {
    if (taken + bytes > room) return false;
    taken += bytes;
    this.#held += bytes;
    return true;
  }

  async #begin(): Promise<Written> {
    const file = (this.#file ??= await nameless());
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-ctr', this.#key, iv);
    const start = this.#end;
    let length = 0;
    return {
      write: async (chunk) => {
        await writeWhole(file, cipher.update(chunk), start + length);
        length += chunk.length;
        this.#end = start + length; // files arrive sequentially
      },
      read: async () => {
        const sealed = Buffer.alloc(length);
        await readWhole(file, sealed, start);
        return createDecipheriv('aes-256-ctr', this.#key, iv).update(sealed);
      },
    };
  }
}

interface Written {
  write(chunk: Buffer): Promise<void>;
  read(): Promise<Buffer>;
}

// A disk that is nearly full takes a part of what it is given, and says so only in the number of bytes.
export async function writeWhole(file: Pick<FileHandle, 'write'>, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done).catch(fullDisk);
    if (bytesWritten === 0) throw new PartUnavailable('disk', 'nothing was written');
    done += bytesWritten;
  }
}

async function readWhole(file: FileHandle, into: Buffer, at: number): Promise<void> {
  for (let done = 0; done < into.length;) {
    const { bytesRead } = await file.read(into, done, into.length - done, at + done);
    if (bytesRead === 0) throw new PartUnavailable('disk', 'the file is shorter than what was written');
    done += bytesRead;
  }
}

const full: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'EROFS'];

function fullDisk(error: Error & { code?: string }): never {
  throw full.includes(error.code) ? new PartUnavailable('disk', error.code) : error;
}

// Opened and unlinked at once, so nothing remains on disk however the process ends.
async function nameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `visawright-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600).catch(fullDisk);
  await rm(path);
  return file;
}
