import { crc32 } from 'node:zlib';
import { centralHeader, endRecord, localHeader } from '@visawright/contract/verify/zip-format.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const most = 0xffff_ffff; // what the plain format can count

// Files as they are, one after another, all of one time: the same files give the same archive. What is in it is compressed already.
export function storedZip(files: readonly ArchivedFile[], frozenAt: string): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const entry = { name, crc: crc32(bytes), size: bytes.length };
    const header = localHeader(entry, frozenAt);
    directory.push(centralHeader(entry, frozenAt, offset));
    parts.push(header, bytes);
    offset += header.length + bytes.length;
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  if (offset + size > most) throw new Error('the package is too large for one archive');
  return Buffer.concat([...parts, ...directory, endRecord(files.length, size, offset)]);
}
