// Polynomial of CRC-32, as ZIP files have it.
const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
}

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
      [checksum(bytes), 4],
      [body.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const head = record([0x04034b50, 4], ...facts);
    const entry = record([0x02014b50, 4], [version, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    parts.push(head, name, body);
    directory.push(entry, name);
    offset += head.length + name.length + body.length;
    listed += entry.length + name.length;
  }
  const count = files.length;
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type });
}
