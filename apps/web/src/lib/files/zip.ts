import { crc32 } from '@visawright/contract/verify/crc32.ts';
import { centralSignature, endRecord, localSignature } from '@visawright/contract/verify/zip-format.ts';

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Numbers in little-endian order, each with its size in bytes.
function record(...fields: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

const version = 20;
const utf8 = 0x0800;
const deflated = 8;
const firstDay = 0x21; // 1 January 1980: the same content gives the same bytes

// Compressed files in one ZIP; the browser compresses.
export async function zipFile(files: readonly (readonly [name: string, text: string])[], type: string): Promise<Blob> {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let listed = 0;
  for (const [path, text] of files) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const body = await compress(bytes);
    const facts = [
      [version, 2],
      [utf8, 2],
      [deflated, 2],
      [0, 2],
      [firstDay, 2],
      [crc32(bytes), 4],
      [body.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const head = record([localSignature, 4], ...facts);
    const entry = record([centralSignature, 4], [version, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    parts.push(head, name, body);
    directory.push(entry, name);
    offset += head.length + name.length + body.length;
    listed += entry.length + name.length;
  }
  const end = endRecord(files.length, listed, offset);
  return new Blob([...parts, ...directory, end], { type });
}
