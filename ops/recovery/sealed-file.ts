import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const magic = Buffer.from('VWB1');
const saltBytes = 32;
const chunkBytes = 1 << 20;
const tagBytes = 16;
const lastFlag = 0x8000_0000;

export class DamagedBackup extends Error {}

// The file's own name is part of its key, so that a file cannot take the place of another one.
const keyOf = (key: Buffer, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `backup ${name}`, 32));

// The key is used for one file only, so a counter is a safe nonce; it also fixes the order of chunks.
function nonceOf(n: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(n, 8);
  return nonce;
}

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    for (; waiting.length > chunkBytes; waiting = waiting.subarray(chunkBytes))
      yield { chunk: waiting.subarray(0, chunkBytes), isLast: false };
  }
  yield { chunk: waiting, isLast: true };
}

export async function* sealBytes(key: Buffer, name: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const own = keyOf(key, salt, name);
  yield Buffer.concat([magic, salt]);
  let n = 0;
  for await (const { chunk, isLast } of inChunks(source)) {
    const header = Buffer.alloc(4);
    header.writeUInt32BE(isLast ? chunk.length + lastFlag : chunk.length);
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(n++)).setAAD(header);
    yield Buffer.concat([header, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* openBytes(key: Buffer, name: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let own: Buffer | undefined;
  let isEnded = false;
  let n = 0;
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    if (!own) {
      if (waiting.length < magic.length + saltBytes) continue;
      if (!waiting.subarray(0, magic.length).equals(magic)) throw new DamagedBackup(`${name} is not a backup file`);
      own = keyOf(key, waiting.subarray(magic.length, magic.length + saltBytes), name);
      waiting = waiting.subarray(magic.length + saltBytes);
    }
    while (waiting.length >= 4) {
      const header = waiting.subarray(0, 4);
      const length = header.readUInt32BE() & ~lastFlag;
      if (waiting.length < 4 + length + tagBytes) break;
      if (isEnded) throw new DamagedBackup(`${name} goes on after its end`);
      isEnded = header.readUInt32BE() >= lastFlag;
      const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(n++)).setAAD(header);
      decipher.setAuthTag(waiting.subarray(4 + length, 4 + length + tagBytes));
      try {
        yield Buffer.concat([decipher.update(waiting.subarray(4, 4 + length)), decipher.final()]);
      } catch {
        throw new DamagedBackup(`${name} was changed, or the key is another one`);
      }
      waiting = waiting.subarray(4 + length + tagBytes);
    }
  }
  if (!isEnded || waiting.length > 0) throw new DamagedBackup(`${name} is cut short`);
}

// A file appears under its name only when it is complete and on disk. `name` is its path in the backup folder. Two processes may write the
// same object (ops/backup objects beside ops/backup wal), so each writes a file of its own first.
export async function writeSealed(
  folder: string,
  name: string,
  key: Buffer,
  source: Readable | Buffer | string,
): Promise<void> {
  const file = join(folder, name);
  // Reading starts before the first wait: Node discards what a process has written and nobody reads once it ends.
  const gzip = createGzip({ level: 1 });
  const read = pipeline(source instanceof Readable ? source : Readable.from([Buffer.from(source)]), gzip);
  read.catch((error: Error) => gzip.destroy(error));
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  await pipeline(
    gzip,
    (zipped: AsyncIterable<Buffer>) => sealBytes(key, name, zipped),
    handle.createWriteStream({ flush: true }),
  );
  await read;
  await rename(unfinished, file);
}

export function readSealed(folder: string, name: string, key: Buffer): Readable {
  const sealed = createReadStream(join(folder, name)) as AsyncIterable<Buffer>;
  const plain = Readable.from(openBytes(key, name, sealed));
  const unzipped = createGunzip();
  plain.once('error', (error) => unzipped.destroy(error));
  return plain.pipe(unzipped);
}
