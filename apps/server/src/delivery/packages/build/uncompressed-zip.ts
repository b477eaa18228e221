import { crc32 } from 'node:zlib';
import { centralHeader, endRecord, localHeader } from '@visawright/contract/verify/zip-format.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const maxBytes = 0xffff_ffff; // limit of the ZIP format without ZIP64

// Stored without compression and with one timestamp, so that the same files give the same archive. The contents are compressed already.
export function uncompressedZip(files: readonly ArchivedFile[], frozenAt: string): Buffer {
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
  if (offset + size > maxBytes) throw new Error('the package is too large for one archive');
  return Buffer.concat([...parts, ...directory, endRecord(files.length, size, offset)]);
}
