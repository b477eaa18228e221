import type { ByteSource } from './byte-source.ts';
import { Refusal, refuseIf } from './refusal.ts';
import { centralLength, centralSignature, endLength, endSignature, localSignature } from './zip-format.ts';
import { nameOf, isSameName } from './zip-names.ts';

interface DirectoryEntry {
  readonly name: string;
  readonly size: number;
  readonly offset: number; // of its local header
}

export interface Directory {
  readonly entries: readonly DirectoryEntry[];
  readonly offset: number; // start of the central directory, which runs to the end record
}

const maxArchive = 1024 ** 3;
const maxEntries = 500;
const maxDirectory = maxEntries * 300;
const packedFlags = 0b1001; // encrypted, or sizes after the data

// Reads the central directory; fails if any byte of the archive is unaccounted for.
export async function readDirectory(source: ByteSource): Promise<Directory> {
  const first = await source.read(0, 4);
  const isZip = first.length === 4 && new DataView(first.buffer).getUint32(0, true) === localSignature;
  refuseIf(!isZip, 'notZip');
  refuseIf(source.size > maxArchive, 'tooLarge');
  const end = await source.read(source.size - endLength, source.size);
  const view = new DataView(end.buffer);
  refuseIf(end.length < endLength || view.getUint32(0, true) !== endSignature, 'damaged');
  const count = view.getUint16(10, true);
  const size = view.getUint32(12, true);
  const offset = view.getUint32(16, true);
  refuseIf(count > maxEntries || size > maxDirectory, 'tooLarge');
  refuseIf(view.getUint16(8, true) !== count || offset + size + endLength !== source.size, 'damaged');
  const entries = entriesOf(await source.read(offset, offset + size), count);
  const names = new Set(entries.map(({ name }) => isSameName(name)));
  refuseIf(names.size !== entries.length, 'damaged');
  return { entries, offset };
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>, count: number): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: DirectoryEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + centralLength > bytes.length || view.getUint32(at, true) !== centralSignature)
      throw new Refusal('damaged');
    const nameEnd = at + centralLength + view.getUint16(at + 28, true);
    const [extra, comment] = [view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    const isPacked = (view.getUint16(at + 8, true) & packedFlags) !== 0 || view.getUint16(at + 10, true) !== 0;
    refuseIf(isPacked || extra + comment > 0, 'packedAnew');
    const size = view.getUint32(at + 24, true);
    refuseIf(nameEnd > bytes.length || view.getUint32(at + 20, true) !== size, 'damaged');
    entries.push({
      name: nameOf(bytes.subarray(at + centralLength, nameEnd)),
      size,
      offset: view.getUint32(at + 42, true),
    });
    at = nameEnd;
  }
  refuseIf(at !== bytes.length, 'damaged');
  return entries;
}
