// The fixed format of a package's archive: stored, UTF-8 names, no extra fields, no comments, one timestamp. Writer and verifier share
// it, so names, sizes and checksums determine every byte outside the files.
export interface ZipEntry {
  readonly name: string;
  readonly crc: number; // CRC-32 of its bytes
  readonly size: number;
}

export const localSignature = 0x04034b50;
export const centralSignature = 0x02014b50;
export const endSignature = 0x06054b50;
export const localLength = 30;
export const centralLength = 46;
export const endLength = 22;

const version = 20; // 2.0, MS-DOS: no attributes of the packing machine
const utf8 = 0x0800;

// UTC in steps of two seconds, as the format requires; the date is in the upper half.
function dosTime(iso: string): number {
  const day = new Date(iso);
  const date = ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate();
  const time = (day.getUTCHours() << 11) | (day.getUTCMinutes() << 5) | (day.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}

type Width = 2 | 4;

function record(parts: readonly (readonly [Width, number])[], name = ''): Uint8Array<ArrayBuffer> {
  const letters = new TextEncoder().encode(name);
  const length = parts.reduce((sum, [width]) => sum + width, 0);
  const bytes = new Uint8Array(length + letters.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of parts) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  bytes.set(letters, length);
  return bytes;
}

const nameLength = (name: string) => new TextEncoder().encode(name).length;

// The fields that an entry's local and central header share.
const entryFields = ({ name, crc, size }: ZipEntry, frozenAt: string): (readonly [Width, number])[] => [
  [2, utf8],
  [2, 0], // stored
  [4, dosTime(frozenAt)],
  [4, crc],
  [4, size],
  [4, size],
  [2, nameLength(name)],
  [2, 0],
];

export const localHeader = (entry: ZipEntry, frozenAt: string): Uint8Array<ArrayBuffer> =>
  record([[4, localSignature], [2, version], ...entryFields(entry, frozenAt)], entry.name);

export const centralHeader = (entry: ZipEntry, frozenAt: string, offset: number): Uint8Array<ArrayBuffer> =>
  record(
    [
      [4, centralSignature],
      [2, version],
      [2, version],
      ...entryFields(entry, frozenAt),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ],
    entry.name,
  );

export const endRecord = (entries: number, size: number, offset: number): Uint8Array<ArrayBuffer> =>
  record([
    [4, endSignature],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
