import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  centralHeader,
  centralLength,
  endLength,
  endRecord,
  localHeader,
  localLength,
  type ZipEntry,
} from '@visawright/contract/verify/zip-format.ts';

export interface StreamedFile {
  readonly name: string;
  readonly size: number;
  readonly load: () => Promise<Buffer>;
}

const mostBytes = 0xffff_ffff; // the format without ZIP64
const nameBytes = (name: string) => Buffer.byteLength(name);

// One file in memory at a time, so that an archive of any size costs the same. A file whose size is not as expected ends the stream.
export function streamZip(files: readonly StreamedFile[], at: string): { body: Readable; length: number } {
  const length = files.reduce(
    (sum, { name, size }) => sum + localLength + centralLength + 2 * nameBytes(name) + size,
    endLength,
  );
  if (length > mostBytes) throw new RangeError('too large for one archive');
  async function* chunks() {
    const directory: Uint8Array[] = [];
    let offset = 0;
    for (const { name, size, load } of files) {
      const bytes = await load();
      if (bytes.length !== size) throw new Error('a stored file has another size than its row says');
      const entry: ZipEntry = { name, crc: crc32(bytes), size };
      const header = localHeader(entry, at);
      directory.push(centralHeader(entry, at, offset));
      offset += header.length + size;
      yield header;
      if (size > 0) yield bytes;
    }
    const directoryLength = directory.reduce((sum, each) => sum + each.length, 0);
    yield Buffer.concat([...directory, endRecord(files.length, directoryLength, offset)]);
  }
  return { body: Readable.from(chunks(), { objectMode: false }), length };
}
